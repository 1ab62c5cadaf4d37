import { describe, expect, test } from 'vitest'
import type { GameList, GamePage, GameSummary, InvitationPage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answerOne } from '#test/support/duel'

const SALT_A = 'a'.repeat(32)
const SALT_B = 'b'.repeat(32)

async function members(service: TestApp): Promise<{ maker: Browser; joiner: Browser }> {
  return { maker: await service.signedIn('maker@example.org'), joiner: await service.signedIn('joiner@example.org') }
}

async function create(maker: Browser, changes: object = {}): Promise<GamePage> {
  const body = { submissionId: 's1', wish: 'rebel', salt: SALT_A, hoursPerHandOff: 48, ...changes }
  const answer = await maker.post('/games', body)
  expect(answer.status).toBe(201)
  return answer.json as GamePage
}

const codeOf = (page: GamePage): string => page.invitation?.replace('/i/', '') ?? ''
const join = (joiner: Browser, page: GamePage, wish = 'imperial') =>
  joiner.post(`/invitations/${codeOf(page)}`, { wish, salt: SALT_B })

/** The next put of a HEAD succeeds; but its answer is lost, and asked again the table says that its condition fails. */
function losesAnswer({ deps: { games } }: TestApp): void {
  const commit = games.commit
  games.commit = async (next, expected) => {
    games.commit = commit
    await games.commit(next, expected)
    return 'stale'
  }
}

describe('A game is made', () => {
  test('by its maker, with a sealed secret and an invitation', async () => {
    const service = testApp()
    const { maker } = await members(service)
    const page = await create(maker)
    expect(page).toMatchObject({ status: 'open', you: 'a', hoursPerHandOff: 48, deadlines: [], log: [] })
    expect(page.invitation).toMatch(/^\/i\/[A-Za-z0-9_-]{16}$/)
    expect(page.chanceCommitment).toMatch(/^[0-9a-f]{64}$/)
    expect(page.seats.b).toBeNull()
    expect(page.view).toBeUndefined()
    const list = (await maker.get('/games')).json as GameList
    expect(list.games).toMatchObject([{ id: page.id, status: 'open', you: 'a', waitsForYou: false }])
  })

  test('once, however often it is asked for', async () => {
    const { maker } = await members(testApp())
    const first = await create(maker)
    const again = await create(maker)
    expect(again).toEqual(first)
    expect(((await maker.get('/games')).json as GameList).games).toHaveLength(1)
    expect((await create(maker, { submissionId: 's2' })).id).not.toBe(first.id)
  })

  test('and is ready at once, even if the table answered late that it had taken it', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    losesAnswer(service)
    const page = await create(maker)
    expect((await joiner.get(`/invitations/${codeOf(page)}`)).json).toMatchObject({ open: true })
    losesAnswer(service)
    expect((await join(joiner, page)).json).toMatchObject({ status: 'running', you: 'b' })
    const { games } = (await joiner.get('/games')).json as GameList
    expect(games).toMatchObject([{ id: page.id, waitsForYou: true }])
  })

  test('and nobody but the maker sees it before it begins', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    const { id } = await create(maker)
    for (const stranger of [joiner, service.browser()]) {
      expect((await stranger.get(`/games/${id}`)).json).toMatchObject({ code: 'no-such-game' })
      expect((await stranger.get(`/games/${id}/log`)).json).toMatchObject({ code: 'no-such-game' })
    }
    for (const what of ['resign', 'claim']) {
      expect((await joiner.post(`/games/${id}/${what}`, { submissionId: 'r' })).json).toMatchObject({
        code: 'no-such-game',
      })
    }
    expect((await maker.post(`/games/${id}/resign`, { submissionId: 'r' })).json).toMatchObject({
      code: 'game-not-started',
    })
  })
})

