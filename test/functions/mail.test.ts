import { type HeaderValue, type ParsedMail, simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { messageOf } from '#functions/adapters/email-folder'
import type { Mail } from '#functions/ports/mailer'
import type { Player } from '#functions/ports/player-store'
import { tick } from '#functions/use-cases/clock/tick'
import type { Command } from '#shared/game/engine/state'
import type { GamePage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { answerOne, type Duel, duel, setDials } from '#test/support/duel'
import { timePasses } from '#test/support/passing-time'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const A = 'a@example.org'
const B = 'b@example.org'

interface Service extends TestApp, Duel {
  /** Lets time pass and the tick run; answers the mails about games that were sent by it. */
  waiting(ms: number): Promise<Mail[]>
}

async function playerOf({ players }: TestApp['deps'], id: string): Promise<Player> {
  const player = await players.load(id)
  if (!player) throw new Error(`there is no player ${id}`)
  return player
}

async function running(): Promise<Service> {
  const service = testApp()
  const { a, b, id } = await duel(service)
  await a.patch('/players/me', { zone: 'Europe/Warsaw' })
  await b.patch('/players/me', { zone: 'America/New_York' })
  const waiting = async (ms: number) => {
    const before = service.mails.mails.length
    await timePasses(
      service.deps,
      (at) => {
        service.clock.at = at
      },
      ms,
    )
    // What one tick finds out about the clocks, the next one tells.
    for (let i = 0; i < 2; i++) await tick(service.deps)
    return service.mails.mails.slice(before)
  }
  return { ...service, a, b, id, waiting }
}

async function parsed(mail: Mail): Promise<ParsedMail> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(
    messageOf(mail, { name: 'Armada by Post', address: 'armada@armada.example' }),
  )
  return simpleParser(message)
}

const header = (mail: ParsedMail, name: string): HeaderValue | undefined => mail.headers.get(name)
const to = (mails: readonly Mail[], address: string): Mail => {
  const found = mails.filter((mail) => mail.to === address)
  expect(found).toHaveLength(1)
  return found[0] as Mail
}

describe('When a game begins', () => {
  test('both are asked for dials after the grace, and told whom they play and by when in their own zone', async () => {
    const { waiting } = await running()
    expect(await waiting(30_000)).toEqual([])
    const mails = await waiting(MINUTE)
    expect(mails).toHaveLength(2)
    const { text, subject } = to(mails, A)
    const [first, second] = text.split('\n')
    expect(first).toMatch(/^Choose dials for 2 ships; Admiral \d+ chooses at the same time\.$/)
    // The game began at 12:00 UTC and gives 48 hours.
    expect(second).toBe('Due Sat 13:00 (in 1 d 23 h).')
    expect(text).toMatch(/has begun; you play the Rebels and are the\s+first player/)
    expect(subject).toMatch(/^Armada: Admiral \d+ and Admiral \d+, learning scenario \(game [0-9a-f]{4}\)$/)
    const other = to(mails, B)
    expect(other.text).toContain('Choose dials for 1 ship;')
    expect(other.text).toContain('Due Sat 07:00')
    expect(other.subject).toBe(subject)
  })

  test('who has answered within the grace gets no mail', async () => {
    const { a, id, waiting } = await running()
    await answerOne(a, id)
    expect((await waiting(2 * MINUTE)).map((mail) => mail.to)).toEqual([B])
  })

  test('two games of the same two players have two subjects, each with what tells it from the other', async () => {
    const { a, b, id, waiting } = await running()
    const made = await a.post('/games', { submissionId: 'n', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 })
    const again = made.json as GamePage
    await b.post(`/invitations/${again.invitation?.slice(3)}`, { wish: 'any', salt: '2'.repeat(32) })
    const mails = (await waiting(2 * MINUTE)).filter((mail) => mail.to === A)
    const told = mails.map(({ subject, text }) => [
      subject.match(/\(game (.*)\)$/)?.[1],
      text.match(/\/g\/(....)/)?.[1],
    ])
    expect(new Set(told.map(([mark]) => mark))).toEqual(new Set([id, again.id].map((each) => each.slice(0, 4))))
    for (const [mark, link] of told) expect(mark).toBe(link)
  })

  test('nobody is told twice of the same question', async () => {
    const { waiting } = await running()
    expect(await waiting(2 * MINUTE)).toHaveLength(2)
    expect(await waiting(2 * MINUTE)).toEqual([])
  })
})

describe('A mail of a game', () => {
  test('has a plain and an HTML part that say the same, and a link that does not sign in', async () => {
    const { id, waiting } = await running()
    const mail = await parsed(to(await waiting(2 * MINUTE), A))
    expect(header(mail, 'content-type')).toMatchObject({ value: 'multipart/alternative' })
    const html = typeof mail.html === 'string' ? mail.html : ''
    const sentence = mail.text?.split('\n')[0] ?? '-'
    expect(html).toContain(`>${sentence}</h1>`)
    expect(mail.text).toContain(`\nAnswer: https://armada.example/g/${id}\n`)
    expect(html).toContain(`href="https://armada.example/g/${id}"`)
    for (const part of [mail.text, html]) expect(part).not.toMatch(/sign-in|token/)
    expect(html).not.toMatch(/<(img|script|form|link|iframe)\b/i)
    expect(html).toContain('<html lang="en" dir="ltr">')
  })

  test('says at its foot how to end the mails of this game alone', async () => {
    const { waiting } = await running()
    const { text, html } = to(await waiting(2 * MINUTE), A)
    for (const part of [text.replaceAll('\n', ' '), html]) expect(part).toContain('untick “Mails about this game”')
  })

  test('shows names as they are written, never as markup', async () => {
    const { a, signedIn, mails, clock, deps } = await running()
    await a.patch('/players/me', { name: '<b>&"Bold' })
    const other = await signedIn('c@example.org')
    const made = await a.post('/games', { submissionId: 'n', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 })
    const { invitation } = made.json as GamePage
    await other.post(`/invitations/${invitation?.slice(3)}`, { wish: 'any', salt: '2'.repeat(32) })
    clock.at += 2 * MINUTE
    await tick(deps)
    const mail = to(
      mails.mails.filter(({ text }) => text.startsWith('Choose')),
      'c@example.org',
    )
    expect(mail.text).toContain('<b>&"Bold chooses at the same time.')
    expect(mail.html).toContain('&lt;b&gt;&amp;&quot;Bold chooses at the same time.')
    expect(mail.html).not.toContain('<b>')
  })

  test('keeps 72 columns in the plain part, links apart', async () => {
    const { waiting } = await running()
    const lines = to(await waiting(2 * MINUTE), A).text.split('\n')
    for (const line of lines) if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(72)
  })

  test('carries the headers of an automatic mail that one press ends', async () => {
    const { id, waiting } = await running()
    const mails = await waiting(2 * MINUTE)
    const mail = await parsed(to(mails, A))
    expect(header(mail, 'auto-submitted')).toBe('auto-generated')
    expect(mail.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    expect(header(mail, 'list')).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^https:\/\/armada\.example\/mails\/[0-9a-f]{32}$/) },
    })
    expect(mail.messageId).toMatch(new RegExp(`^<f\\d+\\.\\d+\\.a\\.your-turn\\.${id}@armada\\.example>$`))
    expect(mail.references).toBe(`<game.${id}@armada.example>`)
    expect(mail.inReplyTo).toBe(`<game.${id}@armada.example>`)
    expect((await parsed(to(mails, B))).references).toBe(mail.references)
  })

  test('tells what happened since the reader last answered, and how the table stands', async () => {
    const { a, b, id, waiting } = await running()
    await answerOne(a, id)
    await answerOne(b, id)
    await waiting(2 * MINUTE)
    while ((await answerOne(a, id)) !== undefined);
    const { text } = to(await waiting(2 * MINUTE), B)
    expect(text.split('\n')[0]).toMatch(/^Your Victory II "[A-Z]" reveals Navigate: keep the dial or take a token\.$/)
    expect(text).toMatch(/\nSince Thu 07:00\n/)
    expect(text).toMatch(/- .*reveals Navigate\./)
    expect(text).toMatch(/\nPosition\nOurs: Victory .*\nTheirs: CR90 /)
  })

  test('reminds once when a fifth of the time is left, with the same question and no new position', async () => {
    const { waiting } = await running()
    await waiting(2 * MINUTE)
    expect(await waiting(38 * HOUR)).toEqual([])
    const { text, messageId } = to(await waiting(HOUR), A)
    expect(text).toMatch(/^A fifth of your time is left: until Sat 13:00\.\nChoose dials for 2 ships/)
    expect(text).not.toContain('Position')
    expect(messageId).toMatch(/\.reminder\./)
    expect(await waiting(HOUR)).toEqual([])
  })

  test('tells both when a time is over: one may still answer, the other may claim', async () => {
    const { b, id, waiting } = await running()
    await answerOne(b, id)
    await waiting(40 * HOUR)
    const mails = await waiting(9 * HOUR)
    expect(to(mails, A).text).toMatch(/^Your time is over; you can still answer until Admiral \d+ claims the\s+game\./)
    expect(to(mails, B).text).toMatch(/^Admiral \d+ has run out of time: you may claim the game or go on\s+waiting\./)
  })

  test('tells both how the game ended', async () => {
    const { a, id, waiting } = await running()
    await a.post(`/games/${id}/resign`, { submissionId: 'r' })
    const mails = await waiting(MINUTE)
    expect(to(mails, A).text).toMatch(/^You resigned in round 1, at \d+–\d+; the other side won\.\n/)
    expect(to(mails, B).text).toMatch(/^You won in round 1: the other side resigned, at \d+–\d+\.\n/)
    expect(to(mails, B).text).toContain(`Open the game: https://armada.example/g/${id}`)
  })

  test('is not sent about a game whose mails its player has switched off, until they switch them on again', async () => {
    const { a, id, waiting } = await running()
    const muted = await a.patch('/players/me', { quiet: { game: id, on: true } })
    expect(JSON.parse(muted.text)).toMatchObject({ mail: true, quiet: [id] })
    expect((await waiting(2 * MINUTE)).map((mail) => mail.to)).toEqual([B])
    const none = await a.patch('/players/me', { quiet: { game: 'f'.repeat(32), on: true } })
    expect([none.status, none.json]).toMatchObject([404, { code: 'no-such-game' }])
    const heard = await a.patch('/players/me', { quiet: { game: id, on: false } })
    expect(JSON.parse(heard.text)).toMatchObject({ quiet: [] })
    expect((await waiting(40 * HOUR)).map((mail) => mail.to)).toEqual(expect.arrayContaining([A, B]))
  })

  test('is ended by the link at its foot, which only a press uses, and begun again in the settings alone', async () => {
    const { a, waiting, browser, app } = await running()
    const mails = await waiting(2 * MINUTE)
    const [path = ''] = /\/mails\/[0-9a-f]+/.exec(String(to(mails, A).headers['List-Unsubscribe'])) ?? []
    const page = await browser().get(path)
    expect(page.text).toContain('Do you want to stop the mails about your games?')
    // What a mail program sends, by RFC 8058: no cookie, no origin, a form.
    const body = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const stopped = await app.request(`https://armada.example${path}`, { method: 'POST', body, headers })
    expect(stopped.status).toBe(200)
    expect((await waiting(40 * HOUR)).map((mail) => mail.to)).toEqual([B])
    // Mails get forwarded, and whoever has one cannot begin them again
    await app.request(`https://armada.example${path}`, { method: 'POST', body: 'want=yes', headers })
    expect((await a.get('/players/me')).json).toMatchObject({ mail: false })
    await a.patch('/players/me', { mail: true })
    expect((await waiting(9 * HOUR)).map((mail) => mail.to)).toContain(A)
    expect((await browser().post('/mails/0123')).status).toBe(404)
  })

  test('names no player, and the mails of one who came before there were keys stop, too', async () => {
    const { a, waiting, app, deps } = await running()
    const { id } = (await a.get('/players/me')).json as { id: string }
    const mails = await waiting(2 * MINUTE)
    expect(JSON.stringify(to(mails, A))).not.toContain(id)
    const { mailsKey: _, ...former } = await playerOf(deps, id)
    await deps.players.commit({ ...former, revision: former.revision + 1 }, former.revision)
    const later = to(await waiting(40 * HOUR), A)
    expect(later.headers['List-Unsubscribe']).toContain(`/mails/${id}`)
    await app.request(`https://armada.example/mails/${id}`, { method: 'POST', body: '' })
    expect((await deps.players.load(id))?.mail).toBe(false)
  })

  test('gets its key with the next time that its player signs in', async () => {
    const service = testApp()
    const first = await service.signedIn(A)
    const { id } = (await first.get('/players/me')).json as { id: string }
    const { mailsKey, ...former } = await playerOf(service.deps, id)
    expect(mailsKey).toMatch(/^[0-9a-f]{32}$/)
    await service.deps.players.commit({ ...former, revision: former.revision + 1 }, former.revision)
    await service.signedIn(A)
    expect((await service.deps.players.load(id))?.mailsKey).toMatch(/^[0-9a-f]{32}$/)
    await service.signedIn(A)
    expect((await service.deps.players.load(id))?.mailsKey).not.toBe(mailsKey)
  })
})

