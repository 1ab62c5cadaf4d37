import { describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { Fleet } from '#shared/fleet/fleet'
import { type GameOptions, PRESETS } from '#shared/fleet/game-presets'
import type { ErrorBody, GameList, GamePage, InvitationPage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { bring, EMPIRE, joinBattle, type Lobby, lobby, makeBattle, REBELS } from '#test/support/battle'
import type { Browser } from '#test/support/browser'
import { answerTo, pageOf } from '#test/support/duel'

const listOf = async (browser: Browser) => ((await browser.get('/games')).json as GameList).games

describe('A game that fleets are brought to is made', () => {
  test('by a preset', async () => {
    const { a, made } = await lobby()
    expect(made).toMatchObject({ status: 'open', you: 'a' })
    expect(made.battle).toEqual({
      options: PRESETS['casual-400'],
      preset: 'casual-400',
      fleetsIn: { a: false, b: false },
    })
    expect(await listOf(a)).toMatchObject([{ battle: { limit: 400, table: '3x6', preset: 'casual-400' } }])
  })

  test('by options of its own, which are told to whoever is invited (R2.1)', async () => {
    const app = testApp()
    const a = await app.signedIn('a@example.org')
    const options: GameOptions = { ...PRESETS['casual-300'], limit: 250, elimination: 'end-of-round', flotillas: 1 }
    const { invitation = '', battle } = await makeBattle(a, { options })
    expect(battle?.options).toEqual(options)
    expect(battle).not.toHaveProperty('preset')
    const page = (await app.browser().get(invitation.replace('/i/', '/invitations/'))).json as InvitationPage
    expect(page).toMatchObject({ scenario: 'battle', battle: { options } })
    expect(page.battle).toEqual({ options })
    expect((await listOf(a))[0]?.battle).toEqual({ limit: 250, table: '3x6' })
  })

  test('and options that are those of a preset are called by its name', async () => {
    const { table, limit, ...others } = PRESETS.tournament
    const { made } = await lobby({ options: { ...others, limit, table } })
    expect(made.battle?.preset).toBe('tournament')
  })

  test.each([
    ['no options', { options: undefined }, 'options'],
    ['an unknown preset', { options: 'epic' }, 'options'],
    ['options that lack one', { options: { limit: 400, table: '3x6' } }, 'options'],
    ['a limit below every fleet', { options: { ...PRESETS['casual-400'], limit: 49 } }, 'options.limit'],
    ['another kind', { kind: 'campaign' }, 'kind'],
    ['a wish', { wish: 'rebel' }, undefined],
    ['a bot', { against: 'practice' }, undefined],
  ])('but not with %s', async (_what, changes, subject) => {
    const app = testApp()
    const answer = await makeBattle(await app.signedIn('a@example.org'), changes)
    expect(answer).toMatchObject({ code: 'malformed-request', ...(subject === undefined ? {} : { subject }) })
  })
})

describe('A fleet is brought', () => {
  test('under an id of its own: a decision with the same id is no repeat of it', async () => {
    const { a, b, id } = await lobby()
    for (const [player, fleet] of [[a, REBELS] as const, [b, EMPIRE] as const]) await bring(player, id, fleet, 'same')
    const pages = await Promise.all([a, b].map(async (player) => ({ player, page: await pageOf(player, id) })))
    const asked = pages.find(({ page }) => page.view?.requests.length === 1)
    const [request] = asked?.page.view?.requests ?? []
    if (!asked || !request) throw new Error('nobody is asked')
    const body = { submissionId: 'same', answers: request.id, script: [answerTo(request)] }
    const answer = await asked.player.post(`/games/${id}/decisions`, body)
    expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ used: 1 })])
  })

  test('by each seat, and with the second one the game begins (R3.4)', async () => {
    const { a, b, id } = await lobby()
    const first = await bring(a, id, REBELS)
    expect(first.status).toBe(200)
    expect(first.json).toMatchObject({
      status: 'open',
      battle: { fleetsIn: { a: true, b: false }, yourFleet: REBELS },
    })
    expect(first.json).not.toHaveProperty('view')
    const second = (await bring(b, id, EMPIRE)).json as GamePage
    expect(second).toMatchObject({ status: 'running', you: 'b', decided: 0, battle: { yourFleet: EMPIRE } })
    expect(second.view?.factions).toEqual({ a: 'rebel', b: 'imperial' })
    expect(await pageOf(a, id)).toMatchObject({ status: 'running', battle: { fleetsIn: { a: true, b: true } } })
  })

  test('by the maker before anybody has come', async () => {
    const app = testApp()
    const [a, b] = [await app.signedIn('a@example.org'), await app.signedIn('b@example.org')]
    const made = await makeBattle(a)
    await bring(a, made.id, REBELS)
    expect((await joinBattle(b, made)).json).toMatchObject({
      status: 'open',
      you: 'b',
      battle: { fleetsIn: { a: true, b: false } },
    })
    expect((await bring(b, made.id, EMPIRE)).json).toMatchObject({ status: 'running' })
  })

  test('and the invitation ends when the seat is taken, not when the game begins', async () => {
    const { app, made, id, a } = await lobby()
    await bring(a, id, REBELS)
    const third = await app.signedIn('c@example.org')
    const path = (made.invitation ?? '').replace('/i/', '/invitations/')
    expect((await third.get(path)).json).toMatchObject({ open: false })
    expect((await joinBattle(third, made)).json).toMatchObject({ code: 'invitation-used' })
    expect((await third.get(`/games/${id}`)).json).toMatchObject({ code: 'no-such-game' })
    expect((await bring(third, id, EMPIRE)).json).toMatchObject({ code: 'no-such-game' })
  })

  test('and replaced until both are there', async () => {
    const { a, b, id } = await lobby()
    await bring(a, id, { ...REBELS, squadrons: [] })
    expect((await bring(a, id, REBELS, 'f2')).json).toMatchObject({ battle: { yourFleet: REBELS } })
    await bring(b, id, EMPIRE)
    const late = await bring(a, id, { ...REBELS, squadrons: [] }, 'f3')
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({ code: 'fleets-locked' })
    expect((await pageOf(a, id)).battle?.yourFleet).toEqual(REBELS)
  })

  test('once, however often it is sent; another one under the same id is refused', async () => {
    const { a, b, id } = await lobby()
    await bring(a, id, REBELS)
    await bring(a, id, { ...REBELS, squadrons: [] }, 'f2')
    expect((await bring(a, id, REBELS)).json).toMatchObject({ battle: { yourFleet: { squadrons: [] } } })
    expect((await bring(a, id, EMPIRE)).json).toMatchObject({ code: 'submission-known' })
    const begun = (await bring(b, id, EMPIRE)).json
    expect((await bring(b, id, EMPIRE)).json).toEqual(begun)
  })

  test('by both at once, and the game begins once', async () => {
    const { a, b, id } = await lobby()
    const answers = await Promise.all([bring(a, id, REBELS), bring(b, id, EMPIRE)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const page = await pageOf(a, id)
    expect(page.status).toBe('running')
    expect(page.log.map(({ step }) => step)).toEqual(page.log.map((_entry, i) => i + 1))
  })

  test('of either side, also if it is that of the other', async () => {
    const { a, b, id } = await lobby()
    await bring(a, id, REBELS)
    expect((await bring(b, id, REBELS)).json).toMatchObject({ status: 'running' })
  })

  test('unless it is not legal: every fault is told, and nothing is changed', async () => {
    const { a, b, id } = await lobby()
    const fleet: Fleet = { ...REBELS, ships: [{ card: 'no-such-ship', upgrades: [] }], objectives: {} }
    const answer = await bring(a, id, fleet)
    expect(answer.status).toBe(422)
    const { code, message, faults = [] } = answer.json as ErrorBody
    expect({ code, message }).toEqual({
      code: 'fleet-illegal',
      message: 'This fleet does not fit the agreed options; each fault is listed.',
    })
    expect(faults).toContainEqual({ code: 'unknown-card', rule: 'R2.1', card: 'no-such-ship', ship: 0, later: false })
    expect(faults.filter((fault) => fault.code === 'missing-objective')).toHaveLength(3)
    expect((await pageOf(b, id)).battle?.fleetsIn).toEqual({ a: false, b: false })
    expect((await pageOf(a, id)).battle).not.toHaveProperty('yourFleet')
  })

  test('and judged by the options of this very game (R2.2)', async () => {
    const { a, id } = await lobby({ options: { ...PRESETS['casual-400'], limit: 100 } })
    const { faults = [] } = (await bring(a, id, REBELS)).json as ErrorBody
    expect(faults).toContainEqual(expect.objectContaining({ code: 'over-points', most: 100 }))
  })

  test('in a form that can be understood, of a size that can be played', async () => {
    const { a, id } = await lobby()
    const many = { ...REBELS, squadrons: Array(61).fill('x-wing-squadron') }
    expect((await bring(a, id, many)).json).toMatchObject({ code: 'malformed-request', subject: 'fleet.squadrons' })
  })

  test('to no learning scenario', async () => {
    const { a } = await lobby()
    const wanted = { submissionId: 'l', wish: 'any', salt: 'a'.repeat(32), hoursPerHandOff: 48 }
    const { id, battle } = (await a.post('/games', wanted)).json as GamePage
    expect(battle).toBeUndefined()
    const answer = await bring(a, id, REBELS)
    expect(answer.status).toBe(409)
    expect(answer.json).toMatchObject({ code: 'scenario-forces' })
  })

  test('by nobody but the players', async () => {
    const { app, a, b, id } = await lobby()
    await bring(a, id, REBELS)
    await bring(b, id, EMPIRE)
    expect((await bring(await app.signedIn('c@example.org'), id, REBELS)).json).toMatchObject({ code: 'not-a-member' })
    expect((await bring(app.browser(), id, REBELS)).json).toMatchObject({ code: 'not-signed-in' })
  })

  test('and until the game has begun nothing else can be done in it', async () => {
    const { a, id } = await lobby()
    await bring(a, id, REBELS)
    for (const what of ['resign', 'claim']) {
      const answer = await a.post(`/games/${id}/${what}`, { submissionId: 'r' })
      expect(answer.json).toMatchObject({ code: 'game-not-started' })
    }
  })

  test('and the list says who has yet to bring one', async () => {
    const { a, b, id } = await lobby()
    const waits = async () => [await listOf(a), await listOf(b)].map(([game]) => game?.waitsForYou)
    expect(await waits()).toEqual([true, true])
    await bring(a, id, REBELS)
    expect(await waits()).toEqual([false, true])
  })
})

