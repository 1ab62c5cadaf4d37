import { parseArgs } from 'node:util'
import { FLEETS, type Fleets, playGames } from './play'

const ONLY = { bot: 'random', orders: 'none' } as const

/** `npm run sim -- --games N --seed S [--check N] [--fleets learning|crowded]`: random bots play whole games; prints one JSON object. */
function main(): void {
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
  const check = natural('check', values.check)
  const report = playGames({
    games: natural('games', values.games),
    seed: natural('seed', values.seed),
    check,
    fleets: fleetsOf(values.fleets),
  })
  console.log(JSON.stringify(report, null, 2))
  const [first] = report.violations
  if (!first) return
  console.error(
    `${report.violations.length} violations; the first again: npm run sim -- --games 1 --seed ${first.seed} --check ${check} --fleets ${values.fleets}`,
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
