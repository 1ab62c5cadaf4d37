import { describe, expect, test } from 'vitest'
import { changePlayer } from '#functions/use-cases/account/profile'
import { tick } from '#functions/use-cases/clock/tick'
import { daysTaken, spanOfDays } from '#shared/play/clock/leave'
import type { GamePage, LeavePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { answering, duel, pageOf, questionOf } from '#test/support/duel'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const dueOf = ({ deadlines }: GamePage, seat: 'a' | 'b') =>
  Date.parse(deadlines.find((one) => one.seat === seat)?.due ?? '')
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

async function running() {
  const service = testApp()
  const game = await duel(service)
  for (const player of [game.a, game.b]) await player.patch('/players/me', { zone: 'UTC' })
  return { ...game, service, now: () => service.clock.at }
}

describe('leave (design 8)', () => {
  test('taken at once stops what its player is asked already, and nobody else', async () => {
    const { a, b, id, now } = await running()
    const before = await pageOf(b, id)
    const end = dayOf(now() + 2 * DAY)
    const taken = await a.post('/players/me/leave', { last: end })
    expect(taken.status).toBe(201)
    const page = await pageOf(b, id)
    const length = Date.parse(`${end}T00:00:00Z`) + DAY - now()
    expect(dueOf(page, 'a') - dueOf(before, 'a')).toBe(length)
    expect(dueOf(page, 'b')).toBe(dueOf(before, 'b'))
    expect((taken.json as LeavePage).games).toEqual([{ id, opponent: expect.any(String) }])
    expect((taken.json as LeavePage).leaves).toMatchObject([{ first: dayOf(now()), last: end }])
  })

  test('announced for later lies across the deadline and moves it by all of it; what it is others do not read', async () => {
    const { a, b, id, now } = await running()
    const before = await pageOf(b, id)
    const first = dayOf(now() + DAY)
    const last = dayOf(now() + 8 * DAY)
    await a.post('/players/me/leave', { first, last })
    const page = await pageOf(b, id)
    expect(dueOf(page, 'a') - dueOf(before, 'a')).toBe(8 * DAY)
    expect(JSON.stringify({ ...page, log: [] })).not.toContain(first)
  })

  test('holds in what is asked later, and in games that begin later', async () => {
    const { a, b, id, service, now } = await running()
    const [first, last] = [dayOf(now() + DAY), dayOf(now() + 8 * DAY)]
    await a.post('/players/me/leave', { first, last })
    for (const [player, name] of [
      [a, 'a1'],
      [b, 'b1'],
    ] as const)
      await player.post(`/games/${id}/decisions`, answering(await questionOf(player, id), name))
    const made = await b.post('/games', { submissionId: 'x', wish: 'any', salt: 'a'.repeat(32), hoursPerHandOff: 48 })
    const { id: second, invitation } = made.json as GamePage
    await a.post(`/invitations/${invitation?.slice(3)}`, { salt: 'b'.repeat(32) })
    for (const game of [id, second]) {
      const head = (await service.deps.games.load(game))?.head
      const seat = head?.seats.a.player === head?.seats.b?.player || game === id ? 'a' : 'b'
      const clock = head?.desk.clocks[seat]
      if (clock) expect(clock.stops).toHaveLength(1)
      expect(head?.desk.away?.[seat]).toHaveLength(1)
    }
  })

  test('is taken back before it begins, and ends early: then the time runs on', async () => {
    const { a, b, id, service, now } = await running()
    const before = dueOf(await pageOf(b, id), 'a')
    const [first, last] = [dayOf(now() + DAY), dayOf(now() + 3 * DAY)]
    const { leaves } = (await a.post('/players/me/leave', { first, last })).json as LeavePage
    await a.delete(`/players/me/leave/${leaves[0]?.id}`)
    expect(dueOf(await pageOf(b, id), 'a')).toBe(before)
    const taken = (await a.post('/players/me/leave', { last })).json as LeavePage
    service.clock.at += 5 * HOUR
    const ended = (await a.delete(`/players/me/leave/${taken.leaves[0]?.id}`)).json as LeavePage
    expect(dueOf(await pageOf(b, id), 'a')).toBe(before + 5 * HOUR)
    expect(ended.leaves).toEqual([])
    expect(ended.left[0]?.days).toBeLessThan(30)
  })

  test('is 30 days in each year, of days that count once', async () => {
    const { a } = await running()
    const year = new Date().getUTCFullYear()
    expect(daysTaken([{ first: `${year}-12-20`, last: `${year + 1}-01-03` }])).toEqual(
      new Map([
        [year, 12],
        [year + 1, 3],
      ]),
    )
    const both = [
      { first: '2026-03-01', last: '2026-03-10' },
      { first: '2026-03-05', last: '2026-03-12' },
    ]
    expect(daysTaken(both)).toEqual(new Map([[2026, 12]]))
    const page = (await a.get('/players/me/leave')).json as LeavePage
    expect(page.left.map(({ days }) => days)).toEqual([30, 30])
  })

  test('beyond the allowance, of days that are over, or that no calendar has, is refused', async () => {
    const { a, now } = await running()
    const next = Number(dayOf(now()).slice(0, 4)) + 1
    const code = async (body: object) => ((await a.post('/players/me/leave', body)).json as { code?: string }).code
    expect(await code({ first: `${next}-01-01`, last: `${next}-01-31` })).toBe('leave-spent')
    expect(await code({ first: dayOf(now() - 2 * DAY), last: dayOf(now() + DAY) })).toBe('no-such-day')
    expect(await code({ first: `${next}-02-10`, last: `${next}-02-31` })).toBe('no-such-day')
    expect(await code({ first: `${next + 1}-12-01`, last: `${next + 1}-12-02` })).toBe('no-such-day')
  })

  test('of which its games were not told, because the service died on the way, charges nobody', async () => {
    const { b, id, service, now } = await running()
    const head = (await service.deps.games.load(id))?.head
    const player = head?.seats.a.player ?? ''
    const leave = { id: '0'.repeat(16), first: dayOf(now()), last: dayOf(now()), from: now(), to: now() + 10 * DAY }
    await changePlayer(service.deps, player, (one) => ({ ...one, leaves: [leave] }))
    const late = now() + 48 * HOUR + 2 * 60_000
    await service.deps.games.putHeartbeat('all', late - 60_000)
    for (let shard = 0; shard < 4; shard += 1) await service.deps.games.putHeartbeat(shard, late - 60_000)
    service.clock.at = late
    await b.post(`/games/${id}/claim`, { submissionId: 'c' })
    for (let n = 0; n < 4; n += 1) {
      service.clock.at += 60_000
      await tick(service.deps)
    }
    const after = (await service.deps.games.load(id))?.head
    expect(after?.state?.result).toBeUndefined()
    expect(after?.desk.clocks.a).toMatchObject({ expired: false })
    expect(after?.desk.clocks.a?.stops).toHaveLength(1)
  })
})

test.each([
  ['Europe/Warsaw', '2026-10-24', '2026-10-25', '2026-10-23T22:00', '2026-10-25T23:00'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-05', '2026-04-04T13:00', '2026-04-05T13:30'],
  ['Pacific/Kiritimati', '2026-12-31', '2027-01-01', '2026-12-30T10:00', '2027-01-01T10:00'],
  ['Asia/Kathmandu', '2026-06-01', '2026-06-01', '2026-05-31T18:15', '2026-06-01T18:15'],
])('days of leave in %s are those of its calendar, however long they are', (zone, first, last, from, to) => {
  const span = spanOfDays({ first, last }, zone, 0)
  expect([span.from, span.to].map((at) => new Date(at).toISOString().slice(0, 16))).toEqual([from, to])
})
