import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { momentOfAnswer, wakingHours } from '#shared/play/clock/awake'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds
const shown = (zone: string, instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(5, 16)

describe('somebody is awake from 8 to 22 by the clocks of their own zone', () => {
  const hoursOf = (zone: string, from: string, hours: number) => {
    const start = at(`${from}[${zone}]`)
    return wakingHours({ from: start, to: start + hours * HOUR }, zone).map((span) => [
      shown(zone, span.from),
      shown(zone, span.to),
    ])
  }
  test.each([
    ['Europe/Warsaw', '2026-11-27T12:00', 3, [['11-27T12:00', '11-27T15:00']]],
    ['Europe/Warsaw', '2026-11-27T23:00', 6, []],
    [
      'America/Los_Angeles',
      '2026-11-27T20:00',
      14,
      [
        ['11-27T20:00', '11-27T22:00'],
        ['11-28T08:00', '11-28T10:00'],
      ],
    ],
    ['Asia/Kathmandu', '2026-11-27T07:45', 1, [['11-27T08:00', '11-27T08:45']]],
    // An hour is missing from this night: 14 hours from 20:00 end at 11:00.
    [
      'Europe/Warsaw',
      '2026-03-28T20:00',
      14,
      [
        ['03-28T20:00', '03-28T22:00'],
        ['03-29T08:00', '03-29T11:00'],
      ],
    ],
    // And there is one more in this one.
    [
      'Europe/Warsaw',
      '2026-10-24T20:00',
      14,
      [
        ['10-24T20:00', '10-24T22:00'],
        ['10-25T08:00', '10-25T09:00'],
      ],
    ],
  ])('%s, from %s for %i hours', (zone, from, hours, expected) => {
    expect(hoursOf(zone, from, hours)).toEqual(expected)
  })
})

describe('an answer in disguise comes at a moment that its player could have answered at (design 10)', () => {
  const zone = 'Europe/Warsaw'
  const parts = [0, 0.1, 0.25, 0.5, 0.75, 0.999]
  const momentsFrom = (now: number, left: number) => parts.map((part) => momentOfAnswer({ now, left, zone, part }))

  test('not sooner than after 20 minutes and not later than a day, in waking hours', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = at('2026-10-24T00:00[Europe/Warsaw]') + hour * HOUR
      for (const moment of momentsFrom(now, 72 * HOUR)) {
        expect(moment).toBeGreaterThanOrEqual(now + 20 * MINUTE)
        expect(moment).toBeLessThanOrEqual(now + 24 * HOUR)
        const { hour: there } = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
        expect(there >= 8 && there < 22).toBe(true)
      }
    }
  })
  test('after half of the time that is left at the latest', () => {
    const now = at('2026-11-27T12:00[Europe/Warsaw]')
    for (const moment of momentsFrom(now, 2 * HOUR)) expect(moment).toBeLessThanOrEqual(now + HOUR)
  })
  test('at a whole millisecond, whatever is left', () => {
    const now = at('2026-11-27T12:00[Europe/Warsaw]')
    for (const left of [2 * HOUR + 1, 5 * MINUTE + 3, 1, 0, -1, -HOUR - 1]) {
      expect(momentsFrom(now, left).every(Number.isInteger)).toBe(true)
      expect(momentsFrom(now + 11 * HOUR, left).every(Number.isInteger)).toBe(true)
    }
  })
  test('spread over all of that time', () => {
    const now = at('2026-11-27T09:00[Europe/Warsaw]')
    const moments = momentsFrom(now, 20 * HOUR)
    expect(new Set(moments).size).toBe(parts.length)
    expect(moments).toEqual([...moments].sort((x, y) => x - y))
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThan(9 * HOUR)
  })
  test('evenly, the hours of a second day counted on from those of the first', () => {
    const now = at('2026-11-27T12:00[Europe/Warsaw]')
    // 580 minutes until 22:00, then 240 from 8:00 on
    const minute = (n: number) => shown(zone, momentOfAnswer({ now, left: 72 * HOUR, zone, part: n / 820 }))
    expect(minute(0)).toBe('11-27T12:20')
    expect(minute(579)).toBe('11-27T21:59')
    expect(minute(656)).toBe('11-28T09:16')
    expect(minute(819)).toBe('11-28T11:59')
  })
  test('later, if all of that time is night and some of the rest is not', () => {
    const now = at('2026-11-27T22:30[Europe/Warsaw]')
    for (const moment of momentsFrom(now, 12 * HOUR)) {
      expect(shown(zone, moment) >= '11-28T08:00').toBe(true)
      expect(moment).toBeLessThanOrEqual(now + 12 * HOUR - 10 * MINUTE)
    }
  })
  test('in time all the same, if its player sleeps until the end of it', () => {
    const now = at('2026-11-27T23:00[Europe/Warsaw]')
    for (const moment of momentsFrom(now, 2 * HOUR)) {
      expect(moment).toBeGreaterThan(now)
      expect(moment).toBeLessThanOrEqual(now + HOUR)
    }
  })
})
