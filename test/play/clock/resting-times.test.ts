import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { type Rest, restingSpans } from '#shared/play/clock/resting-times'
import { stoppedIn } from '#shared/play/clock/span'
import { counted, deadline, type HandOffTime } from '#shared/play/clock/time-control'
import { offsetsOf } from '#shared/play/clock/zone-offsets'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NIGHT = { from: 22 * 60, to: 8 * 60 }
const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds
const utc = (text: string) => Date.parse(`${text}Z`)
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const restIn = <R extends Rest>(zone: string, rest: R, from: number) => ({ ...rest, offsets: offsetsOf(zone, from) })

describe('quiet hours from 22 to 8, by the clocks of the zone, as instants in UTC (design 8)', () => {
  test.each([
    ['Europe/Warsaw, in winter', 'Europe/Warsaw', '2026-11-27T12:00', '2026-11-27T21:00', '2026-11-28T07:00'],
    [
      'Europe/Warsaw, when clocks go forward',
      'Europe/Warsaw',
      '2026-03-28T12:00',
      '2026-03-28T21:00',
      '2026-03-29T06:00',
    ],
    ['Europe/Warsaw, when clocks go back', 'Europe/Warsaw', '2026-10-24T12:00', '2026-10-24T20:00', '2026-10-25T07:00'],
    ['America/New_York, forward', 'America/New_York', '2026-03-07T18:00', '2026-03-08T03:00', '2026-03-08T12:00'],
    ['America/New_York, back', 'America/New_York', '2026-10-31T18:00', '2026-11-01T02:00', '2026-11-01T13:00'],
    [
      'Australia/Sydney, forward in October',
      'Australia/Sydney',
      '2026-10-03T06:00',
      '2026-10-03T12:00',
      '2026-10-03T21:00',
    ],
    ['Australia/Sydney, back in April', 'Australia/Sydney', '2026-04-04T06:00', '2026-04-04T11:00', '2026-04-04T22:00'],
    [
      'Australia/Lord_Howe, half an hour forward',
      'Australia/Lord_Howe',
      '2026-10-03T06:00',
      '2026-10-03T11:30',
      '2026-10-03T21:00',
    ],
    [
      'Australia/Lord_Howe, half an hour back',
      'Australia/Lord_Howe',
      '2026-04-04T06:00',
      '2026-04-04T11:00',
      '2026-04-04T21:30',
    ],
    ['Asia/Kathmandu, 5:45 ahead', 'Asia/Kathmandu', '2026-06-01T06:00', '2026-06-01T16:15', '2026-06-02T02:15'],
    [
      'Pacific/Kiritimati, 14 hours ahead',
      'Pacific/Kiritimati',
      '2026-06-01T00:00',
      '2026-06-01T08:00',
      '2026-06-01T18:00',
    ],
  ])('%s', (_, zone, noon, from, to) => {
    const spans = restingSpans(restIn(zone, { quiet: NIGHT }, utc(noon)), { from: utc(noon), to: utc(noon) + DAY })
    const ends = spans.flatMap((span) => [iso(span.from), iso(span.to)])
    expect([ends[0], ends.at(-1)]).toEqual([from, to])
    // Without a gap.
    expect(new Set(ends.slice(1, -1)).size).toBe(ends.length / 2 - 1)
  })

  test('an hour that clocks show twice is quiet twice, and one that they do not show is not', () => {
    const small = { quiet: { from: 2 * 60, to: 3 * 60 } }
    const quietIn = (day: string) => {
      const within = { from: at(`${day}T00:00[Europe/Warsaw]`), to: at(`${day}T12:00[Europe/Warsaw]`) }
      return stoppedIn(restingSpans(restIn('Europe/Warsaw', small, within.from), within), within)
    }
    expect(quietIn('2026-10-25')).toBe(2 * HOUR)
    expect(quietIn('2026-03-29')).toBe(0)
    expect(quietIn('2026-03-30')).toBe(HOUR)
  })
})

describe('days off, by the calendar of the zone', () => {
  test.each([
    ['Europe/Warsaw', '2026-11-27T23:00', '2026-11-29T23:00'],
    ['America/New_York', '2026-11-28T05:00', '2026-11-30T05:00'],
    ['Pacific/Kiritimati', '2026-11-27T10:00', '2026-11-29T10:00'],
    // This Sunday has 25 hours there.
    ['Europe/Warsaw', '2026-10-23T22:00', '2026-10-25T23:00'],
  ])('Saturday and Sunday in %s from %s', (zone, from, to) => {
    const since = utc(from) - 2 * DAY
    const spans = restingSpans(restIn(zone, { daysOff: [6, 7] }, since), { from: since, to: utc(to) + DAY })
    expect([iso(spans[0]?.from ?? 0), iso(spans.at(-1)?.to ?? 0)]).toEqual([from, to])
  })
  test('take the quiet hours of the same day into themselves', () => {
    const since = at('2026-11-28T00:00[Europe/Warsaw]')
    const rest = restIn('Europe/Warsaw', { quiet: NIGHT, daysOff: [6] }, since)
    const within = { from: since, to: since + DAY }
    expect(stoppedIn(restingSpans(rest, within), within)).toBe(DAY)
  })
})

