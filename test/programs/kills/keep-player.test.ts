import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepPlayer, UnknownPlayer } from '#functions/maintenance/keep-player'
import { noteReturned } from '#functions/use-cases/account/returned-mail'
import { duel, pageOf } from '#test/support/duel'
import { openTestStore, rowsIn, type TestStore } from './store'

const B = 'b@example.org'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.embedded.close())

const deeds = async () => [...(await rowsIn(store.table)).keys()].filter((name) => name.includes('DEED#'))

describe('Whoever looks after the service', () => {
  test('looks at a player by address or id, without a secret and without a trace', async () => {
    const { b } = await duel(store.app)
    const { id, name } = (await b.get('/players/me')).json as { id: string; name: string }
    const told = await keepPlayer(store.table, 'B@example.org', ['look'], store.app.clock.at)
    expect(told.join('\n')).toContain(`${name} (${id})`)
    expect(await keepPlayer(store.table, id, ['look'], store.app.clock.at)).toEqual(told)
    expect(await deeds()).toEqual([])
    await expect(keepPlayer(store.table, 'nobody@example.org', ['look'], 0)).rejects.toThrow(UnknownPlayer)
  })

  test('renames one, in their games, too, by the rules of names', async () => {
    const { a, b, id } = await duel(store.app)
    await keepPlayer(store.table, B, ['rename', 'Somebody'], store.app.clock.at)
    expect((await pageOf(a, id)).seats.b?.name).toBe('Somebody')
    await b.patch('/players/me', { name: 'Wedge' })
    const refused = keepPlayer(store.table, 'a@example.org', ['rename', 'wedge'], store.app.clock.at + 1)
    await expect(refused).rejects.toThrow('name-taken')
    expect((await deeds()).length).toBe(2)
  })

  test('suspends one: no session is left, and no link or code opens another, until they may come back', async () => {
    const { a, b, id } = await duel(store.app)
    expect(await keepPlayer(store.table, B, ['suspend'], store.app.clock.at)).toEqual(['suspended; 1 sessions ended'])
    expect((await b.get('/players/me')).status).toBe(401)
    const browser = store.app.browser()
    await browser.post('/sign-in-links', { email: B })
    const answer = await browser.post('/sessions', { token: store.app.mails.tokenFor(B) })
    expect([answer.status, answer.json]).toMatchObject([403, { code: 'suspended' }])
    expect((await pageOf(a, id)).seats.b).not.toBeNull()
    await keepPlayer(store.table, B, ['resume'], store.app.clock.at + 1)
    expect((await (await store.app.signedIn(B)).get('/players/me')).status).toBe(200)
    expect(await deeds()).toHaveLength(2)
  })

  test('has mails tried again for one whom none reached', async () => {
    const { a, id } = await duel(store.app)
    await noteReturned(store.app.deps, { email: B, since: store.app.clock.at, why: 'bounced' })
    expect((await pageOf(a, id)).unreachable?.b).toBeDefined()
    await keepPlayer(store.table, B, ['reachable'], store.app.clock.at)
    expect(await pageOf(a, id)).not.toHaveProperty('unreachable')
  })
})