describe('Of a fleet that was brought the other seat learns that it is there, and nothing else (R2.19, R17.6a)', () => {
  /** Everything that seat b and strangers are told until the game begins, if seat a brings these fleets one after the other. */
  async function seen(...fleets: Fleet[]): Promise<string[]> {
    let drawn = 0
    const app = testApp({
      entropy: { bytes: (count) => new Uint8Array(count).fill(drawn++ % 256) },
    })
    const [a, b, c] = [
      await app.signedIn('a@example.org'),
      await app.signedIn('b@example.org'),
      await app.signedIn('c@example.org'),
    ]
    const made = await makeBattle(a)
    const told: string[] = []
    const invitation = (made.invitation ?? '').replace('/i/', '/invitations/')
    const look = async () => {
      const answers = [
        await b.get(`/games/${made.id}`),
        await b.get(`/games/${made.id}/log`),
        await b.get(`/games/${made.id}/at`),
        await b.get(`/games/${made.id}/export`),
        await b.get('/games'),
        await b.get(invitation),
        await b.post(`/games/${made.id}/resign`, { submissionId: 'r' }),
        await bring(b, made.id, { ...EMPIRE, squadrons: ['no-such-squadron'] }, 'b1'),
        await c.get(`/games/${made.id}`),
        await c.get(invitation),
        await app.browser().get(`/games/${made.id}`),
      ]
      told.push(...answers.map(({ status, headers, text }) => `${status} ${headers.get('etag')} ${text}`))
    }
    const at = app.clock.at
    await bring(a, made.id, fleets[0] ?? REBELS, 'a0')
    await joinBattle(b, made)
    await look()
    for (const [i, fleet] of fleets.entries()) {
      app.clock.at = at + (i + 1) * 1_000
      await bring(a, made.id, fleet, `a${i + 1}`)
    }
    app.clock.at = at + 3_600_000
    await tick(app.deps)
    await look()
    return [
      ...told,
      ...app.mails.mails.filter(({ to }) => to !== 'a@example.org').map(({ subject, text }) => subject + text),
    ]
  }

  test('neither what it is nor whether or when it was replaced', async () => {
    const small: Fleet = { ...REBELS, ships: REBELS.ships.slice(1), squadrons: [] }
    const first = (await seen(REBELS)).map(withoutTokens)
    expect((await seen(small, REBELS, small)).map(withoutTokens)).toEqual(first)
    expect((await seen(EMPIRE, small)).map(withoutTokens)).toEqual(first)
    expect(first.join('\n')).toContain('"fleetsIn":{"a":true,"b":false}')
    expect(first.join('\n')).not.toMatch(/corvette|x-wing|most-wanted/)
  })
})

