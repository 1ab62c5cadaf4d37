import { expect, test } from 'vitest'
import { testApp } from '#test/support/app'
import { duel, pageOf } from '#test/support/duel'
import { order, playOne } from '#test/support/prepared-duel'

const HOUR = 3_600_000

test('whoever is asked again after the orders of the other one answered has all of their time again (design 8)', async () => {
  const service = testApp()
  const { a, b, id } = await duel(service)
  await order(b, id, { preset: 'stubborn', orders: [] })
  const begun: number[] = []
  for (let n = 0; n < 400 && begun.length < 3; n += 1) {
    service.clock.at += HOUR
    if (!(await playOne(a, id)) && !(await playOne(b, id))) break
    const head = (await service.deps.games.load(id))?.head
    const seats = head?.out.decisions.map(({ seat }) => seat).join('') ?? ''
    const clock = head?.desk.clocks.a
    const wasAsked = head?.out.awaited.before.some(({ seat }) => seat === 'a')
    if (!/ab+$/.test(seats) || !wasAsked || !clock) continue
    begun.push(clock.since)
    const due = (await pageOf(a, id)).deadlines.find(({ seat }) => seat === 'a')?.due
    expect(Date.parse(due ?? '')).toBe(service.clock.at + 48 * HOUR)
  }
  expect(begun).toHaveLength(3)
})