describe('the deadline of a hand-off of a day', () => {
  const asked = (text: string, zone: string, rest: Rest, time = DAY): HandOffTime => {
    const since = at(`${text}[${zone}]`)
    return { since, time, rest: restIn(zone, rest, since) }
  }
  const shown = (instant: number, zone: string) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16)
  test.each([
    // 10 hours until 22:00, then 14 from 8:00 on.
    ['2026-11-25T12:00', 'Europe/Warsaw', {}, '2026-11-26T22:00'],
    ['2026-11-25T12:00', 'Asia/Kathmandu', {}, '2026-11-26T22:00'],
    ['2026-11-25T23:30', 'America/New_York', {}, '2026-11-27T18:00'],
    ['2026-03-28T12:00', 'Europe/Warsaw', {}, '2026-03-29T22:00'],
    ['2026-04-04T12:00', 'Australia/Lord_Howe', {}, '2026-04-05T22:00'],
    // Friday, then a weekend off.
    ['2026-11-27T12:00', 'Europe/Warsaw', { daysOff: [6, 7] }, '2026-11-30T22:00'],
    ['2026-11-27T12:00', 'Pacific/Kiritimati', { daysOff: [6, 7] }, '2026-11-30T22:00'],
  ])('asked at %s in %s', (text, zone, off, due) => {
    expect(shown(deadline(asked(text, zone, { quiet: NIGHT, ...off }), []), zone)).toBe(due)
  })

  test('is the same hour of the clocks there on both sides of a change of them within quiet hours', () => {
    const short = { quiet: { from: 0, to: 6 * 60 } }
    const due = (text: string) =>
      shown(deadline(asked(text, 'Australia/Sydney', short, 18 * HOUR), []), 'Australia/Sydney')
    expect(due('2026-04-04T12:00')).toBe('2026-04-05T12:00')
    expect(due('2026-10-03T12:00')).toBe('2026-10-04T12:00')
  })

  test('goes beyond nights that an outage adds', () => {
    const clock = asked('2026-11-25T12:00', 'Europe/Warsaw', { quiet: NIGHT })
    const outage = { from: clock.since + HOUR, to: clock.since + 30 * DAY }
    expect(shown(deadline(clock, [outage]), 'Europe/Warsaw')).toBe('2026-12-26T21:00')
  })

  test('a player who moved to another zone keeps the times of the question that is open', () => {
    const clock = asked('2026-11-25T12:00', 'Europe/Warsaw', { quiet: NIGHT })
    const moved = { ...clock, rest: restIn('America/New_York', { quiet: NIGHT }, clock.since) }
    expect(shown(deadline(clock, []), 'Europe/Warsaw')).toBe('2026-11-26T22:00')
    expect(shown(deadline(moved, []), 'America/New_York')).toBe('2026-11-26T18:00')
  })
})

describe('for any times of rest in any zone', () => {
  /** Whole numbers below a bound, the same in every run. */
  const below = ((seed: number) => (bound: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * bound)
  })(20)
  const ZONES = [
    'Europe/Warsaw',
    'America/New_York',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
  ]
  const cases = Array.from({ length: 120 }, () => {
    const zone = ZONES[below(ZONES.length)] ?? 'UTC'
    const since = utc('2026-01-01T00:00') + below(365 * DAY)
    const from = below(24 * 60)
    const quiet = { from, to: (from + below(601)) % (24 * 60) }
    const daysOff = [1, 2, 3, 4, 5, 6, 7].filter(() => below(4) === 0).slice(0, 3)
    const rest = restIn(zone, { quiet, daysOff }, since - 40 * DAY)
    const outages = Array.from({ length: below(4) }, () => {
      const begin = since + below(20 * DAY)
      return { from: begin, to: begin + below(2 * DAY) }
    })
    return { zone, rest, outages, clock: { since, time: 1 + below(10 * DAY), rest } satisfies HandOffTime }
  })

  test('the counted times of the parts of a time are together that of the whole', () => {
    for (const { clock, outages } of cases) {
      const { since } = clock
      const ends = [0, ...Array.from({ length: 5 }, () => below(30 * DAY)), 30 * DAY].sort((x, y) => x - y)
      const parts = ends.slice(1).map((to, i) => ({ from: since + (ends[i] ?? 0), to: since + to }))
      const sum = parts.reduce((all, part) => all + counted(clock, outages, part), 0)
      expect(sum).toBe(counted(clock, outages, { from: since, to: since + 30 * DAY }))
    }
  })

  test('until the deadline exactly the time of the hand-off counts', () => {
    for (const { clock, outages } of cases) {
      const { since, time } = clock
      expect(counted(clock, outages, { from: since, to: deadline(clock, outages) })).toBe(time)
    }
  })

  test('no clock runs while the clocks of its player show a quiet hour or a day off', () => {
    for (const { zone, rest, clock } of cases) {
      for (let n = 0; n < 15; n += 1) {
        const from = Math.floor((clock.since + below(30 * DAY)) / MINUTE) * MINUTE
        const there = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
        const minute = there.hour * 60 + there.minute
        const { from: begins, to: ends } = rest.quiet
        const isQuiet = begins <= ends ? minute >= begins && minute < ends : minute >= begins || minute < ends
        const runs = counted({ ...clock, since: from }, [], { from, to: from + MINUTE }) > 0
        expect([zone, there.toString(), runs]).toEqual([
          zone,
          there.toString(),
          !isQuiet && !rest.daysOff.includes(there.dayOfWeek),
        ])
      }
    }
  })
})
