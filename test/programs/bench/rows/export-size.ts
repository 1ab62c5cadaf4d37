import { gzipSync } from 'node:zlib'
import { exportedGame } from '#test/support/exported'
import { type Bench, rounded } from '../row'

const SEEDS = [1, 2, 3]
const BUDGET = 30

/** The decisions of whole games of the learning scenario, as they are handed out: the game that needs most. */
export const exportSize: Bench = {
  name: 'export-size',
  async measure() {
    let most = 0
    for (const seed of SEEDS) {
      const { decisions } = await exportedGame(seed)
      most = Math.max(most, gzipSync(JSON.stringify(decisions)).byteLength / decisions.length)
    }
    return [
      {
        name: 'exported decision list, gzipped as a whole, learning scenario, largest of 3 games',
        figure: rounded(most),
        unit: 'bytes/decision',
        budget: `≤ ${BUDGET}`,
        met: most <= BUDGET,
      },
    ]
  },
}
