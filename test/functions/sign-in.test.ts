import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/support/app'

const EMAIL = 'admiral@example.org'
const MINUTE = 60_000

async function linkFor({ browser, mails }: TestApp, email = EMAIL): Promise<string> {
  await browser().post('/sign-in-links', { email })
  return mails.tokenFor(email)
}

describe('A link signs in', () => {
  test('once, and the session lasts', async () => {
    const service = testApp()
    const browser = service.browser()
    const answer = await browser.post('/sessions', { token: await linkFor(service) })
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({ email: EMAIL, zone: 'UTC' })
    service.clock.at += 89 * 24 * 60 * MINUTE
    expect((await browser.get('/players/me')).json).toMatchObject({ email: EMAIL })
    service.clock.at += 2 * 24 * 60 * MINUTE
    expect((await browser.get('/players/me')).json).toMatchObject({ code: 'not-signed-in' })
  })

  test('not a second time', async () => {
    const service = testApp()
    const token = await linkFor(service)
    await service.browser().post('/sessions', { token })
    const again = await service.browser().post('/sessions', { token })
    expect(again.status).toBe(410)
    expect(again.json).toMatchObject({ code: 'link-used' })
  })

  test('not to two that try at the same time', async () => {
    const service = testApp()
    const token = await linkFor(service)
    const answers = await Promise.all([1, 2, 3].map(() => service.browser().post('/sessions', { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410])
  })

  test('not after a quarter of an hour', async () => {
    const service = testApp()
    const token = await linkFor(service)
    service.clock.at += 15 * MINUTE
    const late = await service.browser().post('/sessions', { token })
    expect(late.status).toBe(410)
    expect(late.json).toMatchObject({ code: 'link-expired' })
  })

  test('not if it was never sent', async () => {
    const answer = await testApp()
      .browser()
      .post('/sessions', { token: 'x'.repeat(43) })
    expect(answer.json).toMatchObject({ code: 'link-expired' })
  })

  test('not by looking at its page: only the button uses it', async () => {
    const service = testApp()
    const token = await linkFor(service)
    await service.browser().get(`/sign-in/${token}`)
    expect((await service.browser().post('/sessions', { token })).status).toBe(201)
  })

  test('the same person again, whatever the case of the address', async () => {
    const service = testApp()
    const first = await service.browser().post('/sessions', { token: await linkFor(service) })
    const second = await service
      .browser()
      .post('/sessions', { token: await linkFor(service, EMAIL.toUpperCase()).catch(() => linkFor(service)) })
    expect(second.json).toEqual(first.json)
  })

  test('on to the page it was asked for from', async () => {
    const service = testApp()
    await service.browser().post('/sign-in-links', { email: EMAIL, onTo: '/i/abc' })
    const answer = await service.browser().post('/sessions', { token: service.mails.tokenFor(EMAIL) })
    expect(answer.json).toMatchObject({ onTo: '/i/abc' })
  })

  test('begins with the time zone of the device, and later ones leave it alone', async () => {
    const service = testApp()
    const first = await service.browser().post('/sessions', { token: await linkFor(service), zone: 'Europe/Warsaw' })
    expect(first.json).toMatchObject({ zone: 'Europe/Warsaw' })
    const again = await service.browser().post('/sessions', { token: await linkFor(service), zone: 'Asia/Tokyo' })
    expect(again.json).toMatchObject({ zone: 'Europe/Warsaw' })
  })

  test.each([undefined, 'Mars/Olympus', '+01:00'])('begins in UTC where the device says %s', async (zone) => {
    const service = testApp()
    const answer = await service.browser().post('/sessions', { token: await linkFor(service), zone })
    expect(answer.json).toMatchObject({ zone: 'UTC' })
  })

  test('with a link that was cut short is answered like one that is too old', async () => {
    const answer = await testApp().browser().post('/sessions', { token: 'abc' })
    expect(answer).toMatchObject({ status: 410, json: { code: 'link-expired' } })
  })

  test.each(['', 'a@b', 'anne', 'anne@', 'a b@example.org'])('not for %j, which is no mail address', async (email) => {
    const service = testApp()
    const answer = await service.browser().post('/sign-in-links', { email })
    expect(answer).toMatchObject({ status: 422, json: { code: 'no-such-address', subject: 'email' } })
    expect(service.mails.mails).toEqual([])
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])(
    'never on to %s',
    async (onTo) => {
      const answer = await testApp().browser().post('/sign-in-links', { email: EMAIL, onTo })
      expect(answer.json).toMatchObject({ code: 'malformed-request', subject: 'onTo' })
    },
  )
})

describe('Asking for a link', () => {
  test('is answered the same whether the address is known', async () => {
    const service = testApp()
    const unknown = await service.browser().post('/sign-in-links', { email: EMAIL })
    await service.browser().post('/sessions', { token: service.mails.tokenFor(EMAIL) })
    const known = await service.browser().post('/sign-in-links', { email: EMAIL })
    const said = ({ status, text, headers }: typeof known) => ({
      status,
      text,
      headers: [...headers].map(([name, value]) => [name, value.replace(/[0-9a-f]{64}/, 'a secret of its own')]),
    })
    expect(said(known)).toEqual(said(unknown))
    expect(unknown.status).toBe(204)
  })

  test('is limited for each address, known or not', async () => {
    const service = testApp()
    for (let i = 0; i < 5; i++)
      expect((await service.browser().post('/sign-in-links', { email: EMAIL })).status).toBe(204)
    const sixth = await service.browser().post('/sign-in-links', { email: EMAIL.toUpperCase() })
    expect(sixth.status).toBe(429)
    expect(sixth.json).toMatchObject({ code: 'too-many-requests' })
    expect(service.mails.mails).toHaveLength(5)
    expect((await service.browser().post('/sign-in-links', { email: 'other@example.org' })).status).toBe(204)
    service.clock.at += 61 * MINUTE
    expect((await service.browser().post('/sign-in-links', { email: EMAIL })).status).toBe(204)
  })

  test('leaves neither address nor token readable in keys of the store', async () => {
    const service = testApp()
    const seen: string[] = []
    const { players } = service.deps
    for (const name of ['putLink', 'putCode', 'putSession'] as const) {
      const put = players[name].bind(players) as (hash: string, value: never) => Promise<void>
      players[name] = (hash: string, value: object) => {
        seen.push(hash)
        return put(hash, value as never)
      }
    }
    const token = await linkFor(service)
    await service.browser().post('/sessions', { token })
    expect(seen).toHaveLength(3)
    for (const key of seen) expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(seen.join()).not.toContain(token)
  })
})

describe('A session', () => {
  test('is kept in a cookie that scripts and other sites cannot use', async () => {
    const service = testApp()
    const token = await linkFor(service)
    const answer = await service.browser().post('/sessions', { token })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-session=[A-Za-z0-9_-]{43};/)
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag)
  })

  test('ends on the server, too, when its player signs out', async () => {
    const service = testApp()
    const answer = await service.browser().post('/sessions', { token: await linkFor(service) })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const me = () => service.browser().get('/players/me', { cookie })
    expect((await me()).status).toBe(200)
    const out = await service.app.request('https://armada.example/sessions', { method: 'DELETE', headers: { cookie } })
    expect(out.status).toBe(204)
    expect((await me()).status).toBe(401)
  })

  test('that was made up opens nothing', async () => {
    const answer = await testApp()
      .browser()
      .get('/players/me', { cookie: `__Host-session=${'a'.repeat(43)}` })
    expect(answer.status).toBe(401)
  })
})

