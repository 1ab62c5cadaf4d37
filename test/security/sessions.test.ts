import { afterEach, describe, expect, test, vi } from 'vitest'
import { ORIGIN, type TestApp, testApp } from '#test/support/app'
import { MemoryFleetStore } from '#test/support/memory/memory-fleet-store'
import { MemoryGameStore } from '#test/support/memory/memory-game-store'
import { MemoryPlayerStore } from '#test/support/memory/memory-player-store'
import { MemoryRows } from '#test/support/memory/rows'

const EMAIL = 'anne@example.org'

async function enter(service: TestApp, cookie?: string): Promise<string> {
  await service.browser().post('/sign-in-links', { email: EMAIL })
  const body = JSON.stringify({ token: service.mails.tokenFor(EMAIL) })
  const headers = { origin: ORIGIN, ...(cookie === undefined ? {} : { cookie }) }
  const answer = await service.app.request(`${ORIGIN}/sessions`, { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const isIn = async ({ app }: TestApp, cookie: string) =>
  (await app.request(`${ORIGIN}/players/me`, { headers: { cookie } })).status === 200
const leave = ({ app }: TestApp, cookie: string) =>
  app.request(`${ORIGIN}/sessions`, { method: 'DELETE', headers: { origin: ORIGIN, cookie } })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a session', () => {
  test('is never one that was there before signing in (fixation)', async () => {
    const service = testApp()
    const planted = `__Host-session=${'p'.repeat(43)}`
    const cookie = await enter(service, planted)
    expect(cookie).not.toBe(planted)
    expect([await isIn(service, cookie), await isIn(service, planted)]).toEqual([true, false])
  })

  test('takes the place of the one its browser had', async () => {
    const service = testApp()
    const first = await enter(service)
    const second = await enter(service, first)
    expect([await isIn(service, first), await isIn(service, second)]).toEqual([false, true])
  })

  test('stands beside those of other browsers, and ends alone', async () => {
    const service = testApp()
    const all = [await enter(service), await enter(service), await enter(service)]
    await leave(service, all[1] ?? '')
    expect(await Promise.all(all.map((cookie) => isIn(service, cookie)))).toEqual([true, false, true])
  })

  test('is taken away from the browser with the flags it was kept with', async () => {
    const service = testApp()
    const left = await leave(service, await enter(service))
    const cookie = left.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-session=; /)
    for (const flag of ['Max-Age=0', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(flag)
    expect(cookie).not.toMatch(/domain/i)
  })

  test('and its link are in the store as hashes, in no log, and in no address but that of the link’s page', async () => {
    const rows = new MemoryRows()
    const logged: unknown[] = []
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation((...all) => logged.push(...all))
    const service = testApp({
      players: new MemoryPlayerStore(rows),
      games: new MemoryGameStore(),
      fleets: new MemoryFleetStore(),
    })
    const cookie = await enter(service)
    const [, session = ''] = cookie.split('=')
    const link = service.mails.tokenFor(EMAIL)
    // Also of what went wrong, and of links that do not work.
    service.deps.players.useLink = async () => {
      throw new Error('the table is away')
    }
    const body = JSON.stringify({ token: link })
    const failed = await service.app.request(`${ORIGIN}/sessions`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie },
      body,
    })
    expect(failed.status).toBe(500)
    const texts = [JSON.stringify(rows.all()), logged.map(String).join(), await failed.text()]
    for (const text of texts) for (const secret of [session, link]) expect(text).not.toContain(secret)
    expect(logged).not.toEqual([])
    const { messageId, headers, subject } = service.mails.mails[0] ?? {}
    expect(JSON.stringify([messageId, headers, subject])).not.toContain(link)
  })

  test('of a cookie with another name, or that is sent twice, opens nothing more', async () => {
    const service = testApp()
    const cookie = await enter(service)
    const [, token = ''] = cookie.split('=')
    expect(await isIn(service, `session=${token}`)).toBe(false)
    expect(await isIn(service, `__host-session=${token}`)).toBe(false)
    expect(await isIn(service, `__Host-session=${'x'.repeat(5_000)}`)).toBe(false)
  })
})

describe('a link', () => {
  test('leads on within this site or nowhere', async () => {
    const service = testApp()
    const ask = (onTo: string) => service.browser().post('/sign-in-links', { email: EMAIL, onTo })
    for (const onTo of ['/', '/i/aB-_9', '/g/0123/at/3', '/g/0123?words#log', '/rules/R8.10'])
      expect((await ask(onTo)).status).toBe(204)
    for (const onTo of [
      '',
      'i/abc',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/a//evil.example',
      '/..//evil.example',
      '/\t/evil.example',
      '/%0a\n',
      'javascript:alert(1)',
      '/i/a b',
      '/i/a@evil.example',
      '/i/<script>',
    ])
      expect([onTo, (await ask(onTo)).json]).toEqual([onTo, expect.objectContaining({ subject: 'onTo' })])
  })

  test('is used by nothing but the POST of its page, however its page is asked for', async () => {
    const service = testApp()
    await service.browser().post('/sign-in-links', { email: EMAIL })
    const token = service.mails.tokenFor(EMAIL)
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const path of [`/sign-in/${token}`, `/sessions?token=${token}`, '/sessions'])
        await service.app.request(`${ORIGIN}${path}`, { method })
    expect((await service.browser().post('/sessions', { token })).status).toBe(201)
  })

  test('is as good for nobody else’s address: what it names was said when it was asked for', async () => {
    const service = testApp()
    await service.browser().post('/sign-in-links', { email: EMAIL })
    const token = service.mails.tokenFor(EMAIL)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const other = await service.browser().post('/sessions', { token, email: 'mallory@example.org' })
    expect(other.json).toMatchObject({ code: 'malformed-request' })
    expect((await service.browser().post('/sessions', { token })).json).toMatchObject({ email: EMAIL })
  })
})
