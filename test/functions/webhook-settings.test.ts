import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { internetSender } from '#functions/adapters/webhook'
import { productionDeps } from '#functions/entry/assemble'
import type { WebhookAnswer, WebhookPost } from '#functions/ports/webhook-sender'
import { messagesIn } from '#shared/messages/in-language'
import type { WebhookList, WebhookState, WebhookWithSecret } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'

const PATH = '/players/me/webhooks'
const HOUR = 3_600_000
const DISCORD = 'https://discord.com/api/webhooks/1234567890/abcdefghijklmnop'

interface Service extends TestApp {
  posts: WebhookPost[]
  anne: Browser
  answers: WebhookAnswer[]
}

async function service(): Promise<Service> {
  const posts: WebhookPost[] = []
  const answers: WebhookAnswer[] = []
  const webhooks = {
    ...internetSender(),
    async post(message: WebhookPost) {
      posts.push(message)
      return answers.shift() ?? { status: 204 }
    },
  }
  const app = testApp({ webhooks })
  return { ...app, posts, answers, anne: await app.signedIn('anne@example.org') }
}
const add = async (browser: Browser, url: string, more: object = {}) => browser.post(PATH, { url, ...more })
const added = async (browser: Browser, url = 'https://hooks.example.org/secret-path-1234', more = {}) =>
  (await add(browser, url, more)).json as WebhookWithSecret
const list = async (browser: Browser) => ((await browser.get(PATH)).json as WebhookList).webhooks

afterEach(() => {
  vi.restoreAllMocks()
})

describe('adding a webhook', () => {
  test('tells its secret once, and its address never whole', async () => {
    const { anne, clock } = await service()
    const answer = await add(anne, 'https://hooks.example.org/secret-path-1234')
    expect(answer.status).toBe(201)
    const { webhook, secret } = answer.json as WebhookWithSecret
    expect(webhook).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      address: 'https://hooks.example.org/…1234',
      kind: 'standard',
      created: new Date(clock.at).toISOString(),
    })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const later = await anne.get(PATH)
    expect(later.json).toEqual({ webhooks: [webhook], most: 3 })
    expect(later.text).not.toMatch(/whsec_|secret-path/)
    expect((await anne.get('/players/me')).text).not.toMatch(/whsec_|hooks/)
  })

  test('gives each a secret of its own', async () => {
    const { anne } = await service()
    const secrets = [await added(anne, 'https://a.example/'), await added(anne, 'https://b.example/')]
    expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(2)
  })

  test('of Discord’s needs no secret, and may mention one person', async () => {
    const { anne } = await service()
    const { webhook, secret } = await added(anne, DISCORD, { mention: '876543210987654321' })
    expect(secret).toBeUndefined()
    expect(webhook).toMatchObject({
      kind: 'discord',
      mention: '876543210987654321',
      address: 'https://discord.com/…mnop',
    })
    expect(
      (await added(anne, 'https://hooks.example.org/', { mention: '876543210987654321' })).webhook,
    ).not.toHaveProperty('mention')
  })

  test.each([
    'http://hooks.example.org/',
    'https://hooks.example.org:8443/',
    'https://user:password@hooks.example.org/',
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'not an address',
    '',
  ])('at %s is refused', async (url) => {
    const { anne } = await service()
    const answer = await add(anne, url)
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ code: 'webhook-address', subject: 'url' })
    expect(await list(anne)).toEqual([])
  })

  test.each([
    [{ url: 5 }, 'url'],
    [{ url: `https://hooks.example.org/${'x'.repeat(500)}` }, 'url'],
    [{ url: DISCORD, mention: '@everyone' }, 'mention'],
    [{ url: DISCORD, secret: 'whsec_mine' }, undefined],
  ])('with a body that is not understood is refused', async (body, subject) => {
    const { anne } = await service()
    const answer = await anne.post(PATH, body)
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: 'malformed-request', ...(subject === undefined ? {} : { subject }) })
  })

  test('at the same address twice is refused, however it is written', async () => {
    const { anne } = await service()
    await added(anne, 'https://hooks.example.org/x')
    for (const again of ['HTTPS://HOOKS.example.org:443/x', 'https://hooks.example.org/x#again'])
      expect((await add(anne, again)).json).toMatchObject({ code: 'webhook-known' })
  })

  test('is refused above three', async () => {
    const { anne } = await service()
    for (const name of ['a', 'b', 'c']) await added(anne, `https://${name}.example/`)
    const answer = await add(anne, 'https://d.example/')
    expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: 'too-many-webhooks' })])
    expect(await list(anne)).toHaveLength(3)
  })
})

