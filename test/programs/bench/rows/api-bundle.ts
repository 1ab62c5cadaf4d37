import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { BUNDLING, bundle } from '#cdk/bundle'
import { openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { systemClock } from '#functions/adapters/system-clock'
import { ORIGIN, testApp } from '#test/support/app'
import { Browser } from '#test/support/browser'
import { coldStart, firstCall, freshly } from '../fresh-process'
import { prepareGames, send } from '../prepared-games'
import { type Bench, median, type Row, rounded } from '../row'

const PROCESSES = 20
const MOST_TIMES = 1.3
/** Minified, including the SDK client; the cold start is what counts. */
const AIM_BYTES = 400_000
/** Dials are set and the first ship is asked for: the next answer is one of a game in full swing. */
const PLAYED_BEFORE = 3

const BARE = `
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
const { DYNAMODB_ENDPOINT: endpoint, TABLE_NAME: TableName } = process.env
const client = new DynamoDBClient(endpoint ? { endpoint } : {})
export const handler = async () => {
  await client.send(new GetItemCommand({ TableName, Key: { pk: { S: 'A' }, sk: { S: 'B' } } }))
  return { statusCode: 200 }
}
`

/** The API and the live channel as they are deployed, in processes of their own, against a handler that has the same SDK client and nothing else. */
export const apiBundle: Bench = {
  name: 'api-bundle',
  async measure() {
    mkdirSync(join('test', 'output'), { recursive: true })
    const folder = mkdtempSync(join('test', 'output', 'bundle-'))
    const [api, bare] = [join(folder, 'http', 'index.mjs'), join(folder, 'bare.mjs')]
    const bytes = await bundle(process.cwd(), 'http', join(folder, 'http'))
    const source = join(folder, 'bare.ts')
    writeFileSync(source, BARE)
    await build({ ...BUNDLING, entryPoints: [source], outfile: bare })
    const live = join(folder, 'live', 'index.mjs')
    await bundle(process.cwd(), 'live', join(folder, 'live'))
    const starts = [
      await loadAndInit('API bundle', api, bare),
      await loadAndInit('bundle of the live channel', live, bare),
    ]
    const rows = [...starts, ...(await firstAnswers(api, bare)), size(bytes)]
    rmSync(folder, { recursive: true })
    return rows
  },
}

async function loadAndInit(what: string, file: string, bare: string): Promise<Row> {
  const times: { own: number; bare: number }[] = []
  for (let n = 0; n < PROCESSES; n += 1) times.push({ own: await coldStart(file), bare: await coldStart(bare) })
  const figure = median(times.map((t) => t.own))
  const reference = median(times.map((t) => t.bare))
  return {
    name: `cold start: load and init of the ${what}`,
    figure: rounded(figure),
    unit: 'ms',
    reference: { name: 'a bare handler with the same SDK client', figure: rounded(reference) },
    ratio: rounded(figure / reference),
    budget: `≤ ${MOST_TIMES} × reference`,
    met: figure <= MOST_TIMES * reference,
  }
}

/** What is not loaded at a cold start is loaded with the first request that needs it: what both take together. */
async function firstAnswers(api: string, bare: string): Promise<Row[]> {
  const { table, endpoint, close } = await openEmbedded()
  const app = testApp({ ...storesOn(table), clock: systemClock })
  const times = { list: [] as number[], submission: [] as number[], bare: [] as number[] }
  let to: Send = (url, init) => app.app.request(url, init)
  const games = await prepareGames(app, () => new Browser((url, init) => to(url, init), ORIGIN), PROCESSES)
  for (const game of games)
    for (const [n, post] of game.posts.slice(0, PLAYED_BEFORE).entries()) await send(game, post, `s${n}`)
  for (const game of games) {
    const post = game.posts[PLAYED_BEFORE]
    if (!post) throw new Error(`game ${game.id} is over`)
    to = freshly(api, endpoint, times.list)
    await game.seats.a.get('/games')
    to = freshly(api, endpoint, times.submission)
    await send(game, post, 'first')
    times.bare.push(await firstCall(bare, endpoint))
  }
  await close()
  const reference = { name: 'one call of the store by the bare handler', figure: rounded(median(times.bare)) }
  const row = (what: string, figure: number): Row => ({
    name: `the same up to the first answer: ${what}, on the local store`,
    figure: rounded(figure),
    unit: 'ms',
    reference,
    ratio: rounded(figure / reference.figure),
    budget: 'reported',
    met: true,
  })
  return [row('the list of games', median(times.list)), row('a submission', median(times.submission))]
}

type Send = ConstructorParameters<typeof Browser>[0]

const size = (bytes: number): Row => ({
  name: 'API bundle, minified, read at a cold start',
  figure: bytes,
  unit: 'bytes',
  budget: `aim ≤ ${AIM_BYTES}`,
  met: bytes <= AIM_BYTES,
})
