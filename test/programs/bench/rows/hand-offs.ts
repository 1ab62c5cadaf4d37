import { compare } from '#test/programs/handoffs/compare'
import { COMPARED } from '#test/programs/handoffs/figures'
import { fallOf, toNaive, toTurns } from '#test/programs/handoffs/tables'
import { type Bench, rounded } from '../row'

const GAMES = 10
const SEED = 1
const LEAST_FALL = 0.9
const MOST_TO_TURNS = 1.15
/** At 400 points, set-up included. */
const MOST_TO_NAIVE = 0.45

/** How much less often a game changes hands if both sides have the orders Cautious; test/figures.md has more games. */
export const handOffs: Bench = {
  name: 'hand-offs',
  async measure() {
    return COMPARED.flatMap((fleets) => {
      const comparison = compare(fleets, GAMES, SEED)
      const [fall, ratio] = [fallOf(comparison), toTurns(comparison.standard)]
      const planned = toNaive(comparison, comparison.planned)
      const of = `practice bot, ${fleets}, ${GAMES} games`
      return [
        {
          name: `interrupts and returns fall by, ${of}`,
          figure: rounded(fall),
          unit: 'part',
          budget: `≥ ${LEAST_FALL}`,
          met: fall >= LEAST_FALL,
        },
        {
          name: `hand-offs to turns, ${of}`,
          figure: rounded(ratio),
          unit: 'ratio',
          budget: `≤ ${MOST_TO_TURNS}`,
          met: ratio <= MOST_TO_TURNS,
        },
        {
          name: `hand-offs to those of who is asked always, ${of}`,
          figure: rounded(toNaive(comparison, comparison.standard)),
          unit: 'ratio',
          budget: 'reported',
          met: true,
        },
        {
          name: `the same with set-up planned, ${of}`,
          figure: rounded(planned),
          unit: 'ratio',
          budget: fleets === 'casual-400' ? `≤ ${MOST_TO_NAIVE}` : 'reported',
          met: fleets !== 'casual-400' || planned <= MOST_TO_NAIVE,
        },
      ]
    })
  },
}