describe('a webhook', () => {
  test('is tested by a press, with a signed message that says so', async () => {
    const { anne, posts } = await service()
    const { webhook, secret = '' } = await added(anne)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 12) })
    const answer = await anne.post(`${PATH}/${webhook.id}/test`)
    expect([answer.status, answer.json]).toEqual([200, {}])
    const [post] = posts
    expect(post?.url).toBe('https://hooks.example.org/secret-path-1234')
    expect(new Verifier(secret).verify(post?.body ?? '', post?.headers ?? {})).toEqual({
      type: 'webhook.test',
      timestamp: '2026-11-26T12:00:00.000Z',
      data: { sentence: 'A test by Armada by Post: messages about your games arrive here.' },
    })
    expect(post?.headers['webhook-id']).toMatch(/^msg_test_[0-9a-f]{24}$/)
    vi.useRealTimers()
  })

  test('says what became of a test that failed, which counts neither for nor against it', async () => {
    const { anne, answers } = await service()
    const { webhook } = await added(anne)
    answers.push({ status: 500 }, { code: 'timeout' }, { code: 'not-public' }, { status: 410 })
    const failures = []
    for (let i = 0; i < 4; i++) failures.push((await anne.post(`${PATH}/${webhook.id}/test`)).json)
    expect(failures).toEqual([
      { failure: { code: 'status', status: 500 } },
      { failure: { code: 'timeout' } },
      { failure: { code: 'not-public' } },
      { failure: { code: 'status', status: 410 } },
    ])
    expect(await list(anne)).toEqual([webhook])
  })

  test('of Discord’s is tested in its form', async () => {
    const { anne, posts } = await service()
    const { webhook } = await added(anne, DISCORD)
    await anne.post(`${PATH}/${webhook.id}/test`)
    expect(JSON.parse(posts[0]?.body ?? '')).toEqual({
      content: 'A test by Armada by Post: messages about your games arrive here.',
      allowed_mentions: { parse: [] },
      embeds: [],
    })
  })

  test.each(['https://hooks.example.org/', DISCORD])('at %s is tested in the language of its owner', async (url) => {
    const { anne, posts } = await service()
    const { webhook } = await added(anne, url)
    await anne.patch('/players/me', { language: 'pl' })
    await anne.post(`${PATH}/${webhook.id}/test`)
    expect(posts[0]?.body).toContain((await messagesIn('pl')).mail.webhook.test)
  })

  test('gets a new secret; for a day the old one signs, too', async () => {
    const { anne, posts } = await service()
    const { webhook, secret: old = '' } = await added(anne)
    const { secret: fresh = '' } = (await anne.post(`${PATH}/${webhook.id}/secret`)).json as WebhookWithSecret
    expect(fresh).not.toBe(old)
    await anne.post(`${PATH}/${webhook.id}/test`)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 26, 12) })
    for (const secret of [old, fresh])
      expect(new Verifier(secret).verify(posts[0]?.body ?? '', posts[0]?.headers ?? {})).toBeDefined()
    vi.useRealTimers()
  })

  /** Which of these secrets sign a message now. */
  async function signing({ anne, posts }: Service, { id }: WebhookState, secrets: readonly string[]) {
    await anne.post(`${PATH}/${id}/test`)
    const { body = '', headers = {} } = posts.at(-1) ?? {}
    vi.useFakeTimers({ toFake: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 })
    const signs = (secret: string) => {
      try {
        return new Verifier(secret).verify(body, headers) !== undefined
      } catch {
        return false
      }
    }
    const indexes = secrets.flatMap((secret, i) => (signs(secret) ? [i] : []))
    vi.useRealTimers()
    return indexes
  }

  test('of which the secret is changed again, because the answer was lost, still signs with the one in use', async () => {
    const s = await service()
    const { webhook, secret: first = '' } = await added(s.anne)
    const secrets = [first]
    const renew = async () => {
      const { secret = '' } = (await s.anne.post(`${PATH}/${webhook.id}/secret`)).json as WebhookWithSecret
      secrets.push(secret)
    }
    await renew()
    await renew()
    expect(await signing(s, webhook, secrets)).toEqual([0, 1, 2])
    expect(s.posts.at(-1)?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+ v1,\S+$/)
    s.clock.at += 12 * HOUR
    await renew()
    expect(await signing(s, webhook, secrets)).toEqual([0, 1, 2, 3])
    s.clock.at += 12 * HOUR
    expect(await signing(s, webhook, secrets)).toEqual([2, 3])
    s.clock.at += 12 * HOUR
    expect(await signing(s, webhook, secrets)).toEqual([3])
  })

  test('signs with the three last of its earlier secrets, however often they are changed', async () => {
    const s = await service()
    const { webhook, secret: first = '' } = await added(s.anne)
    const secrets = [first]
    for (let i = 0; i < 6; i++)
      secrets.push(((await s.anne.post(`${PATH}/${webhook.id}/secret`)).json as WebhookWithSecret).secret ?? '')
    expect(await signing(s, webhook, secrets)).toEqual([3, 4, 5, 6])
  })

  test('is switched off and on again, which forgets what failed', async () => {
    const { anne, deps, clock } = await service()
    const { webhook } = await added(anne)
    const off = (await anne.patch(`${PATH}/${webhook.id}`, { on: false })).json as WebhookState
    expect(off.off).toEqual({ why: 'owner', at: new Date(clock.at).toISOString() })
    const id = ((await anne.get('/players/me')).json as { id: string }).id
    const player = await deps.players.load(id)
    if (!player?.webhooks) throw new Error('there is no webhook')
    const failing = { since: clock.at, count: 9, last: [{ code: 'timeout' as const, at: clock.at }] }
    const [broken] = player.webhooks.map((one) => ({ ...one, failing, off: { why: 'failing' as const, at: clock.at } }))
    await deps.players.commit(
      { ...player, revision: player.revision + 1, webhooks: broken ? [broken] : [] },
      player.revision,
    )
    expect(await list(anne)).toMatchObject([
      {
        off: { why: 'failing' },
        failing: { count: 9, last: [{ code: 'timeout', at: new Date(clock.at).toISOString() }] },
      },
    ])
    expect((await anne.patch(`${PATH}/${webhook.id}`, { on: true })).json).toEqual(webhook)
  })

  test('is deleted; a repeat is no error', async () => {
    const { anne } = await service()
    const { webhook } = await added(anne)
    expect((await anne.delete(`${PATH}/${webhook.id}`)).status).toBe(204)
    expect(await list(anne)).toEqual([])
    expect((await anne.delete(`${PATH}/${webhook.id}`)).status).toBe(204)
    expect((await anne.post(`${PATH}/${webhook.id}/test`)).json).toMatchObject({ code: 'no-such-webhook' })
  })
})

