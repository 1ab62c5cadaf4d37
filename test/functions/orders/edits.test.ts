import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { tick } from '#functions/use-cases/clock/tick'
import type { Orders } from '#shared/play/orders/standing-order'
import type { ErrorBody, OrdersPage } from '#shared/play/protocol/responses'
import { type TestApp, testApp } from '#test/support/app'
import type { Browser } from '#test/support/browser'
import { answerOne, type Duel, duel } from '#test/support/duel'
import { ordersOf } from '#test/support/prepared-duel'

const CAUTIOUS: Orders = { preset: 'cautious', orders: [] }
const PLAN = {
  id: 'next',
  lines: [{ ask: 'ship.activate', subject: 'table', choose: { option: 'cr90-1' } }],
  unless: [],
  plays: 'by-button' as const,
}

const MINUTE = 60_000

let service: TestApp
let game: Duel
beforeEach(async () => {
  service = testApp()
  game = await duel(service, { askAlways: false })
})
const path = (what: string) => `/games/${game.id}/${what}`
const codeOf = ({ json }: { json: unknown }) => (json as ErrorBody).code

describe('orders and plans', () => {
  test('are none at first, and then what their owner has put there', async () => {
    const { a, id } = game
    expect(await ordersOf(a, id)).toEqual({ edition: 0, orders: { preset: 'ask', orders: [] }, plans: [], told: [] })
    const saved = await a.put(path('orders'), { edition: 0, orders: CAUTIOUS })
    expect(saved.json).toEqual({ edition: 1, orders: CAUTIOUS, plans: [], told: [] })
    const planned = await a.put(path('plans'), { edition: 1, plans: [PLAN] })
    expect(planned.json).toEqual({ edition: 2, orders: CAUTIOUS, plans: [PLAN], told: [] })
    expect(await ordersOf(a, id)).toEqual(planned.json as OrdersPage)
  })

  test('are changed only from the edition that is there; a repeat of the last change is harmless', async () => {
    const { a, id } = game
    const change = { edition: 0, orders: CAUTIOUS }
    const first = await a.put(path('orders'), change)
    expect(await a.put(path('orders'), change)).toMatchObject({ status: 200, text: first.text })
    const other = await a.put(path('orders'), { edition: 0, orders: { preset: 'stubborn', orders: [] } })
    expect([other.status, codeOf(other)]).toEqual([409, 'orders-changed'])
    expect(codeOf(await a.put(path('plans'), { edition: 0, plans: [PLAN] }))).toBe('orders-changed')
    expect((await ordersOf(a, id)).orders).toEqual(CAUTIOUS)
  })

  test('of two changes at once one is made', async () => {
    const { a, id } = game
    const presets = ['cautious', 'stubborn'] as const
    const answers = await Promise.all(
      presets.map((preset) => a.put(path('orders'), { edition: 0, orders: { preset, orders: [] } })),
    )
    expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 409])
    expect((await ordersOf(a, id)).edition).toBe(1)
  })

  test('and an answer that comes at once are both kept', async () => {
    const { a, id } = game
    const [change, answer] = await Promise.all([
      a.put(path('orders'), { edition: 0, orders: CAUTIOUS }),
      answerOne(a, id),
    ])
    expect([change.status, answer?.used]).toEqual([200, 1])
    expect((await ordersOf(a, id)).orders).toEqual(CAUTIOUS)
  })

  test('are for units of the game, and for none besides', async () => {
    const { a, b, id } = game
    const ordered = (unit: string): Orders => ({
      preset: 'ask',
      orders: [{ id: 'o', kind: 'defense', scope: { on: 'unit', unit }, rules: [], otherwise: 'ask' }],
    })
    for (const unit of ['cr90-9', 'table']) {
      const refused = await a.put(path('orders'), { edition: 0, orders: ordered(unit) })
      expect([refused.status, codeOf(refused)]).toEqual([422, 'no-such-unit'])
      expect((await ordersOf(a, id)).edition).toBe(0)
    }
    for (const who of [a, b])
      expect((await who.put(path('orders'), { edition: 0, orders: ordered('cr90-1') })).status).toBe(200)
  })

  test.each([
    { on: 'type', card: 'banana' },
    { on: 'card', card: 'banana' },
    { on: 'card', card: 'banana@nowhere' },
  ] as const)('are for cards of the game, and not for %j', async (scope) => {
    const orders: Orders = {
      preset: 'ask',
      orders: [{ id: 'o', kind: 'card', scope, rules: [], otherwise: { use: true } }],
    }
    const refused = await game.a.put(path('orders'), { edition: 0, orders })
    expect([refused.status, refused.json]).toMatchObject([422, { code: 'no-such-unit', subject: scope.card }])
  })

  test('use no card of the other side', async () => {
    const { a, b } = game
    const scope = { on: 'card', card: 'overload-pulse@cr90-1' }
    const order = { id: 'o', kind: 'card', scope, rules: [], otherwise: { use: true } }
    const body = { edition: 0, orders: { preset: 'ask', orders: [order] } }
    const answers = [await a.put(path('orders'), body), await b.put(path('orders'), body)]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('plan only what may be asked of their own side', async () => {
    const { a, b } = game
    const plan = (ask: string) => ({
      edition: 0,
      plans: [{ ...PLAN, lines: [{ ask, subject: 'cr90-1', choose: { option: 'none' } }] }],
    })
    const unknown = await a.put(path('plans'), plan('banana'))
    expect([unknown.status, unknown.json]).toMatchObject([422, { code: 'no-such-unit', subject: 'banana' }])
    const answers = [
      await a.put(path('plans'), plan('maneuver.course')),
      await b.put(path('plans'), plan('maneuver.course')),
    ]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('are nobody else’s: not the other player’s, not a stranger’s', async () => {
    const { a, b, id } = game
    await a.put(path('orders'), { edition: 0, orders: CAUTIOUS })
    expect((await ordersOf(b, id)).orders).toEqual({ preset: 'ask', orders: [] })
    const stranger = await service.signedIn('c@example.org')
    for (const [who, code] of [
      [stranger, 'not-a-member'],
      [service.browser(), 'not-signed-in'],
    ] as const) {
      expect(codeOf(await who.get(path('orders')))).toBe(code)
      expect(codeOf(await who.put(path('orders'), { edition: 1, orders: CAUTIOUS }))).toBe(code)
      expect(codeOf(await who.put(path('plans'), { edition: 1, plans: [] }))).toBe(code)
      expect(codeOf(await who.post(path('preview'), { script: [] }))).toBe(code)
    }
  })

  test('wait for a game that has begun and has not ended', async () => {
    const { a, b } = game
    const body = { submissionId: 'open', wish: 'any', salt: '1'.repeat(32), hoursPerHandOff: 24 }
    const { id } = (await a.post('/games', body)).json as { id: string }
    expect(codeOf(await a.get(`/games/${id}/orders`))).toBe('game-not-started')
    expect(codeOf(await a.put(`/games/${id}/orders`, { edition: 0, orders: CAUTIOUS }))).toBe('game-not-started')
    expect(codeOf(await b.get(`/games/${id}/orders`))).toBe('no-such-game')
    await a.post(path('resign'), { submissionId: 'r' })
    expect(codeOf(await a.put(path('orders'), { edition: 0, orders: CAUTIOUS }))).toBe('game-over')
    expect((await b.get(path('orders'))).status).toBe(200)
  })

  test('that would make the game too large are refused, and nothing is changed (design 9)', async () => {
    const { a, id } = game
    const { games } = service.deps
    const commit = games.commit.bind(games)
    games.commit = async () => 'too-large'
    expect(codeOf(await a.put(path('orders'), { edition: 0, orders: CAUTIOUS }))).toBe('game-too-large')
    games.commit = commit
    expect((await ordersOf(a, id)).edition).toBe(0)
  })
})

/** Names that nothing makes shorter. */
const NAMES = Array.from({ length: 2_000 }, (_, i) =>
  `x${createHash('sha512').update(`${i}`).digest('hex')}`.slice(0, 79),
)
const nameOf = (n: number): string => NAMES[n % NAMES.length] ?? ''
const longPlans = (length: number) =>
  Array.from({ length: 5 }, (_, plan) => ({
    ...PLAN,
    id: `p${plan}`,
    lines: Array.from({ length: length / 5 }, (_each, line) => {
      const first = 3 * (plan * 40 + line)
      return { ask: 'ship.activate', subject: nameOf(first + 1), choose: { option: nameOf(first + 2) } }
    }),
  }))
const longOrders = (length: number): Orders => ({
  preset: 'ask',
  orders: Array.from({ length }, (_, n) => ({
    id: `o${n}`,
    kind: 'pick',
    scope: { on: 'match' },
    rules: [],
    otherwise: { first: Array.from({ length: 10 }, (_each, i) => nameOf(700 + n * 10 + i)) },
  })),
})

describe('however much a seat prepares', () => {
  /** @returns how much of both is taken */
  async function filled(who: Browser): Promise<[number, number]> {
    const { id } = game
    const taken: [number, number] = [0, 0]
    for (let n = 5; n <= 200; n += 5) {
      const { edition } = await ordersOf(who, id)
      service.clock.at += MINUTE
      const { status } = await who.put(path('plans'), { edition, plans: longPlans(n) })
      if (status === 200) taken[0] = n
    }
    for (let n = 5; n <= 60; n += 1) {
      const { edition } = await ordersOf(who, id)
      service.clock.at += MINUTE
      const { status } = await who.put(path('orders'), { edition, orders: longOrders(n) })
      if (status === 200) taken[1] = n
    }
    return taken
  }

  test('the game goes on, and the other seat may prepare as much (design 5, 9)', async () => {
    const { a, b, id } = game
    const taken = await filled(b)
    expect(taken[0]).toBeGreaterThan(50)
    expect(await filled(a)).toEqual(taken)
    for (const player of [a, b]) expect(await answerOne(player, id)).toMatchObject({ used: 1 })
    const { edition } = await ordersOf(a, id)
    expect(codeOf(await a.put(path('orders'), { edition, orders: longOrders(60) }))).toBe('orders-too-large')
  })
})

describe('a change of orders', () => {
  /** All that others get to see, with the tags by which their pages know whether something is new. */
  async function seenByOthers({ b }: Duel, id: string): Promise<string[]> {
    const seen: string[] = []
    const looks: [Browser, string][] = [b, service.browser()].flatMap((who): [Browser, string][] =>
      ['', '?since=1', '?since=99', '/log', '/at', '/at/3', '/orders'].map((rest) => [who, `/games/${id}${rest}`]),
    )
    for (const [who, address] of [...looks, [b, '/games'] as [Browser, string]]) {
      const { status, text, headers } = await who.get(address)
      seen.push(`${address} ${status} ${headers.get('etag')} ${text}`)
    }
    return [...seen, JSON.stringify(service.mails.mails.filter(({ to }) => to === 'b@example.org'))]
  }

  test('is nothing that anybody else could tell (design 5)', async () => {
    const { a, id } = game
    await answerOne(a, id)
    service.clock.at += 5 * 60_000
    await tick(service.deps)
    const before = await seenByOthers(game, id)
    service.clock.at += 60_000
    await a.put(path('orders'), { edition: 0, orders: CAUTIOUS })
    await a.put(path('plans'), { edition: 1, plans: [PLAN] })
    await tick(service.deps)
    service.clock.at += 5 * 60_000
    await tick(service.deps)
    expect(await seenByOthers(game, id)).toEqual(before)
  })

  test('leaves no time of its own in the record that is shown after the end', async () => {
    const { a, b, id } = game
    await a.put(path('orders'), { edition: 0, orders: CAUTIOUS })
    const { at } = (await service.deps.games.load(id))?.head.out ?? {}
    service.clock.at += 60_000
    await a.put(path('orders'), { edition: 1, orders: { preset: 'ask', orders: [] } })
    service.clock.at += 60_000
    await b.post(path('resign'), { submissionId: 'r' })
    const rows = await service.deps.games.wholeLog(id)
    expect(rows.slice(-3).map((row) => row.at)).toEqual([at, at, service.clock.at])
  })
})
