import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle, type Entry } from '#cdk/bundle'
import { DynamoLiveStore } from '#functions/adapters/dynamodb/dynamo-live-store'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { signTicket } from '#functions/use-cases/live/live-ticket'
import { functionsNode } from '#test/runtime/functions-node'
import { testApp } from '#test/support/app'
import { duel } from '#test/support/duel'

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
async function answerOf(entry: Entry, event: object, more: Record<string, string> = {}): Promise<unknown> {
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
    LIVE_KEY: EDGE_KEY,
    ...more,
  }
  const { stdout } = await run(functionsNode(), ['--input-type=module', '--eval', CALL, file, JSON.stringify(event)], {
    env,
  })
  return stdout === '' ? undefined : JSON.parse(stdout)
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
})

test('the stream handler, as it is deployed, takes records and names those that failed', async () => {
  const keys = { pk: { S: 'GAME#0123456789abcdef0123456789abcdef' }, sk: { S: 'LOG#~HEAD' } }
  const event = { Records: [{ eventName: 'MODIFY', dynamodb: { Keys: keys, SequenceNumber: '1' } }] }
  expect(await answerOf('on-head-change', event)).toEqual({ batchItemFailures: [] })
})

test('the live channel, as it is deployed, lets a page in, has nothing of the game in it, and lets nobody else in', async () => {
  const game = 'e'.repeat(32)
  const requestContext = { routeKey: '$connect', connectionId: 'c1' }
  const arriving = (ticket: string) => ({ requestContext, headers: {}, queryStringParameters: { ticket } })
  const ticket = signTicket(EDGE_KEY, { game, step: 4 }, Date.now())
  expect(await answerOf('live', arriving(`${ticket}x`))).toEqual({ statusCode: 403 })
  expect(await answerOf('live', arriving(ticket))).toEqual({ statusCode: 200 })
  const pages = await new DynamoLiveStore(embedded.table).pagesOf(game, Date.now(), 10)
  expect(pages).toMatchObject([{ id: 'c1', step: 4 }])
  const files = readdirSync(join(folder, 'live')).filter((file) => file.endsWith('.mjs'))
  const code = files.map((file) => readFileSync(join(folder, 'live', file), 'utf8')).join('')
  expect(code).not.toMatch(/attack\.declare|LOG#~HEAD|maneuver/)
})

test('what hears of mails that come back, as it is deployed, notes it of their player', async () => {
  const service = testApp(storesOn(embedded.table))
  const anne = await service.signedIn('anne@example.org')
  const recipients = [{ emailAddress: 'anne@example.org' }]
  const detail = {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: recipients, timestamp: '2026-11-26T12:00:00.000Z' },
  }
  await answerOf('mail-events', { source: 'aws.ses', detail })
  expect((await anne.get('/players/me')).json).toMatchObject({ unreachable: { why: 'bounced' } })
})

test('the minute, as it is deployed, ticks and tells its metrics in a line of its own', async () => {
  expect(await answerOf('on-minute', {})).toMatchObject({ Ticks: 1, FailedShards: 0, OverdueNotices: 0 })
  expect(await embedded.table.get({ pk: 'SERVICE', sk: 'HEARTBEAT' })).toBeDefined()
})

// Its game has a clock of long ago: for the minute it is overdue.
test('the stream handler, as it is deployed, tells an open page through the gateway', async () => {
  const posted: string[] = []
  const gateway = createServer((request, response) => {
    posted.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { id: game } = await duel(testApp(storesOn(embedded.table)))
  await new DynamoLiveStore(embedded.table).put({ id: 'c1', game, step: 0, expiresAt: Date.now() + 3600_000 })
  const keys = { pk: { S: `GAME#${game}` }, sk: { S: 'LOG#~HEAD' } }
  const event = { Records: [{ eventName: 'MODIFY', dynamodb: { Keys: keys, SequenceNumber: '1' } }] }
  const LIVE_ENDPOINT = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/live`
  expect(await answerOf('on-head-change', event, { LIVE_ENDPOINT })).toEqual({ batchItemFailures: [] })
  gateway.close()
  expect(posted).toEqual(['/live/@connections/c1'])
})
