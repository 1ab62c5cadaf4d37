import { describe, expect, test } from 'vitest'
import type { DiscordLinkCode, DiscordState, ErrorBody } from '#shared/play/protocol/responses'
import { ORIGIN, type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answering, duel, pageOf, questionOf } from '#test/support/duel'
import { APPLICATION, buttonsOf, DiscordUser, signed, wordsOf } from '#test/support/fake-discord'
import { order, playBoth, twin } from '#test/support/prepared-duel'

const service = () => testApp({ settings: { discord: APPLICATION } })
const PING = JSON.stringify({ id: '1', type: 1 })
const EPHEMERAL = 64

const send = (app: TestApp, body: string, headers: Record<string, string>) =>
  app.app.request('/discord/interactions', { method: 'POST', body, headers })
const now = ({ clock }: TestApp) => Math.floor(clock.at / 1000)

const codeFor = async (player: Browser) =>
  ((await player.post('/players/me/discord/code')).json as DiscordLinkCode).code
async function linked(app: TestApp, player: Browser, id: string, locale?: string): Promise<DiscordUser> {
  const user = new DiscordUser(app, id, locale)
  await user.command('link', { code: await codeFor(player) })
  return user
}
const stateOf = async (player: Browser) => (await player.get('/players/me/discord')).json as DiscordState

describe('what Discord signs', () => {
  test('a ping is answered', async () => {
    const app = service()
    const answer = await send(app, PING, signed(PING, now(app)))
    expect([answer.status, await answer.json()]).toEqual([200, { type: 1 }])
    expect(answer.headers.get('content-type')).toContain('application/json')
  })

  test.each([
    ['no signature', {}],
    ['a signature of another text', (app: TestApp) => signed(`${PING} `, now(app))],
    [
      'a signature that is no hex',
      (app: TestApp) => ({ ...signed(PING, now(app)), 'X-Signature-Ed25519': 'z'.repeat(128) }),
    ],
    ['a signature that is too short', (app: TestApp) => ({ ...signed(PING, now(app)), 'X-Signature-Ed25519': '00' })],
    [
      'the hour of another signature',
      (app: TestApp) => ({ ...signed(PING, now(app)), 'X-Signature-Timestamp': String(now(app) + 1) }),
    ],
    ['an hour long ago', (app: TestApp) => signed(PING, now(app) - 3600)],
  ])('%s is refused with 401', async (_, headers) => {
    const app = service()
    const answer = await send(app, PING, typeof headers === 'function' ? headers(app) : headers)
    expect(answer.status).toBe(401)
  })

  test('a clock that is five minutes off is no reason to refuse', async () => {
    const app = service()
    for (const off of [-300, 300]) expect((await send(app, PING, signed(PING, now(app) + off))).status).toBe(200)
  })

  test.each(['', '{', '[]', '{"id":"1","type":9}', '{"id":"1","type":2}', '{"id":1,"type":1}'])(
    'signed nonsense (%s) is malformed, not a fault of ours',
    async (body) => {
      const app = service()
      const answer = await send(app, body, signed(body, now(app)))
      expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([400, 'malformed-request'])
    },
  )

  test('a service without a bot has no such address', async () => {
    const app = testApp()
    const answer = await send(app, PING, signed(PING, now(app)))
    expect(answer.status).toBe(404)
    const anne = await app.signedIn('anne@example.org')
    expect(await stateOf(anne)).toEqual({ bot: false })
    expect((await anne.post('/players/me/discord/code')).status).toBe(404)
  })
})

