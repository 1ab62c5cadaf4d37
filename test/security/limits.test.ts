import { describe, expect, test } from 'vitest'
import { LIMITS, UNLIMITED } from '#functions/http/limits'
import { networkOf } from '#functions/http/network'
import { ROUTES } from '#functions/http/routes/index'
import type { ErrorBody, GamePage } from '#shared/play/protocol/responses'
import { ORIGIN, type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answerOne, duel } from '#test/support/duel'

const MINUTE = 60_000
const codeOf = ({ json }: { json: unknown }) => (json as ErrorBody).code

/** A request that comes from an address, as the local server tells it. */
async function postFrom({ app }: TestApp, address: string, path: string, body: object) {
  const env = { incoming: { socket: { remoteAddress: address } } }
  const init = { method: 'POST', headers: { origin: ORIGIN }, body: JSON.stringify(body) }
  const answer = await app.request(`${ORIGIN}${path}`, init, env)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('how often', () => {
  test('is bounded for every route that changes something, or it says why not', () => {
    const changing = ROUTES.filter(({ method }) => method !== 'get').map((r) => `${r.method.toUpperCase()} ${r.path}`)
    const told = [...Object.keys(LIMITS), ...Object.keys(UNLIMITED)]
    expect(new Set(told)).toEqual(new Set(changing))
    expect(told).toHaveLength(changing.length)
    for (const reason of Object.values(UNLIMITED)) expect(reason).toMatch(/\w+ \w+/)
  })

  test('somebody may make games: the refusal says when to come again, and holds for them alone', async () => {
    const service = testApp()
    const [a, b] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
    const make = (browser: Browser, i: number) =>
      browser.post('/games', { submissionId: `g${i}`, wish: 'any', salt: '0'.repeat(32), hoursPerHandOff: 24 })
    service.clock.at += 1
    for (let i = 0; i < 100; i++) expect((await make(a, i)).status).toBe(201)
    service.clock.at += 20 * MINUTE - 500
    const refused = await make(a, 100)
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too-many-requests'])
    expect(refused.headers.get('retry-after')).toBe('2401')
    expect((await make(b, 100)).status).toBe(201)
    service.clock.at += 40 * MINUTE + 500
    expect((await make(a, 100)).status).toBe(201)
  })

  test('orders may be edited: nobody keeps the other from playing by it', async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    const edit = (edition: number) =>
      a.put(`/games/${id}/orders`, {
        edition,
        orders: { preset: edition % 2 === 0 ? 'cautious' : 'stubborn', orders: [] },
      })
    // Before each put of the other seat, an edit comes in between.
    const { games } = service.deps
    const commit = games.commit.bind(games)
    let edition = 0
    let edits = 0
    games.commit = async (next, expected) => {
      games.commit = commit
      const edited = await edit(edition)
      if (edited.status === 200) {
        edition += 1
        edits += 1
      }
      const outcome = await commit(next, expected)
      if (outcome === 'stale') games.commit = between
      return outcome
    }
    const between = games.commit
    expect(await answerOne(b, id)).toBeDefined()
    expect(edits).toBe(30)
    expect(codeOf(await edit(edition))).toBe('too-many-requests')
    service.clock.at += MINUTE
    expect((await edit(edition)).status).toBe(200)
  })

  test.each([
    ['put', 'orders'],
    ['put', 'plans'],
    ['post', 'cards/none/switch'],
    ['post', 'fleet'],
  ] as const)('edits of all kinds together are counted: %s %s too', async (method, what) => {
    const service = testApp()
    const { a, id } = await duel(service)
    const { id: player } = (await a.get('/players/me')).json as { id: string }
    const { players, clock } = service.deps
    const path = `/games/${id}/${what}`
    expect((await a[method](path, {})).status).not.toBe(429)
    for (let i = 0; i < 30; i++) await players.count(`edits#person#${player}`, clock.now(), clock.now() + MINUTE)
    expect(codeOf(await a[method](path, {}))).toBe('too-many-requests')
  })

  test('previews and changes of oneself may be asked for', async () => {
    const service = testApp()
    const { a, id } = await duel(service, { askAlways: false })
    const { id: player } = (await a.get('/players/me')).json as { id: string }
    const { players, clock } = service.deps
    const preview = () => a.post(`/games/${id}/preview`, { script: [] })
    expect((await preview()).status).toBe(200)
    for (let i = 2; i < 600; i++)
      await players.count(`previews#person#${player}`, clock.now(), clock.now() + 10 * MINUTE)
    expect((await preview()).status).toBe(200)
    expect(codeOf(await preview())).toBe('too-many-requests')
    for (let i = 0; i < 100; i++) expect((await a.patch('/players/me', {})).status).toBe(200)
    expect(codeOf(await a.patch('/players/me', {}))).toBe('too-many-requests')
  })

  test('decisions may be sent is not counted: each needs a legal answer', async () => {
    const service = testApp()
    const { a, id } = await duel(service)
    const counted: string[] = []
    const { players } = service.deps
    const count = players.count.bind(players)
    players.count = (key, ...rest) => {
      counted.push(key)
      return count(key, ...rest)
    }
    await answerOne(a, id)
    await a.post(`/games/${id}/decisions`, { submissionId: 's', answers: 'f1.0.a', script: [] })
    expect(counted).toEqual([])
  })
})

