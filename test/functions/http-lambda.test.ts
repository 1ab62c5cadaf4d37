import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { productionDeps } from '#functions/entry/assemble'

const ENV = {
  TABLE_NAME: 'armada',
  ORIGIN: 'https://armada.example',
  BUILD: 'abc123',
  MAIL_FROM: 'armada@armada.example',
  EDGE_KEY: 'k'.repeat(43),
  AWS_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
}

/** An event of the HTTP API, payload format 2.0. */
const event = (method: string, path: string, body?: string, headers: Record<string, string> = {}) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: {
    host: 'armada.example',
    'x-forwarded-proto': 'https',
    'content-type': 'application/json',
    'armada-edge-key': ENV.EDGE_KEY,
    ...headers,
  },
  requestContext: { domainName: 'armada.example', http: { method, path, sourceIp: '192.0.2.1' } },
  isBase64Encoded: false,
  ...(body === undefined ? {} : { body }),
})

describe('The function behind the HTTP API', () => {
  let embedded: EmbeddedTable
  beforeAll(async () => {
    embedded = await openEmbedded()
    for (const [name, value] of Object.entries({ ...ENV, DYNAMODB_ENDPOINT: embedded.endpoint }))
      vi.stubEnv(name, value)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await embedded.close()
  })

  test('answers as the application does', async () => {
    const { handler } = await import('#functions/entry/http')
    const call = (...args: Parameters<typeof event>) =>
      handler(event(...args) as unknown as Parameters<typeof handler>[0])
    expect(await call('GET', '/games')).toMatchObject({
      statusCode: 401,
      body: expect.stringContaining('not-signed-in'),
    })
    expect(await call('POST', '/sessions', '{')).toMatchObject({ statusCode: 400 })
    const token = JSON.stringify({ token: 'x'.repeat(43) })
    expect(await call('POST', '/sessions', token)).toMatchObject({
      statusCode: 410,
      body: expect.stringContaining('link-expired'),
    })
    expect(await call('POST', '/sessions', token, { origin: 'https://evil.example' })).toMatchObject({
      statusCode: 403,
    })
  })

  test('answers nobody who goes round CloudFront', async () => {
    const { handler } = await import('#functions/entry/http')
    const asked = event('GET', '/games', undefined, { 'armada-edge-key': 'x'.repeat(43) })
    expect(await handler(asked as unknown as Parameters<typeof handler>[0])).toMatchObject({
      statusCode: 403,
      body: expect.stringContaining('wrong-origin'),
    })
  })

  test('does not start without the key by which it knows CloudFront', async () => {
    vi.resetModules()
    vi.stubEnv('EDGE_KEY', '')
    await expect(import('#functions/entry/http')).rejects.toThrow('EDGE_KEY is not set')
    vi.stubEnv('EDGE_KEY', ENV.EDGE_KEY)
  })

  test('does not start without its settings, and names the one that is missing', () => {
    for (const name of ['TABLE_NAME', 'ORIGIN', 'BUILD', 'MAIL_FROM']) {
      expect(() => productionDeps({ ...ENV, [name]: undefined })).toThrow(`${name} is not set`)
    }
  })
})
