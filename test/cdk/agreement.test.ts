import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import {
  API_PATHS,
  LIVE_PATH as AT_CLOUDFRONT,
  CONTENT_SECURITY_POLICY,
  MORE_SECURITY_HEADERS,
} from '#cdk/constructs/web-site'
import { headKey, livePageKey, playerKey } from '#functions/adapters/dynamodb/keys'
import { EDGE_KEY, VIEWER_ADDRESS } from '#functions/http/network'
import { ROUTES } from '#functions/http/routes/index'
import { securityHeaders } from '#functions/http/security'
import { LIVE_PATH } from '#shared/play/protocol/live'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { synthesise } from './synthesised'

const { resources } = synthesise()

/** The partitions that each restricted role may write. */
const leadingKeys = (): string[][] =>
  Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap(({ Condition }) => {
      const prefixes = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
      return prefixes ? [prefixes] : []
    })

/** The stack imports no code of the service, so what both must know alike is compared here. */
describe('stack and service agree', () => {
  test('the stream passes HEADs of games and no other row', () => {
    const mapping = Object.values(resources).find(({ Type }) => Type === 'AWS::Lambda::EventSourceMapping')
    const pattern = JSON.parse(mapping?.Properties.FilterCriteria.Filters[0].Pattern)
    const { pk, sk } = pattern.dynamodb.Keys
    const head = headKey('0123456789abcdef0123456789abcdef')
    expect(head.pk.startsWith(pk.S[0].prefix)).toBe(true)
    expect(sk.S).toEqual([head.sk])
    expect(playerKey('p1').pk.startsWith(pk.S[0].prefix)).toBe(false)
    expect(pattern.eventName).toEqual(['INSERT', 'MODIFY'])
  })

  test('the stream handler may write every row that follows from a game', async () => {
    const games = new MemoryGameStore()
    const app = testApp({ games })
    const [anne, ben] = [await app.signedIn('anne@example.org'), await app.signedIn('ben@example.org')]
    const asked = { submissionId: 's1', wish: 'any', salt: '01'.repeat(16), hoursPerHandOff: 24 }
    const { invitation = '' } = (await anne.post('/games', asked)).json as GamePage
    await ben.post(invitation.replace('/i/', '/invitations/'), { wish: 'any', salt: '02'.repeat(16) })
    const allowed =
      leadingKeys().find((prefixes) => prefixes.includes('GAME#*') && !prefixes.includes('SERVICE*')) ?? []
    const written = new Set(games.rows.all().map(([pk]) => pk.replace(/#.*/, '#*')))
    expect([...written].filter((prefix) => !allowed.includes(prefix))).toEqual([])
    expect(written.size).toBeGreaterThan(3)
  })

  test('the rows of open pages are those that the live channel may write, at the path that pages are told', () => {
    const page = livePageKey({ game: '0123456789abcdef0123456789abcdef', id: 'x' })
    expect(leadingKeys()).toContainEqual(['LIVE#*'])
    expect(page.pk.startsWith('LIVE#')).toBe(true)
    expect(AT_CLOUDFRONT).toBe(LIVE_PATH)
  })

  test('every route of the application is behind one of the API paths, and no page is', () => {
    const isApi = (path: string) => API_PATHS.some((pattern) => path.startsWith(pattern.slice(0, -1)))
    expect(ROUTES.filter(({ path }) => !isApi(path)).map(({ path }) => path)).toEqual([])
    expect(
      ['/', '/sign-in', '/sign-in/abc', '/settings', '/play/new', '/i/ab', '/g/ab', '/f', '/f/ab'].filter(isApi),
    ).toEqual([])
  })

  test('CloudFront names the key and the caller’s address as the service reads them', () => {
    const text = JSON.stringify(resources)
    expect(text).toContain(`"HeaderName":"${EDGE_KEY}"`)
    expect(text).toContain(`request.headers['${VIEWER_ADDRESS}']`)
  })

  test('pages and answers carry the same security headers', async () => {
    const app = new Hono().use(securityHeaders()).get('/', (c) => c.text(''))
    const answer = await app.request('/')
    expect(answer.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    for (const [name, value] of Object.entries(MORE_SECURITY_HEADERS)) expect(answer.headers.get(name)).toBe(value)
  })
})
