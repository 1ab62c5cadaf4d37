import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { BusyDataFolder } from '#functions/adapters/dynamodb/embedded'
import { BusyPort } from '#functions/local/service'
import { openStore } from '#functions/maintenance/open-store'
import type { GamePage } from '#shared/play/protocol/responses'
import { Browser } from '#test/support/browser'
import { answerOne, pageOf } from '#test/support/duel'
import { startService, type TestService, type TestServiceOptions } from '#test/support/service'

const A = 'a@example.org'
const B = 'b@example.org'

const running: TestService[] = []
const start = async (options?: TestServiceOptions): Promise<TestService> => {
  const service = await startService(options)
  running.push(service)
  return service
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()))
})

const browserOf = ({ url }: TestService): Browser => new Browser((address, init) => fetch(address, init), url)

/** Signs in as a newcomer does: ask for a link, open the mail, follow the link, press the button. */
async function signedIn(service: TestService, email: string): Promise<Browser> {
  const browser = browserOf(service)
  expect((await browser.post('/sign-in-links', { email })).status).toBe(204)
  const list = await browser.get('/mail')
  const href = list.text.match(/href="(\/mail\/[^"]+)"/)?.[1] ?? ''
  const mail = await browser.get(href)
  const link = mail.text.match(/href="[^"]*\/sign-in\/([A-Za-z0-9_-]+)"/)?.[1]
  expect((await browser.post('/sessions', { token: link })).status).toBe(201)
  return browser
}

