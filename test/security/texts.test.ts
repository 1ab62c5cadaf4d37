import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sesMailer } from '#functions/adapters/email'
import { folderMailer } from '#functions/adapters/email-folder'
import { mailPages } from '#functions/local/mail-pages'
import type { Mail } from '#functions/ports/mailer'
import type { WebhookPost } from '#functions/ports/webhook-sender'
import { tick } from '#functions/use-cases/clock/tick'
import { type TestApp, testApp } from '#test/support/app'
import { answerOne, duel } from '#test/support/duel'

const SENDER = { name: 'Armada by Post', address: 'armada@armada.example' }

/** Names that people may give themselves, each dangerous somewhere. */
const NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '</title><h1>&lt;b&gt;',
  '@everyone @here <#3>',
  '[click](/evil) **b** `c`',
  '=?utf-8?B?QmNjOiBhQGIuYw==?=',
  'Anne, <all>; Bcc: x',
  '{{7*7}} <%= 7 %> %0d%0aBcc: x',
  'שלום עולם',
]
/** Names that nobody may have. */
const NO_NAMES = [
  'Anne\r\nBcc: all@example.org',
  'Anne\nSubject: x',
  'Anne\u2028x',
  'Anne\u2029x',
  'Anne\u0085x',
  'Anne\u0000',
  'Anne\u202egnp.exe',
  'Anne\u2066x',
  'An\ufeffne',
  'A\u200bnne',
  'Anne\ud800',
  '\udc00Anne',
  'Anne\u{e0041}',
  '\u3164',
  'x'.repeat(41),
  '💣'.repeat(41),
]

interface Written {
  service: TestApp
  mails: Mail[]
  posts: WebhookPost[]
}

/** Everything that is sent while a game against somebody of that name begins, goes on and ends. */
async function sentAbout(name: string): Promise<Written> {
  const posts: WebhookPost[] = []
  const webhooks = {
    accepts: async () => true,
    post: async (message: WebhookPost) => {
      posts.push(message)
      return { status: 204 }
    },
  }
  const service = testApp({ webhooks })
  const a = await service.signedIn('a@example.org')
  expect((await a.patch('/players/me', { name })).json).toMatchObject({ name })
  const b = await service.signedIn('b@example.org')
  for (const url of ['https://hooks.example.org/x', 'https://discord.com/api/webhooks/1/x'])
    await b.post('/players/me/webhooks', { url })
  const { id } = await duel(service)
  const passes = async (minutes: number) => {
    service.clock.at += minutes * 60_000
    await tick(service.deps)
    await tick(service.deps)
  }
  await passes(2)
  await answerOne(a, id)
  await passes(2)
  await a.post(`/games/${id}/resign`, { submissionId: 'r' })
  await passes(2)
  return { service, mails: service.mails.mails, posts }
}

describe.each(NAMES)('an opponent called %j', (name) => {
  let written: Written
  let folder: string
  beforeAll(async () => {
    written = await sentAbout(name)
    folder = await mkdtemp(join(tmpdir(), 'armada-texts-'))
    const mailer = folderMailer(folder, SENDER)
    for (const mail of written.mails) await mailer.send(mail)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is in mails a text: in headers, in plain and in HTML', async () => {
    const about = written.mails.filter(({ subject }) => subject.includes(name))
    expect(about.length).toBeGreaterThan(2)
    for (const { html } of written.mails) {
      expect(html).not.toMatch(/<(img|script|form|iframe|svg|link)\b|<[^>]*\son\w+=/i)
      expect(html.match(/<h1/g)).toHaveLength(1)
    }
    for (const file of await readdir(folder)) {
      const mail = await simpleParser(await readFile(join(folder, file)))
      const names = mail.headerLines.map(({ key }) => key)
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain('bcc')
      expect(mail.to && !Array.isArray(mail.to) && mail.to.value).toEqual([
        { address: expect.stringMatching(/^[ab]@example\.org$/), name: '' },
      ])
      expect(written.mails.map(({ subject }) => subject)).toContain(mail.subject?.replaceAll('\u2060', ''))
    }
  })

  test('is a text on the pages of mails', async () => {
    const pages = mailPages(folder)
    const [file = ''] = await readdir(folder)
    for (const path of ['/mail', `/mail/${file}`, `/mail/${file}?part=html`]) {
      const answered = await (await pages.request(path)).text()
      // Their own script comes from a file of the service.
      const page = answered.replace('<script src="/mail.js" defer></script>', '')
      expect(page).not.toMatch(/<(img|script|iframe|svg)\b/i)
      expect(page.match(/<h1/g)).toHaveLength(1)
      expect(page).not.toMatch(/<[^>]*\sonmouseover=/i)
    }
  })

  test('mentions nobody and marks nothing up at Discord, and is JSON to other receivers', () => {
    const bodies = written.posts.map(({ url, body }) => ({ url, json: JSON.parse(body) }))
    const discord = bodies.filter(({ url }) => url.includes('discord'))
    expect(discord.length).toBeGreaterThan(1)
    for (const { json } of discord) {
      expect(json.allowed_mentions).toEqual({ parse: [] })
      const text = JSON.stringify([json.content, json.embeds])
      // A sign of markup stands behind the one that takes its meaning away (twice in JSON).
      for (const sign of ['@everyone', '<#3>', '](', '**b**', '`c`'])
        if (name.includes(sign)) expect(text.replaceAll(/\\\\[\\*_~`|<>[\]()#@:]/g, '')).not.toContain(sign)
    }
    const others = bodies.filter(({ url }) => !url.includes('discord'))
    expect(others.some(({ json }) => Object.values(json.data.players ?? {}).includes(name))).toBe(true)
    for (const { headers } of written.posts)
      for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/)
  })
})

test.each(NO_NAMES)('nobody is called %j, and no fleet either', async (name) => {
  const a = await testApp().signedIn('a@example.org')
  expect((await a.patch('/players/me', { name })).status).toBe(400)
  const fleet = { faction: 'rebel', ships: [], squadrons: [], objectives: {} }
  const long = name.length > 40 ? name.repeat(2) : name
  expect((await a.post('/fleets', { submissionId: 'f', name: long, fleet })).status).toBe(400)
})

describe('a mail whose texts broke all rules', () => {
  const BAD: Mail = {
    messageId: 'x@armada.example',
    to: 'anne@example.org',
    subject: 'Turn\r\nBcc: all@example.org\r\n\r\n<b>body</b>\u2028x',
    text: 'x',
    html: '<p>x</p>',
    headers: { References: '<x@y>\r\nBcc: all@example.org' },
  }

  test('has no more headers for it in the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'armada-texts-'))
    await folderMailer(folder, SENDER).send(BAD)
    const [file = ''] = await readdir(folder)
    const mail = await simpleParser(await readFile(join(folder, file)))
    expect(mail.headerLines.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.bcc).toBeUndefined()
    expect(mail.text?.trim()).toBe('x')
    await rm(folder, { recursive: true })
  })

  test('has no more headers for it at Amazon SES', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => {
        text += part
      })
      request.on('end', () => {
        asked.push(text)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"x"}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
    await sesMailer(SENDER, { endpoint, region: 'local', credentials }).send(BAD)
    server.closeAllConnections()
    server.close()
    const { Simple } = JSON.parse(asked[0] ?? '').Content
    const values = [Simple.Subject.Data, ...Simple.Headers.map(({ Value }: { Value: string }) => Value)]
    for (const value of values) expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(values[0]).toBe('Turn Bcc: all@example.org <b>body</b> x')
  })
})
