import { beforeEach, describe, expect, test } from 'vitest'
import type { Player, PlayerStore, Webhook } from '#functions/ports/player-store'
import { newGameId } from '#test/support/store-rows'

/** What every player store does (design 9 and 13). */
export function playerStoreContract(name: string, store: () => PlayerStore): void {
  describe(`player store: ${name}`, () => {
    let id: string
    beforeEach(() => {
      id = newGameId()
    })
    const player = (revision: number): Player => ({
      id,
      revision,
      created: 1_000,
      name: 'Somebody',
      email: 'somebody@example.org',
      zone: 'Europe/Warsaw',
      mail: true,
    })

    test('a player moves on from the expected revision only', async () => {
      expect(await store().load(id)).toBeUndefined()
      expect(await store().commit(player(1), 0)).toBe('done')
      expect(await store().commit(player(1), 0)).toBe('stale')
      expect(await store().commit({ ...player(2), name: 'Other' }, 1)).toBe('done')
      expect(await store().commit(player(2), 1)).toBe('stale')
      expect(await store().load(id)).toEqual({ ...player(2), name: 'Other' })
    })

    test('a player keeps webhooks, and loses them with the next revision', async () => {
      const webhook: Webhook = {
        id: '0123456789abcdef',
        url: 'https://hooks.example.org/',
        created: 1_000,
        secret: 'whsec_AAAA',
        previous: [{ secret: 'whsec_BBBB', until: 9_000 }],
        off: { why: 'gone', at: 2_000 },
        failing: { since: 1_500, count: 2, last: [{ code: 'status', status: 500, at: 2_000 }] },
      }
      await store().commit({ ...player(1), webhooks: [webhook] }, 0)
      expect((await store().load(id))?.webhooks).toEqual([webhook])
      await store().commit(player(2), 1)
      expect(await store().load(id)).toEqual(player(2))
    })

    test('an address names one player for ever, also if two claim it at once', async () => {
      const address = `hash-${id}`
      expect(await store().playerOfEmail(address)).toBeUndefined()
      const named = await Promise.all(['p1', 'p2', 'p3'].map((p) => store().claimEmail(address, p)))
      expect(new Set(named).size).toBe(1)
      expect(await store().claimEmail(address, 'p4')).toBe(named[0])
      expect(await store().playerOfEmail(address)).toBe(named[0])
    })

    test('a name is one player’s until they give it back, and nobody else can', async () => {
      const name = `name-${id}`
      const borne = await Promise.all(['p1', 'p2', 'p3'].map((p) => store().claimName(name, p)))
      expect(new Set(borne).size).toBe(1)
      const [bearer = ''] = borne
      await store().freeName(name, 'p4')
      expect(await store().claimName(name, 'p4')).toBe(bearer)
      await store().freeName(name, bearer)
      await store().freeName(name, bearer)
      expect(await store().claimName(name, 'p4')).toBe('p4')
    })

    test('an account at Discord is one player’s until they give it back', async () => {
      const account = `account-${id}`
      expect(await store().playerOfDiscord(account)).toBeUndefined()
      const used = await Promise.all(['p1', 'p2', 'p3'].map((p) => store().claimDiscord(account, p)))
      expect(new Set(used).size).toBe(1)
      const [user = ''] = used
      await store().freeDiscord(account, 'p4')
      expect(await store().playerOfDiscord(account)).toBe(user)
      await store().freeDiscord(account, user)
      expect(await store().claimDiscord(account, 'p4')).toBe('p4')
    })

    test('a key that stops mails is one player’s', async () => {
      const key = `mails-${id}`
      expect(await store().playerOfMails(key)).toBeUndefined()
      expect(await store().claimMails(key, 'p1')).toBe('p1')
      expect(await store().claimMails(key, 'p2')).toBe('p1')
      expect(await store().playerOfMails(key)).toBe('p1')
    })

    test('a code that links an account ends by its time', async () => {
      await store().putDiscordCode(id, { player: 'p1', expiresAt: 2_000 })
      expect(await store().discordCode(id, 1_999)).toEqual({ player: 'p1', expiresAt: 2_000 })
      expect(await store().discordCode(id, 2_000)).toBeUndefined()
    })

    test('a session ends by its time or by signing out', async () => {
      const session = { player: id, created: 1_000, expiresAt: 2_000 }
      await store().putSession(id, session)
      expect(await store().session(id, 1_999)).toEqual(session)
      expect(await store().session(id, 2_000)).toBeUndefined()
      await store().endSession(id)
      expect(await store().session(id, 1_500)).toBeUndefined()
    })

    test('a sign-in link works once, for one of two who use it at once', async () => {
      const link = { email: 'somebody@example.org', goTo: '/i/abc', created: 1_000, expiresAt: 2_000 }
      await store().putLink(id, link)
      const uses = await Promise.all([store().useLink(id, 1_500), store().useLink(id, 1_500)])
      expect(uses).toContainEqual(link)
      expect(uses).toContain('used')
      expect(await store().useLink(id, 1_600)).toBe('used')
    })

    test('a sign-in link that is too old, or unknown, has expired', async () => {
      await store().putLink(id, { email: 'somebody@example.org', created: 1_000, expiresAt: 2_000 })
      expect(await store().useLink(id, 2_000)).toBe('expired')
      expect(await store().useLink(`other-${id}`, 1_500)).toBe('expired')
    })

    test('a code names its link until it is too old', async () => {
      expect(await store().code(id, 1_000)).toBeUndefined()
      await store().putCode(id, { link: 'its-link', expiresAt: 2_000 })
      expect(await store().code(id, 1_999)).toEqual({ link: 'its-link', expiresAt: 2_000 })
      expect(await store().code(id, 2_000)).toBeUndefined()
    })

    test('uses are counted until the first one is forgotten', async () => {
      expect(await store().count(id, 1_000, 2_000)).toEqual({ uses: 1, until: 2_000 })
      expect(await store().count(id, 1_500, 2_500)).toEqual({ uses: 2, until: 2_000 })
      expect(await store().count(id, 1_999, 2_999)).toEqual({ uses: 3, until: 2_000 })
      expect(await store().count(id, 2_000, 3_000)).toEqual({ uses: 1, until: 3_000 })
    })

    test('a use is taken back, but none that was not there', async () => {
      for (const uses of [1, 2]) expect(await store().count(id, 1_000, 2_000)).toEqual({ uses, until: 2_000 })
      for (let n = 0; n < 3; n++) await store().uncount(id)
      expect(await store().count(id, 1_000, 3_000)).toEqual({ uses: 1, until: 2_000 })
    })

    test('of ten uses at once each is counted', async () => {
      const counts = await Promise.all(Array.from({ length: 10 }, () => store().count(id, 1_000, 2_000)))
      expect(counts.map(({ uses }) => uses).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })
  })
}