/** Waits until something is so; the service works on its own clock. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('waited in vain')
}

describe('Two players on one machine', () => {
  test('sign in by mails of the folder and play until one resigns, each told when it is their turn', async () => {
    const service = await start({ tickMs: 250 })
    const a = await signedIn(service, A)
    const b = await signedIn(service, B)
    const made = await a.post('/games', { submissionId: 's', wish: 'rebel', salt: '1'.repeat(32), hoursPerHandOff: 24 })
    const { id, invitation } = made.json as GamePage
    await b.post(`/invitations/${invitation?.slice(3)}`, { wish: 'any', salt: '2'.repeat(32) })

    await until(async () => (await service.mailsTo(A)).some(({ text }) => text.startsWith('Choose dials')))
    await until(async () => (await service.mailsTo(B)).some(({ text }) => text.startsWith('Choose dials')))

    while ((await pageOf(a, id)).view?.round === 1) {
      await answerOne(a, id)
      await answerOne(b, id)
    }
    expect((await a.post(`/games/${id}/resign`, { submissionId: 'r' })).status).toBe(200)
    const page = await pageOf(a, id)
    expect(page.status).toBe('over')
    expect(page.result).toMatchObject({ score: { a: expect.any(Number), b: expect.any(Number) } })
    expect(page.log.map(({ step }) => step)).toEqual(page.log.map((_entry, i) => i + 1))
    expect(await pageOf(b, id)).toMatchObject({ status: 'over', result: page.result })
    for (const player of [A, B]) {
      await until(async () => (await service.mailsTo(player)).some(({ text }) => /^You (won|resigned) /.test(text)))
      const ids = (await service.mailsTo(player)).map(({ messageId }) => messageId)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('find their game again after the service was stopped', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'armada-data-'))
    try {
      const first = await start({ dataFolder })
      const a = await signedIn(first, A)
      const made = await a.post('/games', { submissionId: 's', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 })
      const port = Number(new URL(first.url).port)
      await first.close()
      running.splice(0)
      const second = await start({ dataFolder, port })
      expect(second.url).toBe(first.url)
      const { id } = made.json as GamePage
      expect(await pageOf(a, id)).toMatchObject({ id, status: 'open', you: 'a' })
    } finally {
      await Promise.all(running.splice(0).map((service) => service.close()))
      await rm(dataFolder, { recursive: true, force: true })
    }
  })
})

describe('The local service', () => {
  test('says so when its port or its data folder is in use', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'armada-data-'))
    const first = await start({ dataFolder })
    const port = Number(new URL(first.url).port)
    await expect(startService({ port })).rejects.toThrow(BusyPort)
    await expect(startService({ port })).rejects.toThrow(`Port ${port} is in use`)
    await expect(startService({ dataFolder })).rejects.toThrow(BusyDataFolder)
    await first.close()
    running.splice(0)
    await rm(dataFolder, { recursive: true, force: true })
  })

  test('has one address: pages asked for by another name of this machine are sent there', async () => {
    const { url } = await start()
    const { port } = new URL(url)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/g/1?at=3`, { headers: { host: `localhost:${port}` } }, resolve).once('error', reject)
    })
    answer.resume()
    expect(answer.statusCode).toBe(307)
    expect(answer.headers.location).toBe(`${url}/g/1?at=3`)
  })

  test('shows mails on this machine alone, also behind a tunnel: whoever reads them could sign in', async () => {
    const first = await start()
    const { host, port } = new URL(first.url)
    const statusOf = (path: string, headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`http://${host}${path}`, { headers }, (answer) => resolve(answer.resume().statusCode)).once('error', reject)
      })
    expect(await statusOf('/mail', {})).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect(await statusOf('/mail', { [name]: '198.51.100.7' })).toBe(404)
    await first.close()
    running.splice(0)
    // A proxy as it comes says nothing of whom it asks for.
    const { mailsAt } = await start({ port: Number(port), origin: 'https://armada.example' })
    for (const name of [host, 'armada.example'])
      for (const path of [
        '/mail',
        '/mail/',
        '/mail/x.eml',
        '/mail?key=',
        '/mail?key=x',
        `/mail?key=${'%C5%BC'.repeat(22)}`,
      ])
        expect(await statusOf(path, { host: name })).toBe(404)
    const { pathname, search } = new URL(mailsAt)
    expect(await statusOf(pathname + search, { host: 'armada.example' })).toBe(302)
    const cookie = `armada-mails=${new URLSearchParams(search).get('key')}`
    expect(await statusOf('/mail', { host: 'armada.example', cookie })).toBe(200)
  })

  test('mends at its start what a disk has lost of lists, and says how much that was', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'armada-data-'))
    const first = await start({ dataFolder })
    const a = await signedIn(first, A)
    await a.post('/games', { submissionId: 's', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 })
    const port = Number(new URL(first.url).port)
    expect(first.mended).toBe(0)
    await first.close()
    running.splice(0)
    const store = await openStore({ folder: dataFolder })
    for await (const item of store.table.items())
      if (item.sk?.S?.startsWith('GAME#')) await store.table.delete({ pk: item.pk?.S ?? '', sk: item.sk.S })
    await store.close()
    const second = await start({ dataFolder, port })
    expect(second.mended).toBe(1)
    expect((await a.get('/games')).json).toMatchObject({ games: [{ status: 'open' }] })
    await second.close()
    running.splice(0)
    await rm(dataFolder, { recursive: true, force: true })
  })

  test('shows mails with links that work, and nothing outside their folder', async () => {
    const service = await start()
    const browser = browserOf(service)
    expect((await browser.get('/mail')).text).toContain('No mail has been sent yet.')
    await browser.post('/sign-in-links', { email: A })
    const list = (await browser.get('/mail')).text
    expect(list).toContain('Sign in to Armada by Post')
    expect(list).toContain(A)
    expect(list).toMatch(/<time datetime="[\d-]+T[\d:.]+Z">[A-Z][a-z]+ \d+, \d+, [\d:]+ [AP]M UTC<\/time>/)
    expect((await browser.get('/mail.js')).text).toContain('Intl.DateTimeFormat(lang')
    // The mail breaks its first sentence after 72 columns; the list does not.
    expect(list).toContain(': Follow this link and press the button there to sign in. It works once, within')
    const href = list.match(/href="(\/mail\/[^"]+)"/)?.[1] ?? ''
    const path = await service.signInPath(A)
    expect((await browser.get(href)).text).toContain(`<a href="${service.url}${path}">`)
    expect((await browser.get(`${href}?part=html`)).text).toContain(`href="${service.url}${path}"`)
    for (const name of ['nothing.eml', '..%2f..%2fpackage.json', '.hidden.eml', 'x.txt']) {
      expect((await browser.get(`/mail/${name}`)).status).toBe(404)
    }
  })
})