describe('sign-in links', () => {
  const ask = (service: TestApp, address: string, email = 'anne@example.org') =>
    postFrom(service, address, '/sign-in-links', { email })

  test('asked for elsewhere do not lock their owner out', async () => {
    const service = testApp()
    for (let i = 0; i < 5; i++) expect((await ask(service, '198.51.100.7')).status).toBe(204)
    expect((await ask(service, '198.51.100.7')).status).toBe(429)
    expect((await ask(service, '203.0.113.9')).status).toBe(204)
    expect(service.mails.mails).toHaveLength(6)
  })

  test('are bounded for a mail address, from however many places they are asked for', async () => {
    const service = testApp()
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await ask(service, `198.51.100.${i}`)).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect(service.mails.mails).toHaveLength(30)
  })

  test('refused here do not use up what may be sent to that address', async () => {
    const service = testApp()
    for (let i = 0; i < 40; i++) await ask(service, '198.51.100.7')
    expect((await ask(service, '203.0.113.9')).status).toBe(204)
  })

  test('are bounded for a network address, to however many mail addresses they go', async () => {
    const service = testApp()
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await ask(service, '2001:db8:1:2::1', `p${i}@example.org`)).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(60)
    // One household has 2^64 addresses.
    const neighbour = await ask(service, '2001:db8:1:2:aaaa::5', 'q@example.org')
    expect(neighbour.status).toBe(429)
    expect(Number(neighbour.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(service, '2001:db8:1:3::1', 'q@example.org')).status).toBe(204)
  })

  test('tried out are bounded for a network address', async () => {
    const service = testApp()
    const attempt = (i: number) => postFrom(service, '198.51.100.7', '/sessions', { token: `${i}`.padStart(43, 'x') })
    for (let i = 0; i < 200; i++) expect((await attempt(i)).status).toBe(410)
    expect((await attempt(200)).status).toBe(429)
  })
})