describe('linking', () => {
  test('the code of the settings links the account it is sent from, once', async () => {
    const app = service()
    const anne = await app.signedIn('anne@example.org')
    const code = await codeFor(anne)
    const user = new DiscordUser(app, '42')
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
    const answer = await user.command('link', { code: typed })
    expect(answer.data?.flags).toBe(EPHEMERAL)
    expect(wordsOf(answer)).toContain('is linked')
    expect(await stateOf(anne)).toMatchObject({ bot: true, linked: { name: 'user-42' } })
    const stranger = new DiscordUser(app, '43')
    expect(wordsOf(await stranger.command('link', { code }))).toContain('does not work')
    expect(wordsOf(await stranger.command('games'))).toContain('do not know your account')
  })

  test('a newer code takes the place of an older one, and both end after ten minutes', async () => {
    const app = service()
    const anne = await app.signedIn('anne@example.org')
    const [older, newer] = [await codeFor(anne), await codeFor(anne)]
    const user = new DiscordUser(app, '42')
    expect(wordsOf(await user.command('link', { code: older }))).toContain('does not work')
    app.clock.at += 10 * 60_000
    expect(wordsOf(await user.command('link', { code: newer }))).toContain('does not work')
    expect(await stateOf(anne)).toEqual({ bot: true, install: expect.stringContaining(APPLICATION.id) })
  })

  test('nobody tries codes out: after ten in an hour all are refused', async () => {
    const app = service()
    const anne = await app.signedIn('anne@example.org')
    const user = new DiscordUser(app, '42')
    for (let n = 0; n < 10; n += 1) await user.command('link', { code: `WRONG${n}22` })
    expect(wordsOf(await user.command('link', { code: await codeFor(anne) }))).toContain('too often')
    expect(await stateOf(anne)).not.toHaveProperty('linked')
  })

  test('an account at Discord is of one player: who has both accounts may move it', async () => {
    const app = service()
    const [anne, ben] = [await app.signedIn('anne@example.org'), await app.signedIn('ben@example.org')]
    await linked(app, anne, '42')
    await linked(app, ben, '42')
    expect(await stateOf(anne)).not.toHaveProperty('linked')
    expect(await stateOf(ben)).toMatchObject({ linked: { name: 'user-42' } })
  })

  test('the link ends from either side, and can be made again', async () => {
    const app = service()
    const anne = await app.signedIn('anne@example.org')
    const user = await linked(app, anne, '42')
    expect(wordsOf(await user.command('unlink'))).toContain('no longer linked')
    expect(await stateOf(anne)).not.toHaveProperty('linked')
    await linked(app, anne, '42')
    expect((await anne.delete('/players/me/discord')).status).toBe(204)
    expect(wordsOf(await user.command('turn'))).toContain('do not know your account')
  })
})

