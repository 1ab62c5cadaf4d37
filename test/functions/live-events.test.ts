import { describe, expect, test, vi } from 'vitest'
import { MemoryLiveStore } from '#functions/adapters/memory-live-store'
import { announceAll } from '#functions/entry/head-changes'
import { answerLive, type LiveEvent } from '#functions/entry/live-events'
import { LASTS_MS, MOST_OF_NETWORK } from '#functions/use-cases/live/live-pages'
import { signTicket } from '#functions/use-cases/live/live-ticket'
import { testApp } from '#test/support/app'
import { answerOne, duel, pageOf } from '#test/support/duel'

const KEY = 'k'.repeat(43)
const NOW = Date.UTC(2026, 10, 26, 12)
const GAME = 'a'.repeat(32)
const ORIGIN = 'https://armada.example'
const ARN = 'arn:aws:execute-api:eu-central-1:111122223333:api/live/$connect'

/** The function of the live channel, and the events that the gateway sends it. */
function channel() {
  const pages = new MemoryLiveStore()
  const service = { pages, clock: { now: () => NOW }, key: KEY, origin: ORIGIN }
  const at = (routeKey: string, connectionId: string, more: Partial<LiveEvent> = {}) =>
    answerLive(service, { requestContext: { routeKey, connectionId }, ...more })
  const arriving = (ticket: string, origin?: string): Partial<LiveEvent> => ({
    headers: { Host: 'api', ...(origin && { Origin: origin }) },
    queryStringParameters: { ticket },
  })
  return {
    pages,
    open: async () => (await pages.pagesOf(GAME, NOW, 100)).map(({ id }) => id),
    asks: (ticket: string, origin?: string) =>
      at('$connect', 'c1', { type: 'REQUEST', methodArn: ARN, ...arriving(ticket, origin) }),
    connects: (ticket: string, id = 'c1', origin?: string) => at('$connect', id, arriving(ticket, origin)),
    leaves: (id: string, game?: string) =>
      answerLive(service, {
        requestContext: { routeKey: '$disconnect', connectionId: id, ...(game && { authorizer: { game } }) },
      }),
  }
}
const ticketOf = (rest: { network?: string } = {}, now = NOW) => signTicket(KEY, { game: GAME, step: 3, ...rest }, now)
const effectOf = (answer: object): unknown =>
  'policyDocument' in answer ? (answer.policyDocument as { Statement: object[] }).Statement : answer

describe('the gateway', () => {
  test('is told that whoever has a good ticket may connect, and of which game the connection is', async () => {
    const answer = await channel().asks(ticketOf(), ORIGIN)
    expect(effectOf(answer)).toEqual([{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: ARN }])
    expect(answer).toMatchObject({ context: { game: GAME } })
  })

  test.each([
    ['forged', `${ticketOf()}x`, ORIGIN],
    ['too old', ticketOf({}, NOW - 60_000), ORIGIN],
    ['none', '', ORIGIN],
    ['shown by a page of another site', ticketOf(), 'https://evil.example'],
  ])('is told to turn everybody else away, and it is no error: a ticket that is %s', async (_, ticket, origin) => {
    const { asks, connects, open } = channel()
    const answer = await asks(ticket, origin)
    expect(effectOf(answer)).toEqual([{ Action: 'execute-api:Invoke', Effect: 'Deny', Resource: ARN }])
    expect(answer).not.toHaveProperty('context')
    expect(await connects(ticket, 'c1', origin)).toEqual({ statusCode: 403 })
    expect(await open()).toEqual([])
  })

  test('lets pages in as long as there are not too many, and forgets those that leave', async () => {
    const { connects, leaves, open, pages } = channel()
    for (let i = 0; i < MOST_OF_NETWORK; i++)
      expect(await connects(ticketOf({ network: 'club' }), `c${i}`)).toEqual({ statusCode: 200 })
    expect(await connects(ticketOf({ network: 'club' }), 'more')).toEqual({ statusCode: 429 })
    expect(await leaves('c0', GAME)).toEqual({ statusCode: 200 })
    expect(await connects(ticketOf({ network: 'club' }), 'more')).toEqual({ statusCode: 200 })
    expect(await open()).not.toContain('c0')
    expect((await pages.pagesOf(GAME, NOW, 100)).at(-1)).toMatchObject({ step: 3, expiresAt: NOW + LASTS_MS })
    // Of a connection that was never let in nobody knows the game.
    expect(await leaves('c1')).toEqual({ statusCode: 200 })
    expect(await open()).toContain('c1')
  })
})

describe('the stream of the table', () => {
  const record = (game: string, n: number) => ({
    dynamodb: { Keys: { pk: { S: `GAME#${game}` }, sk: { S: 'LOG#~HEAD' } }, SequenceNumber: String(n) },
  })
  const watched = async () => {
    const service = testApp()
    const { a, b, id } = await duel(service)
    const pages = new MemoryLiveStore()
    const step = (await pageOf(a, id)).view?.step ?? 0
    await pages.put({ id: 'c1', game: id, step, expiresAt: service.clock.at + 3600_000 })
    const said: string[] = []
    const live = {
      pages,
      post: async (to: string, text: string): Promise<'said'> => {
        said.push(`${to} ${text}`)
        return 'said'
      },
    }
    return { service, a, b, id, step, said, live }
  }

  test('tells open pages of a step when it is written out, once for a batch', async () => {
    const { service, a, id, step, said, live } = await watched()
    await answerOne(a, id)
    const Records = [record(id, 1), record(id, 2)]
    expect(await announceAll({ ...service.deps, live }, { Records })).toEqual({ batchItemFailures: [] })
    expect(said).toEqual([`c1 ${JSON.stringify({ game: id, step: step + 1 })}`])
  })

  test('tells nobody of a commit that shows nobody anything (design 5)', async () => {
    const { service, a, id, said, live } = await watched()
    const orders = { edition: 0, orders: { preset: 'cautious', orders: [] } }
    expect((await a.put(`/games/${id}/orders`, orders)).status).toBe(200)
    await announceAll({ ...service.deps, live }, { Records: [record(id, 1)] })
    expect(said).toEqual([])
  })

  test('is no worse for a page that cannot be told: what was committed is written out', async () => {
    const { service, a, id, live } = await watched()
    await answerOne(a, id)
    const failing = { ...live, post: () => Promise.reject(new Error('the gateway is away')) }
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const outcome = await announceAll({ ...service.deps, live: failing }, { Records: [record(id, 1)] })
    expect(told).toHaveBeenCalledTimes(1)
    told.mockRestore()
    expect(outcome).toEqual({ batchItemFailures: [] })
  })
})
