import { beforeAll, describe, expect, test } from 'vitest'
import type { LogRow } from '#functions/ports/game-store'
import type { GamePage, OrdersPage } from '#shared/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import { type Duel, duel, pageOf } from '#test/support/duel'
import { order, ordersOf, playBoth } from '#test/support/prepared-duel'

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
  }, 120_000)

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
