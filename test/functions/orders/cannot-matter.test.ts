import { expect, test } from 'vitest'
import type { Account, OrdersPage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { type Duel, duel, pageOf } from '#test/support/duel'
import { ordersOf, playBoth } from '#test/support/prepared-duel'

const PASSED = { rule: 'cannot-matter' }

async function played({ a, b, id }: Duel): Promise<void> {
  let looks = 0
  await playBoth([a, b], id, () => {
    looks += 1
    return looks > 250
  })
}
const passes = ({ told }: OrdersPage) =>
  told.filter(({ fired }) => JSON.stringify(fired?.order) === JSON.stringify(PASSED))

test('who has said nothing is not asked what cannot matter, and is told of each such answer; nobody else is told why', async () => {
  const game = await duel(testApp(), { askAlways: false })
  await played(game)
  const [a, b] = [await ordersOf(game.a, game.id), await ordersOf(game.b, game.id)]
  expect(passes(a).length + passes(b).length).toBeGreaterThan(3)
  expect(new Set([...a.told, ...b.told].map(({ by }) => by))).toEqual(new Set(['order']))
  const { log } = await pageOf(game.b, game.id)
  const theirs = new Set(a.told.map(({ step }) => step))
  expect(log.filter(({ told, step }) => told && theirs.has(step))).toEqual([])
})

test('a player may wish in the settings to be asked always, in games that begin from then on', async () => {
  const service = testApp()
  const game = await duel(service)
  expect((await ordersOf(game.a, game.id)).orders).toMatchObject({ preset: 'ask', askAlways: true })
  expect((await ordersOf(game.b, game.id)).orders).toMatchObject({ preset: 'ask', askAlways: true })
  expect(((await game.a.get('/players/me')).json as Account).askAlways).toBe(true)
  await played(game)
  expect((await ordersOf(game.a, game.id)).told).toEqual([])
  expect((await ordersOf(game.b, game.id)).told).toEqual([])
})

test('and in each game by its orders, for themselves alone', async () => {
  const game = await duel(testApp(), { askAlways: false })
  const orders = { preset: 'ask', orders: [], askAlways: true }
  expect((await game.a.put(`/games/${game.id}/orders`, { edition: 0, orders })).status).toBe(200)
  await played(game)
  expect(passes(await ordersOf(game.a, game.id))).toEqual([])
  expect(passes(await ordersOf(game.b, game.id)).length).toBeGreaterThan(0)
})
