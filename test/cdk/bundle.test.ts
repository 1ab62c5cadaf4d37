import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle, type Entry } from '#cdk/bundle'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { functionsNode } from '#test/runtime/functions-node'

const run = promisify(execFile)
const CALL = `
const { handler } = await import(process.argv[1])
const answer = await handler(JSON.parse(process.argv[2]), {})
if (answer !== undefined) process.stdout.write(JSON.stringify(answer))
process.exit()
`
let embedded: EmbeddedTable
let folder: string

beforeAll(async () => {
  mkdirSync('test/output', { recursive: true })
  folder = mkdtempSync(join('test', 'output', 'bundle-'))
  embedded = await openEmbedded()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await embedded.close()
})

const EDGE_KEY = 'k'.repeat(43)

/** Bundles a function as it is deployed and calls it in a fresh process, on the Node it will have. */
async function answerOf(entry: Entry, event: object): Promise<unknown> {
  await bundle(process.cwd(), entry, join(folder, entry))
  const file = resolve(folder, entry, 'index.mjs')
  const env = {
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    DYNAMODB_ENDPOINT: embedded.endpoint,
    TABLE_NAME: embedded.table.name,
    ORIGIN: 'https://armada.example',
    BUILD: 'test',
    MAIL_FROM: 'no-reply@armada.example',
    EDGE_KEY,
  }
  const { stdout } = await run(functionsNode(), ['--input-type=module', '--eval', CALL, file, JSON.stringify(event)], {
    env,
  })
  return JSON.parse(stdout)
}

const request = (method: string, path: string) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: { host: 'armada.example', 'armada-edge-key': EDGE_KEY },
  isBase64Encoded: false,
  requestContext: { domainName: 'armada.example', http: { method, path, sourceIp: '192.0.2.1' } },
})

test('the API, as it is deployed, answers an event of the HTTP API', async () => {
  const answer = (await answerOf('http', request('GET', '/players/me'))) as { statusCode: number; body: string }
  expect(answer.statusCode).toBe(401)
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'not-signed-in' })
}, 60_000)

test('the stream handler, as it is deployed, takes records and names those that failed', async () => {
  const keys = { pk: { S: 'GAME#0123456789abcdef0123456789abcdef' }, sk: { S: 'LOG#~HEAD' } }
  const event = { Records: [{ eventName: 'MODIFY', dynamodb: { Keys: keys, SequenceNumber: '1' } }] }
  expect(await answerOf('on-head-change', event)).toEqual({ batchItemFailures: [] })
}, 60_000)

test('the minute, as it is deployed, ticks and tells its metrics in a line of its own', async () => {
  expect(await answerOf('on-minute', {})).toMatchObject({ Ticks: 1, FailedShards: 0, OverdueNotices: 0 })
  expect(await embedded.table.get({ pk: 'SERVICE', sk: 'HEARTBEAT' })).toBeDefined()
}, 60_000)
