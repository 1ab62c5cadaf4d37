import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES_VERSIONS } from '#shared/game/engine/versions'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { readExport } from '#shared/play/replay/read-export'
import { verdictOn } from '#test/play/replay/tampered'
import { GOLDEN, goldenFile } from './games'

test.each(GOLDEN)(
  'The finished game $name is played to the same end by the rules of today (R15)',
  ({ name, reason, rules, preset }) => {
    const read = readExport(JSON.parse(readFileSync(goldenFile(name), 'utf8')))
    if (!('game' in read)) throw new Error(`${name} is no exported game: ${read.fault}`)
    const { game } = read
    expect(game).toMatchObject({ rulesVersion: rules, scenario: preset === undefined ? 'learning' : 'battle' })
    expect(game.result.reason).toBe(reason)
    const { differences, rounds } = verdictOn(game)
    expect(
      differences,
      'if the rules were meant to change: npm run golden, and say in the commit which rule changed',
    ).toEqual({})
    expect(rounds.at(-1)?.round).toBe(game.result.round)
  },
)

test.each(RULES_VERSIONS)(
  'Rules %i, once released, have golden games of the learning scenario and of battles (design 7)',
  (rules) => {
    const kept = GOLDEN.filter((game) => game.rules === rules)
    expect(kept.some(({ preset }) => preset === undefined)).toBe(true)
    expect(kept.some(({ preset }) => preset !== undefined)).toBe(true)
  },
)

test('A game keeps the rules that it began with, and no export of unknown rules is played (design 7)', () => {
  const json = JSON.parse(readFileSync(goldenFile('eliminated'), 'utf8')) as ExportedGame
  expect(json.rulesVersion).toBe(RULES_VERSIONS[0])
  expect(readExport({ ...json, rulesVersion: 99 })).toEqual({ fault: 'rulesVersion' })
})

test('in no fleet of a game a ship carries the same card twice (R2.10)', () => {
  const json = JSON.parse(readFileSync(goldenFile('core-set'), 'utf8'))
  json.battle.fleets.a.ships[1].upgrades.push('overload-pulse')
  expect(readExport(json)).toEqual({ fault: 'battle.fleets.a.ships.1.upgrades' })
})