describe('the network address of a caller', () => {
  const edgeKey = 'k'.repeat(43)
  const through = (service: TestApp, headers: Record<string, string>) =>
    service.app.request(`${ORIGIN}/players/me`, { headers })

  test('is where the connection comes from; on this machine callers are not told apart', () => {
    const from = (remoteAddress?: string) => networkOf({ incoming: { socket: { remoteAddress } } }, new Headers(), {})
    expect(from('198.51.100.7')).toBe('198.51.100.7')
    expect(from('::ffff:198.51.100.7')).toBe('198.51.100.7')
    expect(from('::ffff:c633:6407')).toBe('0:0:0:0')
    expect(from('2001:db8::1:2:3:4')).toBe('2001:db8:0:0')
    expect(from('2001:DB8:a:b:1:2:3:4')).toBe('2001:db8:a:b')
    expect(from('::1')).toBeUndefined()
    expect(from('127.0.0.1')).toBeUndefined()
    expect(from('::ffff:127.0.0.1')).toBeUndefined()
    expect(from()).toBeUndefined()
  })

  test('is never what the caller says of it', () => {
    const said = new Headers({ 'armada-viewer-address': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' })
    expect(networkOf({ incoming: { socket: { remoteAddress: '198.51.100.7' } } }, said, {})).toBe('198.51.100.7')
  })

  test('is told by the content network, and by nobody who goes round it', async () => {
    const service = testApp({ settings: { build: 'test', origin: ORIGIN, noticeGraceMs: 0, edgeKey } })
    expect((await through(service, {})).status).toBe(403)
    expect((await through(service, { 'armada-edge-key': 'k'.repeat(42) })).status).toBe(403)
    expect((await through(service, { 'armada-edge-key': `${'k'.repeat(42)}l` })).status).toBe(403)
    expect((await through(service, { 'armada-edge-key': edgeKey })).status).toBe(401)
    // While one key is changed for another, some of the network shows this one, some that.
    const otherEdgeKey = 'o'.repeat(43)
    const both = testApp({ settings: { build: 'test', origin: ORIGIN, noticeGraceMs: 0, edgeKey, otherEdgeKey } })
    for (const key of [edgeKey, otherEdgeKey])
      expect((await through(both, { 'armada-edge-key': key })).status).toBe(401)
    for (const key of ['', `${edgeKey},${otherEdgeKey}`, 'x'.repeat(43)])
      expect((await through(both, { 'armada-edge-key': key })).status).toBe(403)
    expect(networkOf({}, new Headers({ 'armada-viewer-address': '203.0.113.9' }), { edgeKey })).toBe('203.0.113.9')
  })

  test('is kept as a hash with a key that is not in the table, and not for long', async () => {
    const counted: [string, number][] = []
    const service = testApp({ settings: { build: 'test', origin: ORIGIN, noticeGraceMs: 0, edgeKey } })
    const { players, clock } = service.deps
    players.count = async (key, _now, until) => {
      counted.push([key, until])
      return { uses: 1, until }
    }
    const headers = { origin: ORIGIN, 'armada-edge-key': edgeKey, 'armada-viewer-address': '203.0.113.9' }
    const body = JSON.stringify({ email: 'anne@example.org' })
    await service.app.request(`${ORIGIN}/sign-in-links`, { method: 'POST', headers, body })
    expect(counted).toHaveLength(3)
    for (const [key, until] of counted) {
      expect(key).not.toMatch(/203|anne/)
      expect(until - clock.now()).toBeLessThanOrEqual(60 * MINUTE)
    }
  })
})

describe('an id of a submission', () => {
  test('names one game: other content under it is refused, and a repeat answers the first', async () => {
    const service = testApp()
    const a = await service.signedIn('a@example.org')
    const wanted = { submissionId: 'one', wish: 'rebel', salt: '0'.repeat(32), hoursPerHandOff: 24 }
    const first = (await a.post('/games', wanted)).json as GamePage
    expect(((await a.post('/games', wanted)).json as GamePage).id).toBe(first.id)
    for (const change of [
      { wish: 'imperial' },
      { salt: '1'.repeat(32) },
      { hoursPerHandOff: 48 },
      { whenTimeIsUp: 'play-on' },
      { against: 'practice' },
      { kind: 'fleets', wish: undefined, options: 'casual-400' },
    ]) {
      const other = await a.post('/games', { ...wanted, ...change })
      expect([other.status, codeOf(other)]).toEqual([409, 'submission-known'])
    }
    // Also when the game has gone on since.
    const b = await service.signedIn('b@example.org')
    await b.post(`/invitations/${first.invitation?.slice(3)}`, { wish: 'any', salt: '2'.repeat(32) })
    expect((await a.post('/games', wanted)).status).toBe(201)
    expect(codeOf(await a.post('/games', { ...wanted, hoursPerHandOff: 48 }))).toBe('submission-known')
  })
})
