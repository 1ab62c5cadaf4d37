import { readFileSync } from 'node:fs'
import { begin, startBattle, startGame } from '#shared/game'
import { check } from '#shared/messages/en/check'
import { type Difference, PARTS } from '#shared/play/replay/difference'
import type { ExportedGame } from '#shared/play/replay/exported-game'
import { readExport } from '#shared/play/replay/read-export'
import { type Verdict, verifyGame } from '#shared/play/replay/verify-game'
import { fromCommandLine, helpIfAsked } from '#test/support/command-line'
import { REPAIR_USAGE, repairCommand } from './repair-command'

const USAGE = `npm run replay -- FILE (of GET /games/:id/export)\n       ${REPAIR_USAGE}`

/** Plays an exported game again and says what matches; fails at the first difference, which it names. */
function main(): void {
  const game = fromCommandLine(USAGE, () => read(process.argv.slice(2)))
  const verdict = fromCommandLine(USAGE, () => verified(game))
  for (const line of linesOf(game, verdict)) console.log(printable(line))
  const [first] = differencesOf(verdict)
  if (!first) return
  console.error(printable(`${check.mismatch} ${check.difference(first)}`))
  process.exitCode = 1
}

function read(names: readonly string[]): ExportedGame {
  const [name, ...more] = names
  if (name === undefined || more.length > 0) throw new Error('one file, please')
  const found = readExport(JSON.parse(readFileSync(name, 'utf8')))
  if ('game' in found) return found.game
  throw new Error(`${name} is not an exported game${found.fault === '' ? '' : `: look at ${found.fault}`}`)
}

/** What an event of a damaged file lacks shows only where it is used. */
function verified(game: ExportedGame): Verdict {
  try {
    return verifyGame(game, { startGame, startBattle, begin })
  } catch (error) {
    throw new Error(`the game cannot be checked: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Names in somebody else's file shall not steer the terminal. */
const printable = (line: string): string => line.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')

const differencesOf = ({ differences }: Verdict): Difference[] =>
  PARTS.flatMap((part) => (differences[part] ? [differences[part]] : []))

function linesOf(game: ExportedGame, { rounds, differences, counts }: Verdict): string[] {
  const names = `${game.seats.a.name} – ${game.seats.b.name}`
  const parts = PARTS.map((part) => `${differences[part] ? '✗' : '✓'} ${check.parts[part]}`)
  const all = differencesOf({ rounds, differences, counts }).length === 0 ? [check.match(counts)] : []
  return [`${game.gameId}: ${names}`, ...rounds.map((round) => check.round(round)), ...parts, ...all]
}

helpIfAsked(USAGE)
const args = process.argv.slice(2)
if (args.includes('--repair')) await repairCommand(args)
else main()
