import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EmbeddedTable, openEmbedded } from '#functions/adapters/dynamodb/embedded'
import { headKey } from '#functions/adapters/dynamodb/keys'
import { storesOn } from '#functions/adapters/dynamodb/open'
import { headBody, readHead } from '#functions/adapters/dynamodb/stored-head'
import type { Head } from '#functions/ports/head'
import type { Seat } from '#shared/game/engine/state'
import type { Orders } from '#shared/play/orders/standing-order'
import { testApp } from '#test/support/app'
import { type Duel, duel, questionOf } from '#test/support/duel'
import { order, ordersOf, playOne } from '#test/support/prepared-duel'

const ORDERS: Orders = { preset: 'cautious', orders: [] }

let embedded: EmbeddedTable
beforeEach(async () => {
  embedded = await openEmbedded()
})
afterEach(() => embedded.close())

/** What a seat has prepared becomes bytes that nobody can open. */
async function spoil(game: string, seat: Seat): Promise<void> {
  const item = await embedded.table.get(headKey(game))
  const bytes = Buffer.from(item?.body?.B ?? [])
  const [common = 0, a = 0, b = 0] = JSON.parse(item?.cuts?.S ?? '[]') as number[]
  const [from, to] = seat === 'a' ? [common, a] : [a, b]
  expect(to - from).toBeGreaterThan(30)
  await embedded.table.put({ ...item, body: { B: bytes.fill(0, from, to) } })
}

async function everyAnswer({ a, id }: Duel): Promise<string[]> {
  const { id: asked } = await questionOf(a, id)
  const stray = { ask: 'ship.activate', subject: 'table', choose: { option: 'nobody' } }
  const answers = [
    ...(await Promise.all(
      ['', '?since=1', '/log', '/orders', '/at', '/at/0', '/export'].map((path) => a.get(`/games/${id}${path}`)),
    )),
    await a.get('/games'),
    await a.post(`/games/${id}/decisions`, { submissionId: 'gone', answers: 'f1.0.a', script: [stray] }),
    await a.post(`/games/${id}/decisions`, { submissionId: 'other', answers: asked, script: [stray] }),
    await a.post(`/games/${id}/claim`, { submissionId: 'claim' }),
  ]
  return answers.map(({ status, text }) => `${status} ${text}`)
}

describe('What one player has prepared (design 5)', () => {
  test('is it opened for no answer to the other one, who could tell by the time that takes how much it is?', async () => {
    const game = await duel(testApp(storesOn(embedded.table)))
    await order(game.b, game.id, ORDERS)
    const before = await everyAnswer(game)
    await spoil(game.id, 'b')
    expect(await everyAnswer(game)).toEqual(before)
    // Its owner asks for it, and so does whoever plays on.
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await game.b.get(`/games/${game.id}/orders`)).status).toBe(500)
    error.mockRestore()
  })

  test('does it come back as it was put, of either seat or of both?', async () => {
    const game = await duel(testApp(storesOn(embedded.table)))
    for (const player of [game.b, game.a]) {
      await order(player, game.id, ORDERS)
      expect(await ordersOf(player, game.id)).toMatchObject({ orders: ORDERS, edition: 1 })
    }
    await playOne(game.a, game.id)
    for (const player of [game.b, game.a]) expect(await ordersOf(player, game.id)).toMatchObject({ orders: ORDERS })
  })

  test('can earlier code read it, which knows one gzipped JSON alone?', async () => {
    const game = await duel(testApp(storesOn(embedded.table)))
    await order(game.b, game.id, ORDERS)
    const item = await embedded.table.get(headKey(game.id))
    if (!item) throw new Error('there is no game')
    const { cuts: _, ...earlier } = item
    const head = readHead(item)
    expect(readHead(earlier)).toEqual({ ...head, desk: { ...head.desk, commands: { ...head.desk.commands } } })
    const again = headBody(readHead(earlier) as Head)
    expect(again?.cuts).toEqual(item.cuts)
    expect(Buffer.from(again?.body?.B ?? [])).toEqual(Buffer.from(item.body?.B ?? []))
  })
})
