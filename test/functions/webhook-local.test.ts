import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { troubleMail } from '#functions/mail/trouble-mail'
import type { GamePage, WebhookList, WebhookWithSecret } from '#shared/play/protocol/responses'
import { Browser } from '#test/support/browser'
import { startService, type TestService, type TestServiceOptions } from '#test/support/service'
import { answering, openSink, type Sink } from '#test/support/sink'

const PATH = '/players/me/webhooks'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function start(options: TestServiceOptions): Promise<TestService> {
  const service = await startService({ tickMs: 50, ...options })
  closing.push(service.close)
  return service
}
async function sinkThat(answer: Parameters<typeof openSink>[0]): Promise<Sink> {
  const sink = await openSink(answer)
  closing.push(sink.close)
  return sink
}
async function signedIn(service: TestService, email: string): Promise<Browser> {
  const browser = new Browser((url, init) => fetch(url, init), service.url)
  await browser.post('/sign-in-links', { email })
  const path = await service.signInPath(email)
  await browser.post('/sessions', { token: path.replace('/sign-in/', '') })
  return browser
}
const add = (browser: Browser, { port }: Sink, path: string) =>
  browser.post(PATH, { url: `http://127.0.0.1:${port}${path}` })

describe('the local service', () => {
  test('tells a receiver on this machine, if that is configured, with a signature that it can check', async () => {
    const service = await start({ loopbackWebhooks: true })
    const good = await sinkThat(answering(204))
    const gone = await sinkThat(answering(410))
    const a = await signedIn(service, 'a@example.org')
    const b = await signedIn(service, 'b@example.org')
    const { secret = '' } = (await add(a, good, '/good')).json as WebhookWithSecret
    await add(a, gone, '/gone')
    const made = await a.post('/games', { submissionId: 's', wish: 'rebel', salt: '1'.repeat(32), hoursPerHandOff: 24 })
    const { id, invitation } = made.json as GamePage
    await b.post(`/invitations/${invitation?.slice(3)}`, { wish: 'any', salt: '2'.repeat(32) })

    await vi.waitFor(() => expect(good.received).toHaveLength(1), { timeout: 10_000 })
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = good.received
    expect(path).toBe('/good')
    const told = new Verifier(secret).verify(body, headers as Record<string, string>)
    expect(told).toMatchObject({ type: 'game.awaited', data: { game: id, seat: 'a', url: `${service.url}/g/${id}` } })
    await vi.waitFor(
      async () => {
        const { webhooks } = (await a.get(PATH)).json as WebhookList
        expect(webhooks.map(({ off }) => off?.why)).toEqual([undefined, 'gone'])
        const mails = await service.mailsTo('a@example.org')
        expect(mails.filter(({ subject }) => subject === 'We cannot reach you by webhook')).toHaveLength(1)
      },
      { timeout: 10_000 },
    )
    const [mail] = (await service.mailsTo('a@example.org')).filter(({ subject }) => subject.startsWith('We cannot'))
    expect(mail?.text).toMatch(
      /^We have switched off your webhook http:\/\/127\.0\.0\.1:\d+\/…gone\.\nThe receiver answered/,
    )
    expect(mail?.text).toContain(`Test it or switch it on again: ${service.url}/settings`)
    expect(gone.received).toHaveLength(1)
  })

  test('otherwise refuses one', async () => {
    const service = await start({})
    const sink = await sinkThat(answering(204))
    const a = await signedIn(service, 'a@example.org')
    expect((await add(a, sink, '/')).json).toMatchObject({ code: 'webhook-address' })
  })
})

describe('the word that a webhook was switched off', () => {
  test('says since when how many messages failed, in the zone of its owner, and whether anything else is left', async () => {
    const at = Date.UTC(2026, 10, 27, 20)
    const player = { id: 'p', revision: 1, created: 0, name: 'Anne', email: 'anne@example.org', zone: 'Europe/Warsaw' }
    const failing = { since: at - 86_400_000, count: 8, last: [] }
    const hook = {
      id: 'h',
      url: 'https://hooks.example.org/secret-1234',
      created: 0,
      failing,
      off: { why: 'failing' as const, at },
    }
    const mail = await troubleMail({ ...player, mail: true, webhooks: [hook] }, hook, 'https://armada.example')
    expect(mail.text).toContain('8 messages failed since Thu 21:00, and none arrived.')
    expect(mail.text).not.toMatch(/secret|Nothing else/)
    expect(mail.messageId).toBe(`webhook.h.${at}@armada.example`)
    const alone = await troubleMail({ ...player, mail: false, webhooks: [hook] }, hook, 'https://armada.example')
    expect(alone.text).toContain('Nothing else tells you that it is your turn')
    const other = { id: 'i', url: 'https://b.example/', created: 0 }
    const another = await troubleMail(
      { ...player, mail: false, webhooks: [hook, other] },
      hook,
      'https://armada.example',
    )
    expect(another.text).not.toContain('Nothing else')
  })
})
