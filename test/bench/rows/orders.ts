import { gunzipSync, gzipSync } from 'node:zlib'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { testApp } from '#test/support/app'
import { openMetered, type Usage } from '../metered-table'
import { beginOrderedBattle } from '../posted-battle'
import { playOn } from '../posted-game'
import { type Bench, median, type Row, rounded, timed } from '../row'
import { stopwatch } from '../stopwatch'

const WARM_UP = 2
const SEEDS = 4
const MOST_TIMES = 3
const MOST_BYTES = 8192
const METERED_SEED = 1

interface Sample {
  /** ms from the request to the whole answer. */
  spent: number
  reference: number
  bytes: number
  /** Decisions that orders took in this submission. */
  inAdvance: number
}

async function sampleBattle(seed: number): Promise<Sample[]> {
  const app = testApp()
  const lastRequest = stopwatch(app)
  const samples: Sample[] = []
  await playOn(await beginOrderedBattle(app, seed), seed, async ({ game, send }) => {
    await send()
    const spent = lastRequest()
    const head = (await app.deps.games.load(game))?.head
    const stored = gzipSync(JSON.stringify(head))
    const reference = timed(() => gzipSync(JSON.stringify(JSON.parse(gunzipSync(stored).toString('utf8')))))
    const inAdvance = (head?.out.decisions ?? []).filter(({ by }) => by === 'order').length
    samples.push({ spent, reference, bytes: stored.byteLength, inAdvance })
  })
  return samples
}

/** Battles of 400 points in which both seats have fifty orders: what is stored, and what a submission costs. */
export const orders: Bench = {
  name: 'orders',
  async measure() {
    for (let seed = 101; seed <= 100 + WARM_UP; seed += 1) await sampleBattle(seed)
    const samples: Sample[] = []
    for (let seed = 1; seed <= SEEDS; seed += 1) samples.push(...(await sampleBattle(seed)))
    const bytes = Math.max(...samples.map((s) => s.bytes))
    const [alone, answered] = [
      samples.filter(({ inAdvance }) => inAdvance === 0),
      samples.filter(({ inAdvance }) => inAdvance > 0),
    ]
    return [
      {
        name: 'stored HEAD, gzipped, largest, 400 points with 50 orders a seat',
        figure: bytes,
        unit: 'bytes',
        budget: `≤ ${MOST_BYTES}`,
        met: bytes <= MOST_BYTES,
      },
      perDecision('server CPU per submission of one decision at 400 points, orders silent, median', alone),
      perDecision('server CPU per decision where orders answered as well, median', answered),
      {
        name: 'the whole of such a submission, median',
        figure: rounded(median(answered.map(({ spent }) => spent))),
        unit: 'ms',
        budget: 'reported',
        met: true,
      },
      {
        name: 'answers of orders in such a submission',
        figure: rounded(answered.reduce((sum, { inAdvance }) => sum + inAdvance, 0) / answered.length),
        unit: 'mean',
        budget: 'reported',
        met: true,
      },
      ...(await calls()),
    ]
  },
}

function perDecision(name: string, samples: readonly Sample[]): Row {
  const spent = median(samples.map((s) => s.spent / (1 + s.inAdvance)))
  const reference = median(samples.map((s) => s.reference))
  return {
    name,
    figure: rounded(spent),
    unit: 'ms',
    reference: { name: 'gunzip + parse + stringify + gzip of the same HEAD', figure: rounded(reference) },
    ratio: rounded(spent / reference),
    budget: `≤ ${MOST_TIMES} × reference`,
    met: spent <= MOST_TIMES * reference,
  }
}

/** Calls and units of the table, of submissions in which orders answered. */
async function calls(): Promise<Row[]> {
  const metered = await openMetered()
  const app = testApp(storesOn(metered.table))
  const usages: Usage[] = []
  await playOn(await beginOrderedBattle(app, METERED_SEED), METERED_SEED, async ({ game, send }) => {
    metered.usage()
    await send()
    const usage = metered.usage()
    const decisions = (await app.deps.games.load(game))?.head.out.decisions ?? []
    if (decisions.some(({ by }) => by === 'order')) usages.push(usage)
  })
  await metered.close()
  return [
    most('store calls per submission in which orders answered', 10, usages, (u) => u.calls),
    most('write units of such a submission, snapshots apart', 20, usages, (u) => u.writeUnits),
    most('read units of such a submission', 4, usages, (u) => u.readUnits),
  ]
}

function most(name: string, budget: number, usages: readonly Usage[], of: (usage: Usage) => number): Row {
  const figure = Math.max(...usages.map(of))
  return {
    name: `${name}, most`,
    figure: rounded(figure),
    unit: 'number',
    budget: `≤ ${budget}`,
    met: figure <= budget,
  }
}
