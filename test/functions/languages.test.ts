import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { serveClient } from '#functions/local/web-client'
import { tick } from '#functions/use-cases/clock/tick'
import { preferredLanguage } from '#shared/play/protocol/language'
import { testApp } from '#test/support/app'
import { duel } from '#test/support/duel'

const POLISH = { 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.7' }
const ENGLISH = { 'accept-language': 'en' }
/** No-break spaces are what they are for the eye: here they stand as blanks. */
const read = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [undefined, 'en'],
  ['pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7', 'pl'],
  ['en-GB,en;q=0.9,pl;q=0.8', 'en'],
  ['cs, pl;q=0.8, en;q=0.3', 'pl'],
  ['de, pl;q=0', 'en'],
  ['en;q=0.2, PL ; q=0.4', 'pl'],
  ['en,pl', 'en'],
  ['plt,enm', 'en'],
  [';;q=,pl;q=x,', 'en'],
])('a browser that accepts %s reads %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language)
})

test('a page is the start page of the chosen language, else of the one that the browser asks for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-client-'))
  await writeFile(join(folder, 'index.html'), 'English')
  await writeFile(join(folder, 'pl.html'), 'Polski')
  const app = new Hono()
  serveClient(app, folder)
  const shown = async (headers: Record<string, string>) => (await app.request('/g/1', { headers })).text()
  expect(await shown({})).toBe('English')
  expect(await shown(POLISH)).toBe('Polski')
  expect(await shown({ ...POLISH, cookie: 'language=en' })).toBe('English')
  expect(await shown({ ...ENGLISH, cookie: 'language=pl' })).toBe('Polski')
  expect((await app.request('/')).headers.get('vary')).toContain('Accept-Language')
  await rm(folder, { recursive: true })
})

describe('a refusal is read in', () => {
  test('the language that is asked for, by whoever is not signed in', async () => {
    const browser = testApp().browser()
    const refused = await browser.get('/players/me', POLISH)
    expect(refused.json).toEqual({ code: 'not-signed-in', message: 'Najpierw się zaloguj.' })
    expect(refused.headers.get('content-language')).toBe('pl')
    expect((await browser.get('/players/me')).json).toMatchObject({ message: 'Please sign in first.' })
  })

  test('the language of the player, whatever the device asks for', async () => {
    const browser = await testApp().signedIn('a@example.org')
    await browser.patch('/players/me', { language: 'pl' })
    const refused = await browser.get(`/games/${'0'.repeat(32)}`, ENGLISH)
    expect([refused.status, refused.json]).toEqual([404, { code: 'no-such-game', message: 'Nie ma takiej gry.' }])
  })

  test('none that the service does not have', async () => {
    const browser = await testApp().signedIn('a@example.org')
    expect((await browser.patch('/players/me', { language: 'fr' })).json).toMatchObject({ code: 'malformed-request' })
  })
})

test('a newcomer is mailed, made and named in the language of the page where the link was asked for', async () => {
  const service = testApp()
  const browser = service.browser()
  await browser.post('/sign-in-links', { email: 'a@example.org' }, POLISH)
  const [mail] = service.mails.mails
  expect(mail?.subject).toBe('Logowanie do Armada by Post')
  expect(read(mail?.text ?? '')).toContain('Działa raz, przez 15 minut.')
  expect(mail?.html).toContain('<html lang="pl"')
  const token = service.mails.tokenFor('a@example.org')
  const { json } = await browser.post('/sessions', { token }, POLISH)
  expect(json).toMatchObject({ language: 'pl', name: expect.stringMatching(/^Admirał \d+$/) })
})

test('each receiver of a notice reads it in their own language', async () => {
  const service = testApp()
  const { a, b } = await duel(service)
  await a.patch('/players/me', { name: 'Ola', zone: 'Europe/Warsaw', language: 'pl' })
  await b.patch('/players/me', { name: 'Ben' })
  service.mails.mails.length = 0
  service.clock.at += 2 * 60_000
  await tick(service.deps)
  const mailTo = (address: string) => service.mails.mails.find(({ to }) => to === address)
  const polish = mailTo('a@example.org')
  const lines = read(polish?.text ?? '').split('\n')
  expect(lines[0]).toMatch(/^Wybierz rozkazy dla 2 statków; Ben wybiera w tym samym czasie\.$/)
  expect(lines[1]).toBe('Termin: sob. 13:00 (za 1 dzień 23 godz.).')
  expect(lines.join(' ')).toMatch(/Twoja strona: Rebelianci, +pierwszy +gracz\./)
  expect(polish?.html).toContain('<html lang="pl"')
  expect(mailTo('b@example.org')?.text).toMatch(/^Choose dials for 1 ship; /)
  // Blanks that hold words together live through the breaking of lines.
  expect(polish?.text).toContain('w\u00a0tym')
})

test('the page behind “less of this” speaks the language of the device', async () => {
  const browser = testApp().browser()
  const page = await browser.get(`/mails/${'0'.repeat(32)}`, POLISH)
  expect(page.text).toContain('<html lang="pl">')
  expect(page.text).toContain('Nie wysyłaj')
})

test('a name that nobody has chosen is told in the language of each reader, in mails too', async () => {
  const service = testApp()
  const { a, b } = await duel(service)
  const nameOf = async (who: typeof a) => ((await who.get('/players/me')).json as { name: string }).name
  const [ofA, ofB] = [await nameOf(a), await nameOf(b)]
  expect([ofA, ofB]).toEqual([expect.stringMatching(/^Admiral \d+$/), expect.stringMatching(/^Admiral \d+$/)])
  await a.patch('/players/me', { language: 'pl' })
  service.mails.mails.length = 0
  service.clock.at += 2 * 60_000
  await tick(service.deps)
  const textTo = (address: string) => read(service.mails.mails.find(({ to }) => to === address)?.text ?? '')
  expect(textTo('a@example.org')).toContain(`${ofB.replace('Admiral', 'Admirał')} wybiera`)
  expect(textTo('b@example.org')).toContain(`${ofA} chooses`)
})
