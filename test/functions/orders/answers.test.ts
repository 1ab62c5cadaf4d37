import { beforeAll, describe, expect, test, vi } from 'vitest'
import { RULES } from '#functions/entry/rules'
import type { LogRow } from '#functions/ports/game-store'
import type { GamePage, OrdersPage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { type Duel, duel, pageOf } from '#test/support/duel'
import { order, ordersOf, playBoth, playOne } from '#test/support/prepared-duel'

describe('in a game in which one player has ordered to hold out', () => {
  let service: TestApp
  let game: Duel
  let rows: LogRow[]
  let page: GamePage
  let own: GamePage
  let orders: OrdersPage
  beforeAll(async () => {
    service = testApp()
    game = await duel(service)
    const { id, a, b } = game
    await order(b, id, { preset: 'stubborn', orders: [] })
    await playBoth([a, b], id)
    rows = await service.deps.games.wholeLog(id)
    page = await pageOf(a, id)
    own = await pageOf(b, id)
    orders = await ordersOf(b, id)
  })

  const decisions = () => rows.flatMap((row) => row.decisions)
  const told = () => rows.flatMap((row) => row.told ?? [])

  test('their orders have answered, and nobody was asked for them in the turn of the other', () => {
    const ordered = decisions().filter(({ by }) => by === 'order')
    expect(ordered.length).toBeGreaterThan(5)
    expect(new Set(ordered.map(({ seat }) => seat))).toEqual(new Set(['b']))
  })

  test('every decision that nobody made just then has its reason (design 10)', () => {
    const automatic = decisions().filter(({ by }) => by !== 'player')
    expect(told()).toHaveLength(automatic.length)
    for (const { by, fired, seat } of told()) {
      expect({ by, seat }).toEqual({ by: 'order', seat: 'b' })
      expect(fired?.order).toMatchObject({ preset: 'stubborn' })
    }
  })

  test('everybody sees which answers were given in advance, and their owner alone why', () => {
    const marked = page.log.filter(({ by }) => by === 'order')
    expect(marked.length).toBeGreaterThan(5)
    expect(page.log.some((entry) => 'told' in entry)).toBe(false)
    expect(page).not.toHaveProperty('told')
    const mine = own.log.filter((entry) => entry.told !== undefined)
    expect(mine.map(({ step }) => step)).toEqual(marked.map(({ step }) => step))
    expect(own.log.map(({ step, by }) => [step, by])).toEqual(page.log.map(({ step, by }) => [step, by]))
  })

  test('the page of orders tells what they have answered lately', () => {
    expect(orders.told.length).toBeGreaterThan(0)
    const last = told().at(-1)
    expect(orders.told.at(-1)).toMatchObject({ ask: last?.ask, subject: last?.subject, fired: last?.fired })
  })

  test('the export holds the answers and no reason', async () => {
    const { text } = await game.a.get(`/games/${game.id}/export`)
    expect(text).toContain('"by":"order"')
    for (const word of ['"told"', '"fired"', 'stubborn']) expect(text).not.toContain(word)
  })
})

test('orders answer a bot, too, in the commit in which it plays', async () => {
  let drawn = 0
  const service = testApp({ entropy: { bytes: (count) => new Uint8Array(count).fill(drawn++) } })
  const me = await service.signedIn('a@example.org')
  const wanted = { submissionId: 'p', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 48, against: 'practice' }
  const { id } = (await me.post('/games', wanted)).json as GamePage
  // Nobody is there to be fooled: in disguise they answer at once as well.
  await order(me, id, { preset: 'stubborn', orders: [], disguised: true })
  await playBoth([me], id)
  const rows = (await service.deps.games.wholeLog(id)).filter((row) => row.told)
  expect(rows.length).toBeGreaterThan(0)
  for (const { decisions } of rows) expect(decisions.map(({ by }) => by)).toContain('bot')
})

test('whatever goes wrong with orders, the move of the other player stands, and the question is asked', async () => {
  let isBroken = false
  const viewFor: typeof RULES.viewFor = (g, viewer, open) => {
    if (isBroken && viewer === 'b') throw new Error('a secret of the order')
    return RULES.viewFor(g, viewer, open)
  }
  const service = testApp({ rules: async () => ({ ...RULES, viewFor }) })
  const { a, b, id } = await duel(service)
  await order(b, id, { preset: 'stubborn', orders: [] })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (let n = 0; n < 200 && errors.mock.calls.length === 0; n += 1) {
    isBroken = true
    await playOne(a, id)
    isBroken = false
    if (errors.mock.calls.length === 0) await playOne(b, id)
  }
  const logged = JSON.stringify(errors.mock.calls)
  errors.mockRestore()
  expect(logged).toContain(id)
  expect(logged).not.toContain('secret')
  const { view } = await pageOf(b, id)
  expect(view?.requests[0]?.ask).toMatch(/^(defense|displaced)/)
  expect(await playOne(b, id)).toMatchObject({ used: 1 })
})
