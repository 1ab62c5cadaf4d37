import { parseArgs } from 'node:util'
import { fromCommandLine, natural } from '#test/support/command-line'
import { compare } from './compare'
import { COMPARED, FIGURES, keep } from './figures'
import { handOffsTable, leftTable } from './tables'

const USAGE = 'npm run handoffs -- [--games N] [--seed S]'

/** Plays the same games without orders and with them, and keeps the figures for the page of tests. */
function main(): void {
  const { games, seed } = fromCommandLine(USAGE, () => {
    const { values } = parseArgs({
      options: { games: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
    })
    return { games: natural('games', values.games), seed: natural('seed', values.seed) }
  })
  const played = COMPARED.map((fleets) => compare(fleets, games, seed))
  keep(played)
  console.log(`${handOffsTable(played)}\n\n${leftTable(played)}\n\n${FIGURES} is written; npm run readme`)
}

main()
