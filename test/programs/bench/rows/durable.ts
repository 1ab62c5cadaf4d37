import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { testApp } from '#test/support/app'
import { serve } from '../http-client'
import { type Call, openMetered } from '../metered-table'
import { type Prepared, prepareGames, send } from '../prepared-games'
import { type Bench, median, quantile, type Row, rounded } from '../row'

const GAMES = 20
/** Submissions of each game: first to warm up, then as fast as it goes, then at the offered load. */
const EACH = 12
/** The figures are those of the run whose ratio is the median. */
const TIMES = 5
const PER_SECOND = 20
const BEAT_MS = 1000 / PER_SECOND
const LEAST_SHARE = 0.75
const MOST_TIMES = 10

/** The service behind a socket over the store on disk that `npm start` has, beside the calls of that store alone. */
export const durable: Bench = {
  name: 'durable',
  async measure() {
    const runs: Run[] = []
    for (let time = 0; time < TIMES; time += 1) runs.push(await run())
    return [
      throughput(middle(runs, (one) => one.submissions / one.bare)),
      tail(middle(runs, (one) => one.p99 / one.call)),
    ]
  },
}

interface Run {
  /** Per second, and what the store alone would allow. */
  submissions: number
  bare: number
  callsEach: number
  /** ms of submissions at the offered load, and of a call of the store in between. */
  median: number
  p99: number
  call: number
}

/** The run whose ratio is the median. */
function middle(runs: readonly Run[], ratio: (run: Run) => number): Run {
  const [run] = runs.toSorted((x, y) => ratio(x) - ratio(y)).slice(Math.floor(runs.length / 2))
  if (!run) throw new Error('nothing was measured')
  return run
}

async function run(): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'armada-bench-'))
  const metered = await openMetered(folder)
  const app = testApp(storesOn(metered.table))
  const served = await serve(app)
  const [spare, ...games] = await prepareGames(app, () => served.browser(), GAMES + 1)
  if (!spare) throw new Error('no games')
  await Promise.all(games.map((game) => sendAll(game, 0)))
  const stopRecording = metered.record()
  const seconds = await secondsOf(() => Promise.all(games.map((game) => sendAll(game, EACH))))
  const calls = stopRecording()
  const stopSparing = metered.record()
  for (let part = 0; part < 3; part += 1) await sendAll(spare, part * EACH)
  const bareCalls = stopSparing()
  const [waits, alone] = await Promise.all([offered(games, 2 * EACH), paced(bareCalls)])
  // Last, because calls made again bring the games back to where they were.
  const storeSeconds = await secondsOf(() => inLanes(calls))
  served.close()
  await metered.close()
  await rm(folder, { recursive: true })
  const sent = GAMES * EACH
  return {
    submissions: sent / seconds,
    bare: sent / storeSeconds,
    callsEach: calls.length / sent,
    median: median(waits),
    p99: quantile(waits, 0.99),
    call: median(alone),
  }
}

async function sendAll(game: Prepared, from: number): Promise<void> {
  for (let n = from; n < from + EACH; n += 1) await sendNth(game, n)
}

async function sendNth(game: Prepared, n: number): Promise<void> {
  const post = game.posts[n]
  if (!post) throw new Error(`game ${game.id} is over after ${n} submissions`)
  await send(game, post, `s${n}`)
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return (performance.now() - started) / 1000
}

/** As many at a time as there are games. */
async function inLanes(calls: readonly Call[]): Promise<void> {
  const left = calls.values()
  const lane = async () => {
    for (const call of left) await call()
  }
  await Promise.all(Array.from({ length: GAMES }, lane))
}

/** Calls of a game that nobody plays on, one halfway between two submissions: both meet the same machine. @returns ms of each */
async function paced(calls: readonly Call[]): Promise<number[]> {
  const started = performance.now() + BEAT_MS / 2
  const times: number[] = []
  for (const [i, call] of calls.slice(0, GAMES * EACH).entries()) {
    await sleep(Math.max(0, started + i * BEAT_MS - performance.now()))
    times.push(1000 * (await secondsOf(call)))
  }
  return times
}

/** The games in turn, one submission a beat whether or not the last is answered. @returns ms from the planned moment */
async function offered(games: readonly Prepared[], from: number): Promise<number[]> {
  const started = performance.now()
  const waits: number[] = []
  const play = async (game: Prepared, i: number) => {
    for (let n = 0; n < EACH; n += 1) {
      const planned = started + (n * GAMES + i) * BEAT_MS
      await sleep(Math.max(0, planned - performance.now()))
      await sendNth(game, from + n)
      waits.push(performance.now() - planned)
    }
  }
  await Promise.all(games.map(play))
  return waits
}

function throughput({ submissions, bare, callsEach }: Run): Row {
  return {
    name: `submissions through HTTP on the durable local store, ${GAMES} games, ${rounded(callsEach)} calls each`,
    figure: rounded(submissions),
    unit: 'per second',
    reference: { name: 'the same calls of the store alone, by calls per submission', figure: rounded(bare) },
    ratio: rounded(submissions / bare),
    budget: `≥ ${LEAST_SHARE} × reference`,
    met: submissions >= LEAST_SHARE * bare,
  }
}

function tail({ p99, median, call }: Run): Row {
  return {
    name: `the same at ${PER_SECOND} submissions a second, 99 of 100 (median ${rounded(median)} ms)`,
    figure: rounded(p99),
    unit: 'ms',
    reference: { name: 'a bare call of the store in between, median', figure: rounded(call) },
    ratio: rounded(p99 / call),
    budget: `≤ ${MOST_TIMES} × reference`,
    met: p99 <= MOST_TIMES * call,
  }
}