describe('webhooks are the business of their owner', () => {
  test('nobody else sees, tests, changes or deletes one', async () => {
    const { anne, signedIn, browser, posts } = await service()
    const { webhook } = await added(anne)
    const ben = await signedIn('ben@example.org')
    expect(await list(ben)).toEqual([])
    const path = `${PATH}/${webhook.id}`
    for (const answer of [
      await ben.post(`${path}/test`),
      await ben.post(`${path}/secret`),
      await ben.patch(path, { on: false }),
    ])
      expect([answer.status, answer.json]).toEqual([404, expect.objectContaining({ code: 'no-such-webhook' })])
    await ben.delete(path)
    expect(await list(anne)).toEqual([webhook])
    expect(posts).toEqual([])
    const nobody = browser()
    for (const answer of [
      await nobody.get(PATH),
      await nobody.post(PATH, { url: 'https://hooks.example.org/' }),
      await nobody.post(`${path}/test`),
      await nobody.post(`${path}/secret`),
      await nobody.patch(path, { on: true }),
      await nobody.delete(path),
    ])
      expect(answer.status).toBe(401)
  })

  test('no request from another site is carried out', async () => {
    const { anne } = await service()
    const answer = await anne.post(PATH, { url: 'https://hooks.example.org/' }, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await list(anne)).toEqual([])
  })

  test('an id that cannot be one is answered as one that is not there', async () => {
    const { anne } = await service()
    for (const id of ['x', '%00', '..%2f', 'A'.repeat(16), '0'.repeat(17)])
      expect((await anne.post(`${PATH}/${id}/test`)).json).toMatchObject({ code: 'no-such-webhook' })
  })

  test('more than thirty calls that may reach a stranger within an hour are refused', async () => {
    const { anne, clock, posts } = await service()
    const { webhook } = await added(anne)
    for (let i = 0; i < 29; i++) await anne.post(`${PATH}/${webhook.id}/test`)
    const refused = [
      await anne.post(`${PATH}/${webhook.id}/test`),
      await add(anne, 'https://b.example/'),
      await anne.patch(`${PATH}/${webhook.id}`, { on: true }),
      await anne.post(`${PATH}/${webhook.id}/secret`),
    ]
    for (const { status, json } of refused)
      expect([status, json]).toEqual([429, expect.objectContaining({ code: 'too-many-requests' })])
    expect(posts).toHaveLength(29)
    expect(await list(anne)).toEqual([webhook])
    expect((await anne.patch(`${PATH}/${webhook.id}`, { on: false })).status).toBe(200)
    clock.at += 3_600_001
    expect((await anne.post(`${PATH}/${webhook.id}/test`)).status).toBe(200)
  })

  test('two changes at once both count', async () => {
    const { anne } = await service()
    await Promise.all([added(anne, 'https://a.example/'), added(anne, 'https://b.example/')])
    expect(await list(anne)).toHaveLength(2)
  })
})

test('on AWS no webhook leads to this machine, whatever the environment says', async () => {
  const env = {
    TABLE_NAME: 't',
    ORIGIN: 'https://armada.example',
    BUILD: 'b',
    MAIL_FROM: 'a@b.c',
  }
  const { webhooks } = productionDeps({ ...env, WEBHOOKS_TO_LOOPBACK: '1' })
  for (const url of ['http://127.0.0.1:9/', 'http://localhost:9/', 'https://localhost/', 'https://[::1]/']) {
    if (url !== 'https://localhost/') expect(await webhooks.accepts(url)).toBe(false)
    expect(await webhooks.post({ url, headers: {}, body: '' })).toEqual({ code: 'not-public' })
  }
})
