import { describe, expect, test } from 'vitest'
import { deadline, isLate, mayClaim, outageBetween, reminderTime } from '#shared/play/clock/time-control'

const HOUR = 3_600_000
const MINUTE = 60_000
const T = Date.UTC(2026, 10, 27, 20)
const day = { since: T, time: 24 * HOUR }

describe('a fixed time per hand-off (design 8)', () => {
  test('ends after its hours', () => {
    expect(deadline(day, [])).toBe(T + 24 * HOUR)
  })

  test('is reminded of when a fifth is left', () => {
    expect(reminderTime({ since: T, time: 10 * HOUR }, [])).toBe(T + 8 * HOUR)
  })

  test('counts as passed 60 s late, not before', () => {
    expect(isLate(day, [], T + 24 * HOUR)).toBe(false)
    expect(isLate(day, [], T + 24 * HOUR + MINUTE - 1)).toBe(false)
    expect(isLate(day, [], T + 24 * HOUR + MINUTE)).toBe(true)
  })
})

describe('outages (design 8)', () => {
  const outage = (from: number, to: number) => ({ from: T + from * HOUR, to: T + to * HOUR })
  test.each([
    ['one inside', [outage(3, 5)], 26],
    ['one before', [outage(-5, -1)], 24],
    ['one after', [outage(25, 30)], 24],
    ['one that began before the question', [outage(-2, 3)], 27],
    ['one that goes on past the deadline', [outage(23, 40)], 41],
    ['two', [outage(10, 12), outage(3, 5)], 28],
    ['two that overlap count once where they do', [outage(3, 6), outage(5, 8)], 29],
    ['the same one written twice', [outage(3, 5), outage(3, 5)], 26],
    ['one met only because of another', [outage(20, 22), outage(25, 26)], 27],
    ['one that begins as the time ends', [outage(24, 30)], 24],
  ])('%s', (_, outages, hours) => {
    expect(deadline(day, outages)).toBe(T + hours * HOUR)
  })

  test('the reminder moves with them', () => {
    expect(reminderTime({ since: T, time: 10 * HOUR }, [outage(1, 2), outage(9.5, 12)])).toBe(T + 9 * HOUR)
  })

  test('silence of more than ten minutes is one', () => {
    expect(outageBetween(T, T + 10 * MINUTE)).toBeUndefined()
    expect(outageBetween(T, T + 10 * MINUTE + 1)).toEqual({ from: T, to: T + 10 * MINUTE + 1 })
  })
})

describe('a claim (design 8)', () => {
  const late = { since: T, time: HOUR }
  const inTime = { since: T, time: 48 * HOUR }
  const now = T + 2 * HOUR
  test.each([
    ['the other seat is late, nothing is asked of this one', { b: late }, true],
    ['the other seat is late, this one has time left', { a: inTime, b: late }, true],
    ['both are late: it must answer first', { a: late, b: late }, false],
    ['the other seat has time left', { b: inTime }, false],
    ['only this seat is late', { a: late }, false],
    ['this seat is late, the other is not', { a: late, b: inTime }, false],
    ['nobody is asked', {}, false],
  ])('%s', (_, times, expected) => {
    expect(mayClaim('a', times, [], now)).toBe(expected)
  })

  test('an outage takes it back', () => {
    expect(mayClaim('a', { b: late }, [{ from: T, to: T + HOUR + MINUTE }], now)).toBe(false)
  })
})
