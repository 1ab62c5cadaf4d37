import { describe, expect, test } from 'vitest'
import { returnedIn } from '#functions/entry/returned-in'
import { noteReturned } from '#functions/use-cases/account/returned-mail'
import { tick } from '#functions/use-cases/clock/tick'
import type { Account, GamePage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { duel, pageOf } from '#test/support/duel'
import { timePasses } from '#test/support/passing-time'

const B = 'b@example.org'
const HOUR = 3_600_000

const said = (at: number) => new Date(at).toISOString()
const bounced = (at: number, emailAddress: string, bounceType = 'Permanent') => ({
  detail: { eventType: 'Bounce', bounce: { bounceType, bouncedRecipients: [{ emailAddress }], timestamp: said(at) } },
})
const complained = (at: number, emailAddress: string) => ({
  detail: { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress }], timestamp: said(at) } },
})

async function comesBack(service: TestApp, event: Parameters<typeof returnedIn>[0]): Promise<void> {
  for (const returned of returnedIn(event)) await noteReturned(service.deps, returned)
}
const aboutGames = ({ mails }: TestApp, address: string) =>
  mails.mails.filter(({ to, headers }) => to === address && 'List-Id' in headers)
const passes = (service: TestApp, ms: number) =>
  timePasses(
    service.deps,
    (at) => {
      service.clock.at = at
    },
    ms,
  )

describe('When mails to a player come back', () => {
  test('do they and their opponent see since when, and nobody else?', async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    const since = said(service.clock.at)
    await comesBack(service, bounced(service.clock.at, 'B@example.org'))
    expect((await pageOf(a, id)).unreachable).toEqual({ b: since })
    expect((await pageOf(b, id)).unreachable).toEqual({ b: since })
    expect(await pageOf(service.browser(), id)).not.toHaveProperty('unreachable')
    expect((await b.get('/players/me')).json).toMatchObject({ unreachable: { since, why: 'bounced' } })
    expect((await a.get('/players/me')).json).not.toHaveProperty('unreachable')
  })

  test('is no more sent about games, and does their time run as with a webhook that fails?', async () => {
    const service = testApp()
    const { a, id } = await duel(service)
    await comesBack(service, complained(service.clock.at, B))
    await passes(service, 49 * HOUR)
    await tick(service.deps)
    expect(aboutGames(service, B)).toEqual([])
    expect(aboutGames(service, 'a@example.org').length).toBeGreaterThan(0)
    expect((await pageOf(a, id)).unreachable?.b).toBeDefined()
  })

  test('do games that they begin later say so at once?', async () => {
    const service = testApp()
    const first = await duel(service)
    await comesBack(service, bounced(service.clock.at, B))
    const wanted = { submissionId: 'later', wish: 'any', salt: 'c'.repeat(32), hoursPerHandOff: 24 }
    const made = (await first.b.post('/games', wanted)).json as GamePage
    expect(made.unreachable?.a).toBeDefined()
    await first.a.post(`/invitations/${made.invitation?.slice(3)}`, { wish: 'any', salt: 'd'.repeat(32) })
    expect((await pageOf(first.a, made.id)).unreachable?.a).toBeDefined()
  })

  test('is all as before once they have signed in by a mail of later?', async () => {
    const service = testApp()
    const { a, id } = await duel(service)
    await comesBack(service, bounced(service.clock.at + 1000, B))
    // A link of before proves nothing.
    expect((await (await service.signedIn(B)).get('/players/me')).json as Account).toHaveProperty('unreachable')
    service.clock.at += 2000
    const again = await service.signedIn(B)
    expect((await again.get('/players/me')).json as Account).not.toHaveProperty('unreachable')
    expect(await pageOf(a, id)).not.toHaveProperty('unreachable')
    await passes(service, HOUR)
    expect(aboutGames(service, B).length).toBeGreaterThan(0)
  })
})

describe('What says nothing of a player', () => {
  test.each([
    ['a full box', bounced(1_790_000_000_000, B, 'Transient')],
    ['an address that nobody has', bounced(1_790_000_000_000, 'nobody@example.org')],
    ['a mail that arrived', { detail: { eventType: 'Delivery' } }],
    ['an event of another form', {}],
    ['a time that is none', { detail: { eventType: 'Complaint', complaint: { complainedRecipients: [{}] } } }],
  ])('is %s', async (_, event) => {
    const service = testApp()
    const { a, id } = await duel(service)
    await comesBack(service, event)
    expect(await pageOf(a, id)).not.toHaveProperty('unreachable')
  })
})
