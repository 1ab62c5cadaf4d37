import { describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { duel } from '#test/support/duel'

const named = (browser: Awaited<ReturnType<TestApp['signedIn']>>, name: string) =>
  browser.patch('/players/me', { name })
const taken = { status: 409, json: { code: 'name-taken', subject: 'name' } }

/** The number of a newcomer is four bytes: here the same for all who come. */
function appOfOneNumber(): TestApp {
  let drawn = 0
  const bytes = (count: number) =>
    count === 4 ? new Uint8Array(4) : Uint8Array.from({ length: count }, (_, i) => (drawn++ * 7 + i) % 256)
  return testApp({ entropy: { bytes } })
}

describe('A name', () => {
  test.each([
    'Tarkin',
    'tarkin',
    ' TARKIN ',
    'Tar kin',
    'Tarkin.',
    'Ｔarkin',
    'Tar-kin!',
    'Tаrkin',
    'ΤΑRΚΙN',
    'ТАRКІN',
  ])('that one player has, “Tarkin”, is no other’s as “%s”', async (name) => {
    const service = testApp()
    const [first, second] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
    expect((await named(first, 'Tarkin')).status).toBe(200)
    const before = (await second.get('/players/me')).json
    expect(await named(second, name)).toMatchObject(taken)
    expect((await second.get('/players/me')).json).toEqual(before)
  })

  test('may be written otherwise by its own player, and kept', async () => {
    const { signedIn } = testApp()
    const anne = await signedIn('a@example.org')
    for (const name of ['Anne', 'Anne', 'ANNE', 'An-ne'])
      expect(await named(anne, name)).toMatchObject({ json: { name } })
    expect(await named(await signedIn('b@example.org'), 'Anne')).toMatchObject(taken)
  })

  test('is free again for others once its player has another', async () => {
    const { signedIn } = testApp()
    const [first, second] = [await signedIn('a@example.org'), await signedIn('b@example.org')]
    await named(first, 'Tarkin')
    await named(first, 'Wedge')
    expect((await named(second, 'Tarkin')).status).toBe(200)
    expect(await named(first, 'Tarkin')).toMatchObject(taken)
  })

  test('goes to one of two who want it at the same time', async () => {
    const { signedIn } = testApp()
    const both = [await signedIn('a@example.org'), await signedIn('b@example.org')]
    const answers = await Promise.all(both.map((browser) => named(browser, 'Tarkin')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each(['Practice bot', 'bot treningowy'])('is never the bot’s: “%s”', async (name) => {
    expect(await named(await testApp().signedIn('a@example.org'), name)).toMatchObject(taken)
  })

  test.each(['Armada by Post', 'ARMADA-by-post', 'Armada by Post support'])(
    'is never that of the service: “%s”',
    async (name) => {
      expect(await named(await testApp().signedIn('a@example.org'), name)).toMatchObject(taken)
    },
  )

  test('of signs alone is a name, too', async () => {
    const { signedIn } = testApp()
    expect((await named(await signedIn('a@example.org'), '★')).status).toBe(200)
    expect((await named(await signedIn('b@example.org'), '☆')).status).toBe(200)
    for (const name of ['★', '★\uFE0F', '\u2063★'])
      expect(await named(await signedIn('c@example.org'), name), name).not.toMatchObject({ status: 200 })
  })

  test.each([
    ['Admiral 6369', 'Admirał 6369'],
    ['Admirał 6369', 'Admiral 6369'],
    ['Łukasz', 'Lukasz'],
    ['Bjorn', 'Bjørn'],
    ['İzel', 'izel'],
  ])('with a letter that is told from another by a stroke or dot is one name: “%s” and “%s”', async (first, second) => {
    const { signedIn } = testApp()
    expect((await named(await signedIn('a@example.org'), first)).status).toBe(200)
    expect(await named(await signedIn('b@example.org'), second)).toMatchObject(taken)
  })

  test('of a newcomer is nobody’s yet', async () => {
    const service = appOfOneNumber()
    const names: string[] = []
    for (const letter of ['a', 'b', 'c']) {
      const browser = await service.signedIn(`${letter}@example.org`)
      names.push(((await browser.get('/players/me')).json as { name: string }).name)
    }
    expect(names).toEqual(['Admiral 1000', 'Admiral 10000', 'Admiral 100000'])
  })

  test('of a newcomer, which readers are told in their language, is not that of one who came in another', async () => {
    const service = appOfOneNumber()
    const names: string[] = []
    for (const language of ['en', 'pl']) {
      const [browser, email] = [service.browser(), `${language}@example.org`]
      await browser.post('/sign-in-links', { email })
      await browser.post('/sessions', { token: service.mails.tokenFor(email) }, { 'accept-language': language })
      const { name } = (await browser.get('/players/me')).json as { name: string }
      names.push(name)
    }
    expect(names).toEqual(['Admiral 1000', 'Admirał 10000'])
  })
})

/** Does something else the first time that a call was made, before its answer comes. */
function whenFirst<T extends object, K extends keyof T>(store: T, call: K, at: 'before' | 'after', act: () => unknown) {
  const real = store[call] as (...given: unknown[]) => Promise<unknown>
  const once = async (...given: unknown[]) => {
    store[call] = real as T[K]
    if (at === 'before') await act()
    const answer = await real.apply(store, given)
    if (at === 'after') await act()
    return answer
  }
  store[call] = once as T[K]
}

describe('A name that one player changes in two tabs at the same time', () => {
  const anneAndOther = async () => {
    const service = testApp()
    const [anne, other] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
    await named(anne, 'Anne')
    return { ...service, anne, other }
  }

  test('and back is still hers, before the former one is given back', async () => {
    const { deps, anne, other } = await anneAndOther()
    whenFirst(deps.players, 'freeName', 'before', () => named(anne, 'Anne'))
    await named(anne, 'Wedge')
    expect((await anne.get('/players/me')).json).toMatchObject({ name: 'Anne' })
    expect(await named(other, 'Anne')).toMatchObject(taken)
    expect((await named(other, 'Wedge')).status).toBe(200)
  })

  test('is still hers, where she keeps it after it was given back', async () => {
    const { deps, anne, other } = await anneAndOther()
    whenFirst(deps.players, 'claimName', 'after', () => named(anne, 'Wedge'))
    await named(anne, 'Anne')
    expect((await anne.get('/players/me')).json).toMatchObject({ name: 'Anne' })
    expect(await named(other, 'Anne')).toMatchObject(taken)
    expect((await named(other, 'Wedge')).status).toBe(200)
  })

  test('is not kept from others where the change was refused', async () => {
    const { deps, anne, other } = await anneAndOther()
    const { players } = deps
    const commit = players.commit.bind(players)
    players.commit = async () => 'stale'
    expect((await named(anne, 'Wedge')).json).toMatchObject({ code: 'too-busy' })
    players.commit = commit
    expect((await named(other, 'Wedge')).status).toBe(200)
    expect(await named(other, 'Anne')).toMatchObject(taken)
  })

  test('is the last one in her games, too', async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    whenFirst(service.deps.games, 'listRows', 'after', () => named(a, 'Biggs'))
    await named(a, 'Wedge')
    expect((await a.get('/players/me')).json).toMatchObject({ name: 'Biggs' })
    expect(((await b.get(`/games/${id}`)).json as GamePage).seats.a?.name).toBe('Biggs')
  })
})

test('Of two names that a newcomer would get in two tabs one stays free', async () => {
  const service = testApp()
  const { players } = service.deps
  const tokens: string[] = []
  for (let n = 0; n < 2; n++) {
    await service.browser().post('/sign-in-links', { email: 'a@example.org' })
    tokens.push(service.mails.tokenFor('a@example.org'))
  }
  const enter = (token = '') => service.browser().post('/sessions', { token })
  const claimed: string[] = []
  const claim = players.claimName.bind(players)
  players.claimName = (key, player) => {
    claimed.push(key)
    return claim(key, player)
  }
  whenFirst(players, 'claimName', 'after', () => enter(tokens[1]))
  await enter(tokens[0])
  const keys = [...new Set(claimed)]
  const bearers = await Promise.all(keys.map((key) => claim(key, 'another')))
  expect(keys).toHaveLength(2)
  expect(bearers.filter((bearer) => bearer !== 'another')).toHaveLength(1)
})

describe('A new name', () => {
  test('reaches the games that go on: page, list and mails of the other player', async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    await named(a, 'Wedge')
    const page = (await b.get(`/games/${id}`)).json as GamePage
    expect(page.seats.a?.name).toBe('Wedge')
    const list = (await b.get('/games')).json as { games: { opponent?: string }[] }
    expect(list.games[0]?.opponent).toBe('Wedge')
  })

  test('reaches an invitation that nobody has taken yet', async () => {
    const service = testApp()
    const a = await service.signedIn('a@example.org')
    const made = await a.post('/games', { submissionId: 'n', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 })
    await named(a, 'Wedge')
    const code = (made.json as GamePage).invitation?.slice(3)
    expect((await service.browser().get(`/invitations/${code}`)).json).toMatchObject({ from: 'Wedge' })
  })

  test('leaves a finished game as it was played', async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    const before = ((await b.get(`/games/${id}`)).json as GamePage).seats.a?.name
    await b.post(`/games/${id}/resign`, { submissionId: 'r' })
    await named(a, 'Wedge')
    expect(((await b.get(`/games/${id}`)).json as GamePage).seats.a?.name).toBe(before)
  })

  test('changes neither clock nor question, and tells nobody', async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    const before = (await b.get(`/games/${id}`)).json as GamePage
    const head = await service.deps.games.load(id)
    service.clock.at += 30_000
    await named(a, 'Wedge')
    const after = (await b.get(`/games/${id}`)).json as GamePage
    expect({ ...after, seats: before.seats, view: 0 }).toEqual({ ...before, view: 0 })
    expect(after.view?.requests).toEqual(before.view?.requests)
    const renamed = await service.deps.games.load(id)
    expect(renamed?.head.desk).toEqual(head?.head.desk)
    expect(renamed?.head.out.notices).toEqual([])
  })
})

describe('Mails about games', () => {
  test('are switched off and on in the settings, too', async () => {
    const { signedIn } = testApp()
    const anne = await signedIn('a@example.org')
    expect((await anne.get('/players/me')).json).toMatchObject({ mail: true })
    expect((await anne.patch('/players/me', { mail: false })).json).toMatchObject({ mail: false })
    expect((await anne.patch('/players/me', { zone: 'Europe/Warsaw' })).json).toMatchObject({ mail: false })
    expect((await anne.patch('/players/me', { mail: true })).json).toMatchObject({ mail: true })
  })
})