describe('No mail holds a secret (R17.7a)', () => {
  test('whatever the two players set, the mails read the same until it is revealed', async () => {
    const mailsWith = async (command: Command) => {
      const service = await running()
      for (const player of [service.a, service.b]) await setDials(player, service.id, command)
      const texts = (await service.waiting(2 * MINUTE)).map(({ text, html }) => text + html)
      const everything = texts.join('\n')
      const { head } = (await service.deps.games.load(service.id)) ?? {}
      for (const secret of [head?.chance.secret, head?.invitation, 'a'.repeat(32), 'b'.repeat(32), '2'.repeat(32)]) {
        expect(everything).not.toContain(secret)
      }
      return everything.replaceAll(/Admiral \d+|[0-9a-f]{32}/g, '')
    }
    const navigate = await mailsWith('navigate')
    expect(navigate).toContain('Choose the ship that acts now.')
    expect(navigate).not.toContain('Navigate')
    expect(await mailsWith('repair')).toBe(navigate)
  })
})

describe('A sign-in mail', () => {
  test('is automatic, says how long its link works, and has the same link in both parts', async () => {
    const service = testApp()
    await service.browser().post('/sign-in-links', { email: A })
    const mail = await parsed(to(service.mails.mails, A))
    const link = `https://armada.example/sign-in/${service.mails.tokenFor(A)}`
    expect(mail.subject).toBe('Sign in to Armada by Post')
    expect(mail.text).toContain(`\nGo to sign in: ${link}\n`)
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.text).toContain('within 15 minutes')
    expect(header(mail, 'auto-submitted')).toBe('auto-generated')
    expect(mail.messageId).not.toContain(service.mails.tokenFor(A).slice(0, 8))
  })
})
