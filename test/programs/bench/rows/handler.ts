import { gunzipSync, gzipSync } from 'node:zlib'
import type { AskName } from '#shared/game/engine/decision'
import { testApp } from '#test/support/app'
import { postGame } from '../posted-game'
import { type Bench, median, quantile, type Row, rounded, timed } from '../row'
import { stopwatch } from '../stopwatch'

/** Until then the runtime still compiles what it has found to be hot. */
const WARM_UP = 48
const SEEDS = 48
/** The floor; what is aimed at stands beside it. */
const MOST_TIMES = 3
const AIM_TIMES = 2.5
const MOST_GROWTH = 1.2
/** A median of fewer samples says nothing. */
const FEWEST = 8
const MOST_BYTES = 4096

/** Questions of an attack: their targets are measured, their dice are public, their answers bring damage. */
const ATTACK = /^(attack|defense)\./

interface Sample {
  round: number
  ask: AskName
  /** ms from the request to the whole answer; nothing but the processor is waited for. */
  spent: number
  reference: number
  bytes: number
}

async function sampleGame(seed: number): Promise<Sample[]> {
  const app = testApp()
  const lastRequest = stopwatch(app)
  const samples: Sample[] = []
  await postGame(app, seed, async ({ game, round, ask, send }) => {
    await send()
    const spent = lastRequest()
    const stored = gzipSync(JSON.stringify((await app.deps.games.load(game))?.head))
    const reference = timed(() => gzipSync(JSON.stringify(JSON.parse(gunzipSync(stored).toString('utf8')))))
    samples.push({ round, ask, spent, reference, bytes: stored.byteLength })
  })
  return samples
}

/** One decision per submission, from the request to the answer, on the store in memory. */
export const handler: Bench = {
  name: 'handler',
  async measure() {
    for (let seed = 1; seed <= WARM_UP; seed += 1) await sampleGame(seed)
    const samples: Sample[] = []
    for (let seed = 1; seed <= SEEDS; seed += 1) samples.push(...(await sampleGame(seed)))
    const growth = growthIn(samples)
    const bytes = Math.max(...samples.map((s) => s.bytes))
    return [
      perSubmission('server CPU per submission of one decision, whole handler, median', samples),
      perSubmission(
        'the same, of a decision within an attack',
        samples.filter(({ ask }) => ATTACK.test(ask)),
      ),
      {
        name: 'server CPU per submission, 99 of 100',
        figure: rounded(
          quantile(
            samples.map((s) => s.spent),
            0.99,
          ),
        ),
        unit: 'ms',
        budget: 'aim ≤ 8 ms',
        met: true,
      },
      {
        name: 'server CPU per submission in round 6 to the same questions in round 1',
        figure: rounded(growth),
        unit: 'ratio',
        budget: `≤ ${MOST_GROWTH}`,
        met: growth <= MOST_GROWTH,
      },
      {
        name: 'stored HEAD, gzipped, largest, learning scenario',
        figure: bytes,
        unit: 'bytes',
        budget: `≤ ${MOST_BYTES}`,
        met: bytes <= MOST_BYTES,
      },
    ]
  },
}

/** What the questions of round 6 cost to what they cost in round 1; there are none of attacks yet, as nobody is in range. */
function growthIn(samples: readonly Sample[]): number {
  const [first, last] = [1, 6].map((round) => samples.filter((s) => s.round === round))
  let [then, now] = [0, 0]
  for (const ask of new Set(first?.map((s) => s.ask))) {
    const [before, after] = [first, last].map((of) => (of ?? []).filter((s) => s.ask === ask).map((s) => s.spent))
    if (!before || !after || Math.min(before.length, after.length) < FEWEST) continue
    then += median(before) * after.length
    now += median(after) * after.length
  }
  return now / then
}

function perSubmission(name: string, samples: readonly Sample[]): Row {
  const spent = median(samples.map((s) => s.spent))
  const reference = median(samples.map((s) => s.reference))
  return {
    name,
    figure: rounded(spent),
    unit: 'ms',
    reference: { name: 'gunzip + parse + stringify + gzip of the same HEAD', figure: rounded(reference) },
    ratio: rounded(spent / reference),
    budget: `≤ ${MOST_TIMES} × reference (aim ≤ ${AIM_TIMES}, ≤ 2 ms)`,
    met: spent <= MOST_TIMES * reference,
  }
}