describe('Who has still to bring a fleet is told so', () => {
  const FACTS = { subject: expect.stringContaining('Armada'), text: expect.stringContaining('/g/') }
  /** Sentences of the mails about games to an address. */
  async function told({ app }: Lobby, to: string): Promise<string[]> {
    app.clock.at += 60_000
    await tick(app.deps)
    const mails = app.mails.mails.filter((mail) => mail.to === to && !mail.text.includes('/sign-in/'))
    for (const mail of mails) expect(mail).toMatchObject(FACTS)
    return mails.map(({ text }) => text.replaceAll('\n', ' '))
  }

  test('the maker, when the other seat is taken, and whoever is waited for, when the other fleet is there', async () => {
    const game = await lobby()
    const { a, b, id } = game
    await a.patch('/players/me', { name: 'Anne' })
    expect(await told(game, 'a@example.org')).toEqual([
      expect.stringContaining('has taken your invitation. Bring your fleet: the game begins when both are there.'),
    ])
    expect(await told(game, 'b@example.org')).toEqual([])
    await bring(b, id, EMPIRE)
    await bring(b, id, { ...EMPIRE, squadrons: [] }, 'f2')
    const mails = await told(game, 'a@example.org')
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain('has brought a fleet. The game begins with yours.')
    expect(mails[1]).not.toMatch(/Victory|TIE|points/)
  })

  test('unless it is there before the message goes out', async () => {
    const game = await lobby()
    await bring(game.a, game.id, REBELS)
    expect(await told(game, 'a@example.org')).toEqual([])
    expect(await told(game, 'b@example.org')).toEqual([expect.stringContaining('has brought a fleet')])
  })

  test('in Polish, too, and by webhook', async () => {
    const posts: string[] = []
    const app = testApp({
      webhooks: {
        accepts: async () => true,
        async post({ body }) {
          posts.push(body)
          return { status: 204 }
        },
      },
    })
    const [a, b] = [await app.signedIn('a@example.org'), await app.signedIn('b@example.org')]
    await a.patch('/players/me', { language: 'pl' })
    await a.post('/players/me/webhooks', { url: 'https://hooks.example.org/' })
    await a.post('/players/me/webhooks', { url: 'https://discord.com/api/webhooks/1/x' })
    const made = await makeBattle(a)
    await joinBattle(b, made)
    app.clock.at += 60_000
    await tick(app.deps)
    const [standard, discord] = posts.toSorted((x, y) => y.indexOf('game.awaited') - x.indexOf('game.awaited'))
    expect(JSON.parse(standard ?? '')).toMatchObject({
      type: 'game.awaited',
      data: { game: made.id, seat: 'a', sentence: expect.stringContaining('Wybierz swoją flotę'), round: 0, step: 0 },
    })
    expect(JSON.parse(discord ?? '').embeds[0].description).toContain('Wybierz swoją flotę')
  })
})

/** Links for signing in come out the same in each run, but not after the same number of draws. */
const withoutTokens = (text: string): string => text.replace(/\/sign-in\/\S+/g, '')
