import { describe, expect, test } from 'vitest'
import type { OrdersPage } from '#shared/play/protocol/responses'
import { order, playBoth, type Twin, twin } from '#test/support/prepared-duel'
import { seededFor } from '#test/support/random-choice'
import { ask } from './look'
import { type Match, openMatch } from './match'

const NEVER = async () => undefined
const ORDERS = { preset: 'ask', orders: [] } as const

const MINUTE = 60_000

/** Nobody may edit as fast as they like. */
async function edit({ id, seats, door }: Match, times: number): Promise<void> {
  const path = `/games/${id}/orders`
  const { browser } = seats.b
  for (let n = 0; n < times; n += 1) {
    door.house.clock.at += MINUTE
    const { edition } = (await browser.get(path)).json as OrdersPage
    expect((await browser.put(path, { edition, orders: ORDERS })).status).toBe(200)
  }
}

describe('What a seat prepares shows to nobody else (design 5, 10), not', () => {
  test('in what is called to answer a request, wherever that begins to read', async () => {
    const match = await openMatch('learning', seededFor(1, 'unseen edits'), undefined, NEVER)
    const { door, id, people } = match
    const [a, , spectator] = people
    if (!a || !spectator) throw new Error('nobody is there')
    const last = (await door.house.games.load(id))?.head.state?.step ?? 0
    const paths = [
      ...['', ...Array.from({ length: last + 2 }, (_, since) => `?since=${since}`)].flatMap((since) => [
        since,
        `/log${since}`,
      ]),
      '/at',
      ...Array.from({ length: last + 2 }, (_, step) => `/at/${step}`),
    ]
    const calls = async () => {
      const all: (readonly string[])[] = []
      for (const person of [a, spectator])
        for (const path of paths)
          all.push((await ask(door, person, { method: 'get', path: `/games/${id}${path}` })).work)
      return all.map((work) => work.map((call) => call.split(' ')[0]))
    }
    door.house.clock.at += MINUTE
    const before = await calls()
    await edit(match, 1)
    expect(await calls()).toEqual(before)
    await edit(match, 40)
    expect(await calls()).toEqual(before)
  })

  test('in how far back the other one reads what their own orders have answered', async () => {
    const game: Twin = await twin()
    const { a, b, id } = game
    await order(b, id, { preset: 'stubborn', orders: [] })
    const told = async () => ((await b.get(`/games/${id}/orders`)).json as OrdersPage).told
    let looks = 0
    await playBoth([a, b], id, () => {
      looks += 1
      return looks > 60
    })
    const before = await told()
    expect(before.length).toBeGreaterThan(0)
    for (let n = 0; n < 110; n += 1) {
      game.service.clock.at += MINUTE
      await order(a, id, { preset: 'ask', orders: [] })
    }
    expect(await told()).toEqual(before)
  })
})
