import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { exportedGame } from '#test/support/exported'
import { firstOf } from './tampered'

const folder = mkdtempSync(join(tmpdir(), 'armada-replay-'))
const ENV = { ...process.env, DATA_FOLDER: join(folder, 'mistyped') }
afterAll(() => rmSync(folder, { recursive: true }))

let game: ExportedGame
beforeAll(async () => {
  game = await exportedGame(4)
})

function started(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env: ENV })
  return { status, stdout, stderr }
}

function replay(text: string) {
  const file = join(folder, 'game.json')
  writeFileSync(file, text)
  return started(process.execPath, '--import', 'tsx', 'test/play/replay/main.ts', file)
}

test('A whole game that matches is told round by round, and the command succeeds', () => {
  const { status, stdout, stderr } = replay(JSON.stringify(game))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (let round = 1; round <= game.result.round; round += 1)
    expect(stdout).toMatch(new RegExp(`^Round ${round}: .* match`, 'm'))
  expect(stdout).toMatch(/All \d+ rolls, 1 shuffle and \d+ dials match what was promised/)
})

test('The first difference is named in plain words, and the command fails', () => {
  const copy = structuredClone(game)
  const dial = firstOf(copy, 'dialRevealed')
  dial.command = dial.command === 'repair' ? 'navigate' : 'repair'
  const { status, stderr } = replay(JSON.stringify(copy))
  expect(status).toBe(1)
  expect(stderr).toContain(`Dial ${dial.n} of ${dial.ship} is not what was sealed when it was set.`)
})

test('A name in the file cannot steer the terminal', () => {
  const seats = { ...game.seats, a: { ...game.seats.a, name: '\u001b[2JA' } }
  expect(replay(JSON.stringify({ ...game, seats })).stdout).toContain(`${game.gameId}: ?[2JA – ${game.seats.b.name}`)
})

test.each([
  ['is not JSON', 'no game', /Usage: npm run replay/],
  ['is something else', '{"name":"x"}', /is not an exported game: look at format/],
  ['is of a later version', '', /look at version/],
  ['was played by other rules', 'rules', /look at rulesVersion/],
  ['has an event without contents', 'bare', /cannot be checked/],
])('A file that %s is refused with a sentence, not with a stack', (_, text, sentence) => {
  const later = () => JSON.stringify({ ...game, version: 2 })
  const bare = () => JSON.stringify({ ...game, events: [{ type: 'dialsSet' }] })
  const otherRules = () => JSON.stringify({ ...game, rulesVersion: 2 })
  const made = { '': later, bare, rules: otherRules }[text]
  const { status, stderr } = replay(made?.() ?? text)
  expect(status).toBe(2)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/^ +at /m)
})

test('A store that cannot be opened is named in a sentence when a game is to be repaired', () => {
  const { status, stdout, stderr } = started('npm', 'run', '--silent', 'replay', '--', '--repair', 'abc')
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toBe(`There is no data folder ${join(folder, 'mistyped')}.\n`)
})