describe('asking the bot', () => {
  test('it lists the games, says whose turn it is, describes the table, and only the asker reads it', async () => {
    const app = service()
    const { a, id } = await duel(app)
    const user = await linked(app, a, '42')
    for (const command of ['games', 'turn', 'table', 'brief', 'help']) {
      const answer = await user.command(command)
      expect(answer).toMatchObject({ type: 4, data: { flags: EPHEMERAL, allowed_mentions: { parse: [] } } })
    }
    expect(wordsOf(await user.command('games'))).toContain('waits for you')
    const turn = await user.command('turn')
    expect(wordsOf(turn)).toContain('Choose')
    expect(buttonsOf(turn)).toEqual([{ type: 2, style: 5, label: 'Open the game', url: `${ORIGIN}/g/${id}` }])
    expect(wordsOf(await user.command('table'))).toMatch(/Round 1|R1/)
    const { data } = await user.typing('turn')
    expect(data?.choices).toEqual([{ name: expect.stringContaining('waits for you'), value: id }])
  })

  test('the other player is asked to answer once half of the time is gone, and gets a day more, once for each command', async () => {
    const app = service()
    const { a, b, id } = await duel(app)
    const user = await linked(app, a, '42')
    await a.post(`/games/${id}/decisions`, answering(await questionOf(a, id), 'a1'))
    expect(wordsOf(await user.command('nudge'))).toContain('half of the time')
    app.clock.at += 25 * 3_600_000
    expect(wordsOf(await user.command('nudge'))).toMatch(/^Admiral \d+ is told/)
    const due = async () => Date.parse((await pageOf(b, id)).deadlines[0]?.due ?? '')
    const before = await due()
    expect(wordsOf(await user.command('time'))).toMatch(/^Admiral \d+ has a day more\.$/)
    expect(await due()).toBe(before + 24 * 3_600_000)
  })

  test('a game of others, or none, is no such game', async () => {
    const app = service()
    const { id } = await duel(app)
    const user = await linked(app, await app.signedIn('eve@example.org'), '66')
    for (const game of [id, 'f'.repeat(32), '../../x', ''])
      expect(wordsOf(await user.command('table', { game }))).toBe('There is no such game.')
    expect(wordsOf(await user.command('turn'))).toContain('no running game')
  })

  test('it speaks Polish to who wants Polish, and to strangers whose Discord does', async () => {
    const app = service()
    const stranger = new DiscordUser(app, '7', 'pl')
    expect(wordsOf(await stranger.command('games'))).toContain('Nie znam')
    const { a } = await duel(app)
    await a.patch('/players/me', { language: 'pl' })
    const user = await linked(app, a, '42')
    expect(wordsOf(await user.command('games'))).toContain('czeka na ciebie')
  })

  test('a name cannot mention, link or format', async () => {
    const app = service()
    const { a, b } = await duel(app)
    await b.patch('/players/me', { name: '**x** [y](z)' })
    const user = await linked(app, a, '42')
    expect(wordsOf(await user.command('games'))).toContain('\\*\\*x\\*\\* \\[y\\]\\(z\\)')
  })
})

describe('the button for the own orders', () => {
  async function asked() {
    const app = service()
    const game = await duel(app)
    const user = await linked(app, game.a, '42')
    const request = (await pageOf(game.a, game.id)).view?.requests[0]?.id ?? ''
    return { app, ...game, user, request }
  }

  test.each(['', 'x', 'v1|order|', `v1|order|${'0'.repeat(32)}|`, `v2|order|${'0'.repeat(32)}|q`])(
    'a forged or ancient one (%s) does nothing',
    async (pressed) => {
      const { user } = await asked()
      expect(wordsOf(await user.press(pressed))).toContain('too old')
    },
  )

  test('one whose question no order answers says so and what is asked', async () => {
    const { user, id, request, a } = await asked()
    const before = (await pageOf(a, id)).view?.step
    const answer = await user.press(`v1|order|${id}|${request}`)
    expect(wordsOf(answer)).toContain('None of your orders')
    expect(wordsOf(answer)).toContain('Choose')
    expect((await pageOf(a, id)).view?.step).toBe(before)
  })

  test('where an order answers, a press lets it, once, and shows what is asked next', async () => {
    const game = await twin(undefined, { discord: APPLICATION })
    const { a, b, id, service } = game
    await playBoth(
      [a, b],
      id,
      ({ page }) => page.view?.awaited.some(({ seat, ask }) => seat === 'b' && ask.startsWith('defense.')) === true,
    )
    await order(b, id, { preset: 'cautious', orders: [] })
    const user = await linked(service, b, '42')
    const button = buttonsOf(await user.command('turn', { game: id })).find(
      ({ label }) => label === 'Answer by my orders',
    )
    const pressed = await user.press(button?.custom_id ?? '', '777')
    expect(pressed.type).toBe(7)
    const { revision } = await game.head()
    await user.press(button?.custom_id ?? '', '777')
    expect((await game.head()).revision).toBe(revision)
    expect(wordsOf(await user.press(button?.custom_id ?? '', '778'))).toContain('no longer open')
  })

  test('another person’s press is refused, whatever it names', async () => {
    const { app, id, request } = await asked()
    const eve = await linked(app, await app.signedIn('eve@example.org'), '66')
    expect(wordsOf(await eve.press(`v1|order|${id}|${request}`))).toBe('There is no such game.')
  })
})
