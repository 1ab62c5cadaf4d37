import { testApp } from '#test/support/app'
import { openReference } from '../boardgame'
import { serve } from '../http-client'
import { asScripts, type Post, type Prepared, prepareGames, send } from '../prepared-games'
import { type Bench, median, type Row, rounded } from '../row'

const SIZES = [1, 20, 100]
/** Each size plays about so many submissions or moves a time; the figure is the median of the times. */
const PLAYED = 400
const TIMES = 3
/** One game alone says more of its own course than of the service: with one at a time, so many follow each other. */
const FOLLOWING = 5
/** The floor, and what is aimed at. */
const SUBMISSIONS = { least: 1.2, aim: 1.5 }
const DECISIONS = { least: 3, aim: 3.5 }

interface Throughput {
  submissions: number
  decisions: number
}

/** The service behind a socket, in memory, beside boardgame.io behind its own: both players of every game are connected. */
export const http: Bench = {
  name: 'http',
  async measure() {
    await submitted(20, false)
    await moved(20)
    const rows: Row[] = []
    for (const games of SIZES) rows.push(...(await throughput(games)))
    return [...rows, await bothAtOnce(20)]
  },
}

async function throughput(games: number): Promise<Row[]> {
  const singles: Throughput[] = []
  const scripts: Throughput[] = []
  const moves: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    singles.push(await submitted(games, false))
    moves.push(await moved(games))
    scripts.push(await submitted(games, true))
  }
  const reference = { name: "boardgame.io's moves, 21 kB state", figure: rounded(median(moves)) }
  const row = (name: string, perSecond: number, { least, aim }: typeof DECISIONS): Row => ({
    name: `${name} through HTTP, ${games} at a time`,
    figure: rounded(perSecond),
    unit: 'per second',
    reference,
    ratio: rounded(perSecond / reference.figure),
    budget: `≥ ${least} × reference (aim ≥ ${aim})`,
    met: perSecond >= least * reference.figure,
  })
  return [
    row('submissions', median(singles.map((one) => one.submissions)), SUBMISSIONS),
    row('decisions sent as scripts', median(scripts.map((one) => one.decisions)), DECISIONS),
  ]
}

/** Every game is at another point of its course, so that all kinds of questions are answered. */
async function submitted(games: number, inScripts: boolean): Promise<Throughput> {
  const app = testApp()
  const served = await serve(app)
  const prepared = await prepareGames(app, () => served.browser(), Math.max(games, FOLLOWING))
  const each = Math.max(4, Math.ceil(PLAYED / prepared.length))
  const parts = await Promise.all(
    prepared.map(async (game, i) => {
      const posts = inScripts ? await asScripts(app, game) : game.posts
      const start = Math.max(0, Math.floor((i / prepared.length) * (posts.length - each)))
      return { game, before: posts.slice(0, start), posts: posts.slice(start, start + each) }
    }),
  )
  for (const { game, before } of parts) await sendAll(game, before, 'before')
  const started = performance.now()
  if (games === 1) for (const { game, posts } of parts) await sendAll(game, posts, 's')
  else await Promise.all(parts.map(({ game, posts }) => sendAll(game, posts, 's')))
  const seconds = (performance.now() - started) / 1000
  served.close()
  const sent = parts.flatMap(({ posts }) => posts)
  const decisions = sent.reduce((sum, { script }) => sum + script.length, 0)
  return { submissions: sent.length / seconds, decisions: decisions / seconds }
}

async function sendAll(game: Prepared, posts: readonly Post[], name: string): Promise<void> {
  for (const [i, post] of posts.entries()) await send(game, post, `${name}${i}`)
}

async function moved(matches: number): Promise<number> {
  const reference = await openReference(matches)
  const each = Math.max(4, Math.ceil(PLAYED / matches))
  await reference.play(2)
  const started = performance.now()
  await reference.play(each)
  const seconds = (performance.now() - started) / 1000
  reference.close()
  return (each * matches) / seconds
}

/** Both seats set their dials in the same moment: one put is on a state that is gone by then, and must not lose its answer. */
async function bothAtOnce(games: number): Promise<Row> {
  const app = testApp()
  const served = await serve(app)
  const prepared = await prepareGames(app, () => served.browser(), games)
  await Promise.all(prepared.flatMap((game) => game.posts.slice(0, 2).map((post, i) => send(game, post, `s${i}`))))
  const rounds = await Promise.all(prepared.map(async ({ id }) => (await app.deps.games.load(id))?.head.state?.phase))
  served.close()
  const lost = rounds.filter((phase) => phase === 'command').length
  return {
    name: `answers lost when both seats of ${games} games submit at once`,
    figure: lost,
    unit: 'answers',
    budget: '0',
    met: lost === 0,
  }
}