describe('A player', () => {
  test('changes name and zone', async () => {
    const { signedIn } = testApp()
    const browser = await signedIn(EMAIL)
    const answer = await browser.patch('/players/me', { name: '  Vice Admiral  ', zone: 'Europe/Warsaw' })
    expect(answer.json).toMatchObject({ name: 'Vice Admiral', zone: 'Europe/Warsaw' })
    expect((await browser.get('/players/me')).json).toEqual(answer.json)
  })

  test.each(['Nowhere/Land', '+01:00', ''])('cannot live in the zone “%s”', async (zone) => {
    const browser = await testApp().signedIn(EMAIL)
    const answer = await browser.patch('/players/me', { zone })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ code: 'no-such-zone', subject: 'zone' })
  })

  test.each([
    '',
    '   ',
    'a\nb',
    'a\u202eb',
    '\u3164',
    '\u2800 \u115f',
    'a\u2028b',
    'x'.repeat(41),
    'http://evil.example',
    'Evil.example',
    'www.evil',
    'a@b',
    `Z${'\u0301'.repeat(30)}`,
    'a\u200Db',
  ])('cannot be called %j', async (name) => {
    const browser = await testApp().signedIn(EMAIL)
    expect((await browser.patch('/players/me', { name })).json).toMatchObject({
      code: 'unfit-name',
      subject: 'name',
    })
  })

  test.each(['👨‍👩‍👧‍👦', 'J. R. Wedge', 'Đặng Thị', 'Mr. T', 'Tarkin…'])('can be called %j', async (name) => {
    const browser = await testApp().signedIn(EMAIL)
    expect((await browser.patch('/players/me', { name })).json).toMatchObject({ name })
  })

  test('has a name of their own from the start that does not tell the address', async () => {
    const service = testApp()
    const answer = await service.browser().post('/sessions', { token: await linkFor(service) })
    expect(answer.json).toMatchObject({ name: expect.stringMatching(/^Admiral \d{4}$/) })
  })
})
