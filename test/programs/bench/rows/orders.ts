import { gunzipSync, gzipSync } from 'node:zlib'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { testApp } from '#test/support/app'
import { costOf, type GameUse, LOOKS } from '../game-cost'
import { openMetered, type Usage } from '../metered-table'
import { beginOrderedBattle } from '../posted-battle'
import { playOn } from '../posted-game'
import { type Bench, median, type Row, rounded, timed } from '../row'
import { stopwatch } from '../stopwatch'

const WARM_UP = 2
const SEEDS = 4
const MOST_TIMES = 3
const MOST_BYTES = 8192
const METERED_SEEDS = [1, 2, 3, 4, 5]
const MOST_DOLLARS = 0.01

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

interface MeteredGame {
  submissions: number
  used: GameUse
  /** Read units of the index of its replay. */
  index: number
  /** Of submissions in which orders answered. */
  answered: Usage[]
}

/** Some battles end early and some late, by luck and by their fleets: what a game costs is said of the middle one. */
async function calls(): Promise<Row[]> {
  const games: MeteredGame[] = []
  for (const seed of METERED_SEEDS) games.push(await meteredGame(seed))
  const [game] = games.toSorted((x, y) => dollars(x.used) - dollars(y.used)).slice(Math.floor(games.length / 2))
  if (!game) throw new Error('no game was played')
  const usages = games.flatMap(({ answered }) => answered)
  return [
    cost(game),
    {
      name: 'read units of the index of its replay, which reads the whole log',
      figure: game.index,
      unit: 'units',
      budget: `≤ a hundredth of the game's cost`,
      met: costOf({ writeUnits: 0, readUnits: game.index, requests: 0 }) <= costOf(game.used) / 100,
    },
    most('store calls per submission in which orders answered', 10, usages, (u) => u.calls),
    most('write units of such a submission, snapshots apart', 16, usages, (u) => u.writeUnits),
    most('read units of such a submission', 3, usages, (u) => u.readUnits),
  ]
}

async function meteredGame(seed: number): Promise<MeteredGame> {
  const metered = await openMetered()
  const app = testApp(storesOn(metered.table))
  const answered: Usage[] = []
  const used: GameUse = { writeUnits: 0, readUnits: 0, requests: 0 }
  const count = (usage: Usage): Usage => {
    used.writeUnits += usage.writeUnits + usage.snapshotUnits
    used.readUnits += usage.readUnits
    return usage
  }
  let submissions = 0
  const begun = await beginOrderedBattle(app, seed)
  await playOn(begun, seed, async ({ game, send }) => {
    // Both players' pages have been read.
    count(metered.usage())
    await send()
    const usage = count(metered.usage())
    submissions += 1
    used.requests += 3
    const decisions = (await app.deps.games.load(game))?.head.out.decisions ?? []
    if (decisions.some(({ by }) => by === 'order')) answered.push(usage)
  })
  metered.usage()
  await begun.seats[0]?.get(`/games/${begun.game}/at`)
  const index = metered.usage().readUnits
  await metered.close()
  return { submissions, used, index, answered }
}

/** Both players look at an open page for hours besides. */
const dollars = ({ writeUnits, readUnits, requests }: GameUse): number =>
  costOf({
    writeUnits,
    readUnits: readUnits + LOOKS.requests * LOOKS.readUnitsEach,
    requests: requests + LOOKS.requests,
  })

/** Each decision sent alone and looked at by both players: scripts need a third of the submissions. */
function cost({ submissions, used }: MeteredGame): Row {
  const figure = dollars(used)
  return {
    name: `whole game of 400 points, the middle one of five, ${submissions} submissions with 50 orders a seat: table and functions, mail apart`,
    figure: rounded(figure),
    unit: 'US dollars',
    budget: `≤ ${MOST_DOLLARS}`,
    met: figure <= MOST_DOLLARS,
  }
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
