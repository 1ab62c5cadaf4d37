import { describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app'

const EMAIL = 'admiral@example.org'
const MINUTE = 60_000
const BY_CODE = '/sessions/by-code'

/** Somebody who asked for a mail, with the code in it. */
async function asked() {
  const service = testApp()
  const browser = service.browser()
  const answer = await browser.post('/sign-in-links', { email: EMAIL, onTo: '/i/abc' })
  return { service, browser, answer, code: service.mails.codeFor(EMAIL), token: service.mails.tokenFor(EMAIL) }
}
const gone = { status: 410, json: { code: 'code-gone' } }
const wrong = { status: 422, json: { code: 'wrong-code' } }

describe('A code signs in', () => {
  test('in the browser that asked for it, on to the page where it asked', async () => {
    const { browser, code } = await asked()
    const answer = await browser.post(BY_CODE, { code, zone: 'Europe/Warsaw' })
    expect(answer).toMatchObject({ status: 201, json: { email: EMAIL, zone: 'Europe/Warsaw', onTo: '/i/abc' } })
    expect((await browser.get('/players/me')).json).toMatchObject({ email: EMAIL })
  })

  test.each([
    ['without its space', (code: string) => code.replace(' ', '')],
    ['in small letters', (code: string) => code.toLowerCase()],
    ['with a dash, and blanks around it', (code: string) => ` ${code.replace(' ', '-')}\t`],
  ])('typed %s', async (_, typed) => {
    const { browser, code } = await asked()
    expect((await browser.post(BY_CODE, { code: typed(code) })).status).toBe(201)
  })

  test('nowhere else: not in a browser that asked for none, nor in one that asked for another', async () => {
    const { service, code } = await asked()
    expect(await service.browser().post(BY_CODE, { code })).toMatchObject(gone)
    const other = service.browser()
    await other.post('/sign-in-links', { email: 'other@example.org' })
    expect(await other.post(BY_CODE, { code })).toMatchObject(wrong)
  })

  test('once, and not after its link was used', async () => {
    const first = await asked()
    await first.browser.post(BY_CODE, { code: first.code })
    expect(await first.browser.post(BY_CODE, { code: first.code })).toMatchObject(gone)
    const second = await asked()
    await second.service.browser().post('/sessions', { token: second.token })
    expect(await second.browser.post(BY_CODE, { code: second.code })).toMatchObject({ json: { code: 'link-used' } })
  })

  test('and uses its link up', async () => {
    const { service, browser, code, token } = await asked()
    await browser.post(BY_CODE, { code })
    expect((await service.browser().post('/sessions', { token })).json).toMatchObject({ code: 'link-used' })
  })

  test('for one of three who try at the same time', async () => {
    const { browser, code } = await asked()
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(BY_CODE, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410])
  })

  test('as long as its link, a quarter of an hour', async () => {
    const { service, browser, code } = await asked()
    service.clock.at += 15 * MINUTE - 1
    expect((await browser.post(BY_CODE, { code })).status).toBe(201)
    const late = await asked()
    late.service.clock.at += 15 * MINUTE
    expect(await late.browser.post(BY_CODE, { code: late.code })).toMatchObject(wrong)
  })

  test('only if it is of the newest mail that this browser asked for', async () => {
    const { service, browser, code } = await asked()
    await browser.post('/sign-in-links', { email: EMAIL })
    expect(await browser.post(BY_CODE, { code })).toMatchObject(wrong)
    expect((await browser.post(BY_CODE, { code: service.mails.codeFor(EMAIL) })).status).toBe(201)
  })

  test('not after five tries, the right one among them or not', async () => {
    const { browser, code } = await asked()
    const guess = code.startsWith('A') ? 'BBB BBB' : 'AAA AAA'
    for (let tries = 0; tries < 5; tries++) expect(await browser.post(BY_CODE, { code: guess })).toMatchObject(wrong)
    expect(await browser.post(BY_CODE, { code })).toMatchObject(gone)
  })

  test('at the fifth try, and at the first of a new mail', async () => {
    const { service, browser, code } = await asked()
    for (let tries = 0; tries < 4; tries++) await browser.post(BY_CODE, { code: 'AAA AAB' })
    expect((await browser.post(BY_CODE, { code })).status).toBe(201)
    for (let tries = 0; tries < 6; tries++) await browser.post(BY_CODE, { code: 'AAA AAB' })
    await browser.post('/sign-in-links', { email: EMAIL })
    expect((await browser.post(BY_CODE, { code: service.mails.codeFor(EMAIL) })).status).toBe(201)
  })

  test.each(['', 'ABC', 'ABC DEFG', 'ÄBC DEF', 'ABC DE1'])('not if it is %j, and that costs no try', async (typed) => {
    const { browser, code } = await asked()
    for (let tries = 0; tries < 6; tries++)
      expect(await browser.post(BY_CODE, { code: typed })).toMatchObject({ ...wrong, json: { subject: 'code' } })
    expect((await browser.post(BY_CODE, { code })).status).toBe(201)
  })
})

describe('What the asking browser keeps', () => {
  test('is a cookie that scripts and other sites cannot use, and is gone with the code', async () => {
    const { browser, answer, code } = await asked()
    const kept = answer.headers.get('set-cookie') ?? ''
    expect(kept).toMatch(/^__Host-asking=[0-9a-f]{64};/)
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=900']) expect(kept).toContain(flag)
    const entered = await browser.post(BY_CODE, { code })
    expect(entered.headers.getSetCookie().join('\n')).toMatch(/__Host-asking=; Max-Age=0/)
  })

  test('is in no mail, and the code in no header of it', async () => {
    const { service, answer, code } = await asked()
    const asking = answer.headers.get('set-cookie')?.match(/=([0-9a-f]{64})/)?.[1] ?? 'none'
    const [mail] = service.mails.mails
    expect(JSON.stringify(mail)).not.toContain(asking)
    expect(JSON.stringify([mail?.messageId, mail?.subject, mail?.headers])).not.toContain(code)
    expect(mail?.html).toContain(code)
  })
})
