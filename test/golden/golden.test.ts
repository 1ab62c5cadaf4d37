import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readExport } from '#shared/replay/read-export'
import { verdictOn } from '#test/replay/tampered'
import { GOLDEN, goldenFile } from './games'

test.each(GOLDEN)(
  'The finished game $name is played to the same end by the rules of today (R15)',
  ({ name, reason }) => {
    const read = readExport(JSON.parse(readFileSync(goldenFile(name), 'utf8')))
    if (!('game' in read)) throw new Error(`${name} is no exported game: ${read.fault}`)
    const { game } = read
    expect(game.result.reason).toBe(reason)
    const { differences, rounds } = verdictOn(game)
    expect(
      differences,
      'if the rules were meant to change: npm run golden, and say in the commit which rule changed',
    ).toEqual({})
    expect(rounds.at(-1)?.round).toBe(game.result.round)
  },
)
