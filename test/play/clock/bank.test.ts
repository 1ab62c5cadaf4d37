import { describe, expect, test } from 'vitest'
import { leftAfter, refund, timeGiven } from '#shared/play/clock/bank'

const SECOND = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const T = Date.UTC(2026, 10, 27, 20)
const rule = { hours: 14 * 24 }
const spent = (time: number, used: number) => ({ since: T, time, to: T + used })

describe('a bank of 14 days to which each hand-off adds 12 hours (design 8)', () => {
  test('the first hand-off has all of it, and the 12 hours', () => {
    expect(timeGiven(rule, 12 * HOUR, undefined)).toBe(14 * DAY + 12 * HOUR)
  })
  test('what a hand-off leaves is there for the next one, to the second', () => {
    const left = leftAfter(spent(14 * DAY + 12 * HOUR, 3 * DAY + 7 * SECOND), [])
    expect(left).toBe(11 * DAY + 12 * HOUR - 7 * SECOND)
    expect(timeGiven(rule, 12 * HOUR, left)).toBe(12 * DAY - 7 * SECOND)
  })
  test('who was late has the 12 hours alone', () => {
    const left = leftAfter(spent(DAY, DAY + HOUR), [])
    expect(left).toBe(0)
    expect(timeGiven(rule, 12 * HOUR, left)).toBe(12 * HOUR)
  })
  test('where a most is agreed on, no hand-off has more', () => {
    const limited = { hours: 14 * 24, most: 14 * 24 }
    expect(timeGiven(limited, 12 * HOUR, undefined)).toBe(14 * DAY)
    expect(timeGiven(limited, 12 * HOUR, 13 * DAY)).toBe(13 * DAY + 12 * HOUR)
  })
  test('without a bank nothing is kept', () => {
    expect(timeGiven(undefined, 72 * HOUR, 5 * DAY)).toBe(72 * HOUR)
  })
})

describe('an outage takes nothing from a bank (design 19)', () => {
  const outage = { from: T + HOUR, to: T + 4 * HOUR }
  test('when it is known', () => {
    expect(leftAfter(spent(DAY, 5 * HOUR), [outage])).toBe(22 * HOUR)
  })
  test('when it becomes known afterwards, it goes back', () => {
    expect(refund([spent(DAY, 5 * HOUR), { since: T - DAY, time: DAY, to: T - HOUR }], [outage])).toBe(3 * HOUR)
  })
  test('who answered late, but in time without the outage, has the rest of it', () => {
    expect(refund([spent(DAY, 26 * HOUR)], [outage])).toBe(HOUR)
  })
})
