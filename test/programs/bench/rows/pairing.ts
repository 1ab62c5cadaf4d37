import type { Couple } from '#shared/league/pairing-field'
import { pairRound } from '#shared/league/round-pairing'
import { type Bench, rounded, timed } from '../row'

const PLAYERS = 512
const ROUNDS = 9
const BUDGET_MS = 1000

/** A large Swiss event whose ranking never changes: everybody has met those around them, so pairing is hardest. */
export const pairing: Bench = {
  name: 'pairing',
  measure() {
    const ranked = Array.from({ length: PLAYERS }, (_, i) => `player-${i}`)
    const met: Couple[] = []
    const times = Array.from({ length: ROUNDS }, () => {
      let pairs: Couple[] = []
      const time = timed(() => {
        pairs = pairRound({ ranked, met }).pairs.map(({ a, b }) => [a, b])
      })
      met.push(...pairs)
      return time
    })
    const figure = Math.max(...times)
    return Promise.resolve([
      {
        name: `a Swiss round of ${PLAYERS} players is paired, slowest of ${ROUNDS}`,
        figure: rounded(figure),
        unit: 'ms',
        budget: `≤ ${BUDGET_MS} ms`,
        met: figure <= BUDGET_MS,
      },
    ])
  },
}