describe('An invitation', () => {
  test('tells who invites to what, but not which side the maker wants', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    await maker.patch('/players/me', { name: 'First Admiral' })
    const page = await create(maker)
    for (const reader of [joiner, service.browser()]) {
      const answer = await reader.get(`/invitations/${codeOf(page)}`)
      expect(answer.json).toEqual({
        code: codeOf(page),
        from: 'First Admiral',
        scenario: 'learning',
        hoursPerHandOff: 48,
        whenTimeIsUp: 'claim',
        chanceCommitment: page.chanceCommitment,
        open: true,
      } satisfies InvitationPage)
    }
  })

  test('begins the game with both wishes', async () => {
    const { maker, joiner } = await members(testApp())
    const page = await create(maker)
    const joined = await join(joiner, page)
    expect(joined.status).toBe(201)
    expect(joined.json).toMatchObject({ id: page.id, status: 'running', you: 'b' })
    const { view } = joined.json as GamePage
    expect(view?.factions).toEqual({ a: 'rebel', b: 'imperial' })
    expect(((await maker.get(`/games/${page.id}`)).json as GamePage).view?.viewer).toBe('a')
    const list = (await joiner.get('/games')).json as GameList
    expect(list.games).toMatchObject([{ id: page.id, status: 'running', you: 'b', waitsForYou: true }])
  })

  test('draws the sides if both want the same, verifiably (R3.32)', async () => {
    const { maker, joiner } = await members(testApp())
    const page = await create(maker)
    const joined = (await join(joiner, page, 'rebel')).json as GamePage
    expect(new Set(Object.values(joined.view?.factions ?? {}))).toEqual(new Set(['rebel', 'imperial']))
    expect(joined.log.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'sidesSettled', drawn: true }),
    )
    expect(joined.log.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'drawn', purpose: 'sides' }),
    )
  })

  test('is refused where the game would become too large to be stored, and stays open', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    const page = await create(maker)
    const { games } = service.deps
    const { commit } = games
    games.commit = async () => 'too-large'
    expect((await join(joiner, page)).json).toMatchObject({ code: 'game-too-large' })
    games.commit = commit
    expect((await join(joiner, page)).status).toBe(201)
  })

  test('is not for the one who made it', async () => {
    const { maker } = await members(testApp())
    const page = await create(maker)
    expect((await maker.get(`/invitations/${codeOf(page)}`)).json).toMatchObject({ game: page.id, open: true })
    const answer = await join(maker, page)
    expect(answer.status).toBe(409)
    expect(answer.json).toMatchObject({ code: 'own-invitation' })
  })

  test('can be taken twice by the same person without harm', async () => {
    const { maker, joiner } = await members(testApp())
    const page = await create(maker)
    const first = (await join(joiner, page)).json
    expect((await join(joiner, page, 'any')).json).toEqual(first)
  })

  test('is used up by the first who takes it', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    const page = await create(maker)
    await join(joiner, page)
    const third = await service.signedIn('third@example.org')
    expect((await join(third, page)).json).toMatchObject({ code: 'invitation-used' })
    const read = (await third.get(`/invitations/${codeOf(page)}`)).json as InvitationPage
    expect(read.open).toBe(false)
    expect(read.game).toBeUndefined()
  })

  test('makes one game of two who take it at once', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    const third = await service.signedIn('third@example.org')
    const page = await create(maker)
    const answers = await Promise.all([join(joiner, page), join(third, page)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('that does not exist is said to be none', async () => {
    const { joiner } = await members(testApp())
    expect((await joiner.get('/invitations/nothing')).json).toMatchObject({ code: 'no-such-invitation' })
    expect((await joiner.post('/invitations/nothing', { wish: 'any', salt: SALT_B })).json).toMatchObject({
      code: 'no-such-invitation',
    })
  })

  test('needs a player who is signed in to be taken', async () => {
    const service = testApp()
    const { maker } = await members(service)
    const page = await create(maker)
    expect((await join(service.browser(), page)).json).toMatchObject({ code: 'not-signed-in' })
  })
})

describe('The luck of a game', () => {
  test('was sealed before it began and is opened at its end (design 4)', async () => {
    const service = testApp()
    const { maker, joiner } = await members(service)
    const page = await create(maker)
    const joined = (await join(joiner, page)).json as GamePage
    expect(joined.chanceSecret).toBeUndefined()
    const over = (await maker.post(`/games/${page.id}/resign`, { submissionId: 'r1' })).json as GamePage
    expect(over).toMatchObject({ status: 'over', result: { winner: 'b', reason: 'resigned' } })
    const { secret, salts } = over.chanceSecret ?? { secret: '', salts: undefined }
    expect(salts).toEqual({ a: SALT_A, b: SALT_B })
    expect((await service.deps.rules()).chanceCommitment(secret, page.id)).toBe(page.chanceCommitment)
  })
})

describe('The list of games', () => {
  /** Makes and joins so many games one after another, a minute apart. */
  async function games(count: number) {
    const service = testApp()
    const { maker, joiner } = await members(service)
    const pages: GamePage[] = []
    for (let i = 0; i < count; i++) {
      service.clock.at += 60_000
      pages.push(await create(maker, { submissionId: `s${i}` }))
      await join(joiner, pages[i] as GamePage)
    }
    return { service, maker, joiner, ids: pages.map(({ id }) => id) }
  }
  const listOf = async (browser: Browser, path = '/games') => (await browser.get(path)).json as GameList

  test('begins with what waits, least time first, and ends with what is over', async () => {
    const { service, maker, joiner, ids } = await games(4)
    const [first = '', second = '', third = '', fourth = ''] = ids
    await maker.post(`/games/${first}/resign`, { submissionId: 'r' })
    await answerOne(maker, second)
    service.clock.at += 60_000
    const { games: list } = await listOf(maker)
    expect(list.map(({ id }) => id)).toEqual([third, fourth, second, first])
    expect(list.map(({ waitsForYou }) => waitsForYou)).toEqual([true, true, false, false])
    expect(list[0]?.due).toMatch(/^2026-11-28T12:03:00/)
    expect(list[2]).not.toHaveProperty('due')
    expect(list.map(({ outcome }) => outcome)).toEqual([undefined, undefined, undefined, 'lost'])
    expect((await listOf(joiner)).games.at(-1)?.outcome).toBe('won')
    expect((await listOf(joiner)).games.map(({ id }) => id)).toEqual([second, third, fourth, first])
  })

  test('says what the player is asked and what both have earned', async () => {
    const { maker, joiner, ids } = await games(2)
    const [first = '', second = ''] = ids
    const rowOf = async (browser: typeof maker, id: string) =>
      (await listOf(browser)).games.find((game) => game.id === id) as GameSummary
    expect(await rowOf(maker, first)).toMatchObject({ asked: 'command.dials', score: { a: 0, b: 0 } })
    await answerOne(maker, first)
    expect(await rowOf(maker, first)).not.toHaveProperty('asked')
    expect(await rowOf(joiner, first)).toMatchObject({ asked: 'command.dials' })
    await maker.post(`/games/${second}/resign`, { submissionId: 'r' })
    const { view } = (await maker.get(`/games/${second}`)).json as GamePage
    const over = await rowOf(joiner, second)
    expect(over).not.toHaveProperty('asked')
    expect(over.score).toEqual(view?.score)
  })

  test('reads as many rows with many games as with some, and goes on where it ended', async () => {
    const { service, maker, ids } = await games(70)
    const read: string[] = []
    for (const name of ['waiting', 'listRowsOf', 'listRows'] as const) {
      const original = service.deps.games[name].bind(service.deps.games) as (...args: never[]) => Promise<unknown>
      Object.assign(service.deps.games, {
        [name]: async (...args: never[]) => {
          read.push(name)
          return original(...args)
        },
      })
    }
    const first = await listOf(maker)
    expect(read.toSorted((x, y) => x.localeCompare(y))).toEqual(['listRows', 'listRowsOf', 'waiting'])
    expect(first.games.length).toBeLessThanOrEqual(60)
    expect(first.games.slice(0, 30).map(({ id }) => id)).toEqual(ids.slice(0, 30))
    const seen = new Set(first.games.map(({ id }) => id))
    for (let { next } = first; next !== undefined; ) {
      const page = await listOf(maker, `/games?after=${next}`)
      for (const { id } of page.games) seen.add(id)
      next = page.next
    }
    expect(seen).toEqual(new Set(ids))
  })
})
