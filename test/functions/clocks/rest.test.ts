import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { testApp } from '#test/support/app'
import { answering, type Duel, pageOf, questionOf } from '#test/support/duel'

const HOUR = 3_600_000
const NIGHT = { quiet: { from: 22 * 60, to: 8 * 60 } }
const dueOf = ({ deadlines }: GamePage, seat: 'a' | 'b') => deadlines.find((one) => one.seat === seat)?.due
const wall = (due: string | undefined, zone: string) =>
  Temporal.Instant.from(due ?? '')
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16)

/** Two players in these zones, who rest at these times; the first one makes a game of a day for each turn. */
async function game(rests: { zone: string; rest?: object }[]) {
  const service = testApp()
  const [a, b] = [await service.signedIn('a@example.org'), await service.signedIn('b@example.org')]
  for (const [i, one] of rests.entries())
    expect((await [a, b][i]?.patch('/players/me', { ...one, askAlways: true }))?.status).toBe(200)
  const made = await a.post('/games', { submissionId: 'n', wish: 'rebel', salt: 'a'.repeat(32), hoursPerHandOff: 24 })
  const { id, invitation } = made.json as GamePage
  await b.post(`/invitations/${invitation?.slice(3)}`, { wish: 'imperial', salt: 'b'.repeat(32) })
  return { service, a, b, id }
}
async function answer(player: Duel['a'], id: string, name: string) {
  const result = await player.post(`/games/${id}/decisions`, answering(await questionOf(player, id), name))
  expect(result.status).toBe(200)
}

describe('quiet hours and days off (design 8)', () => {
  test('move the deadline of their player, by the clocks of their zone, and of nobody else', async () => {
    const { service, a, id } = await game([{ zone: 'Europe/Warsaw', rest: NIGHT }, { zone: 'America/New_York' }])
    const page = await pageOf(a, id)
    const asked = service.clock.at
    // 24 hours, of which each day has 14.
    expect(Date.parse(dueOf(page, 'b') ?? '')).toBe(asked + 24 * HOUR)
    const due = Date.parse(dueOf(page, 'a') ?? '')
    expect(due - asked).toBeGreaterThanOrEqual(34 * HOUR)
    expect(due - asked).toBeLessThanOrEqual(44 * HOUR)
    expect(
      wall(dueOf(page, 'a'), 'Europe/Warsaw') <= `${wall(dueOf(page, 'a'), 'Europe/Warsaw').slice(0, 11)}22:00`,
    ).toBe(true)
  })

  test('show to others by the deadline alone; their player is told how much of the time is theirs', async () => {
    const { a, b, id } = await game([{ zone: 'Europe/Warsaw', rest: { ...NIGHT, daysOff: [7] } }])
    expect((await pageOf(a, id)).deadlines.find(({ seat }) => seat === 'a')?.rest).toMatchObject({
      ...NIGHT,
      daysOff: [7],
    })
    for (const page of [await pageOf(b, id)]) expect(JSON.stringify(page.deadlines)).not.toContain('rest')
  })

  test('hold from the next question on, and so does another zone', async () => {
    const { service, a, b, id } = await game([{ zone: 'Europe/Warsaw' }])
    const before = dueOf(await pageOf(a, id), 'a')
    await a.patch('/players/me', { rest: NIGHT, zone: 'Pacific/Kiritimati' })
    expect(dueOf(await pageOf(a, id), 'a')).toBe(before)
    await answer(a, id, 'a1')
    await answer(b, id, 'b1')
    const page = await pageOf(a, id)
    const due = Date.parse(dueOf(page, 'a') ?? dueOf(page, 'b') ?? '')
    if (dueOf(page, 'a')) expect(due - service.clock.at).toBeGreaterThan(24 * HOUR)
    expect((await a.get('/players/me')).json).toMatchObject({ rest: NIGHT, zone: 'Pacific/Kiritimati' })
  })

  test('are taken away again, and then new questions have the time as agreed', async () => {
    const { service, a, id } = await game([{ zone: 'Asia/Kathmandu', rest: NIGHT }])
    await a.patch('/players/me', { rest: {} })
    const head = (await service.deps.games.load(id))?.head
    expect(head?.desk.rests).toBeUndefined()
    expect(head?.desk.clocks.a?.rest).toMatchObject(NIGHT)
  })

  test('leave no trace for others when they are changed: no step, no time, no notice (design 5)', async () => {
    const { service, a, b, id } = await game([{ zone: 'Europe/Warsaw' }])
    const before = await b.get(`/games/${id}?since=0`)
    service.clock.at += 5 * 60_000
    await a.patch('/players/me', { rest: NIGHT })
    const after = await b.get(`/games/${id}?since=0`)
    expect(after.json).toEqual(before.json)
    const head = (await service.deps.games.load(id))?.head
    expect(head?.out.notices).toEqual([])
  })

  test.each([
    { quiet: { from: 22 * 60, to: 8 * 60 + 1 } },
    { quiet: { from: 600, to: 600 } },
    { quiet: { from: -1, to: 60 } },
    { quiet: { from: 0, to: 1440 } },
    { daysOff: [1, 2, 3, 4] },
    { daysOff: [1, 1] },
    { daysOff: [0] },
    { leave: true },
  ])('are refused as %j', async (rest) => {
    const a = await testApp().signedIn('a@example.org')
    expect((await a.patch('/players/me', { rest })).status).toBe(400)
  })
})
