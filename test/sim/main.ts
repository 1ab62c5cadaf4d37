import { parseArgs } from 'node:util'
import { fromCommandLine } from '#test/support/command-line'
import { FLEETS, type Fleets } from './fleets'
import { playGames, type SimOptions } from './play'

const ONLY = { bot: 'random', orders: 'none' } as const
const USAGE = `npm run sim -- --games N --seed S [--check N] [--fleets ${FLEETS.join('|')}]`

function options(): SimOptions {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      check: { type: 'string', default: '10' },
      fleets: { type: 'string', default: 'learning' },
      bot: { type: 'string', default: ONLY.bot },
      orders: { type: 'string', default: ONLY.orders },
    },
  })
  for (const [name, only] of Object.entries(ONLY))
    if (values[name as keyof typeof ONLY] !== only) throw new Error(`--${name} can only be ${only} so far`)
  return {
    games: natural('games', values.games),
    seed: natural('seed', values.seed),
    check: natural('check', values.check),
    fleets: fleetsOf(values.fleets),
  }
}

/** Random bots play whole games, with all invariants checked on every `--check`th state; prints one JSON object. */
function main(): void {
  const asked = fromCommandLine(USAGE, options)
  const report = playGames(asked)
  console.log(JSON.stringify(report, null, 2))
  const [first] = report.violations
  if (!first) return
  console.error(
    `${report.violations.length} violations; the first again: npm run sim -- --games 1 --seed ${first.seed} --check ${asked.check} --fleets ${asked.fleets}`,
  )
  process.exitCode = 1
}

function fleetsOf(text: string): Fleets {
  const found = FLEETS.find((fleets) => fleets === text)
  if (!found) throw new Error(`--fleets is one of ${FLEETS.join(', ')}, not ${text}`)
  return found
}

function natural(name: string, text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) throw new Error(`--${name} must be a number from 1 on, not ${text}`)
  return n
}

main()
