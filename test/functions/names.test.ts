import { describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { duel } from '#test/support/duel'

const named = (browser: Awaited<ReturnType<TestApp['signedIn']>>, name: string) =>
  browser.patch('/players/me', { name })
const taken = { status: 409, json: { code: 'name-taken', subject: 'name' } }

describe('A name', () => {
  test.each(['Tarkin', 'tarkin', ' TARKIN ', 'Tar kin', 'Tarkin.', 'Ｔarkin', 'Tar-kin!'])(
    'that one player has, “Tarkin”, is no other’s as “%s”',
    async (name) => {
      const service = testApp()
      const [first, second] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
      expect((await named(first, 'Tarkin')).status).toBe(200)
      const before = (await second.get('/players/me')).json
      expect(await named(second, name)).toMatchObject(taken)
      expect((await second.get('/players/me')).json).toEqual(before)
    },
  )

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

  test('of signs alone is a name, too', async () => {
    const { signedIn } = testApp()
    expect((await named(await signedIn('a@example.org'), '★')).status).toBe(200)
    expect((await named(await signedIn('b@example.org'), '☆')).status).toBe(200)
    expect(await named(await signedIn('c@example.org'), '★')).toMatchObject(taken)
  })

  test('of a newcomer is nobody’s yet', async () => {
    // The number of a newcomer is four bytes: the same for all who come here.
    let drawn = 0
    const bytes = (count: number) =>
      count === 4 ? new Uint8Array(4) : Uint8Array.from({ length: count }, (_, i) => (drawn++ * 7 + i) % 256)
    const service = testApp({ entropy: { bytes } })
    const names: string[] = []
    for (const letter of ['a', 'b', 'c']) {
      const browser = await service.signedIn(`${letter}@example.org`)
      names.push(((await browser.get('/players/me')).json as { name: string }).name)
    }
    expect(names).toEqual(['Admiral 1000', 'Admiral 10000', 'Admiral 100000'])
  })
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
