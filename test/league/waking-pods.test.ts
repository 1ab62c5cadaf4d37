import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PodPlayer, podSizes, wakingPods } from '#shared/league/waking-pods'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = { from: 0, to: 7 * DAY }

/** Sleeps from 22 to 8 by clocks that are so many hours ahead of UTC. */
const sleeper = (who: string, ahead: number): PodPlayer => ({
  who,
  rest: { quiet: { from: 22 * 60, to: 8 * 60 }, offsets: [{ at: 0, minutes: ahead * 60 }] },
})

test('are players of one part of the world put together, with the hours that they share (L6.9)?', () => {
  const players = [0, 9, 1, -6, 10, -5, 1, -7, 9].map((ahead, i) => sleeper(`P${i} ${ahead}`, ahead))
  const pods = wakingPods(players, 3, WEEK)
  const told = pods.map(({ members }) => members.map((who) => who.split(' ')[1]).sort((p, q) => Number(p) - Number(q)))
  expect(told.map((pod) => pod.join(' ')).toSorted((p, q) => p.localeCompare(q))).toEqual(
    ['-7 -6 -5', '0 1 1', '9 9 10'].toSorted((p, q) => p.localeCompare(q)),
  )
  const europe = pods.find(({ members }) => members.includes('P0 0'))
  expect(europe?.shared.map(({ minutes }) => minutes)).toEqual([13 * 60, 13 * 60, 14 * 60])
})

test('are pods of almost one size, and as few as can be?', () => {
  expect([podSizes(64, 6), podSizes(13, 4), podSizes(3, 4), podSizes(0, 4)]).toEqual([
    [6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5],
    [4, 3, 3, 3],
    [3],
    [],
  ])
})

const anyPlayers = fc
  .array(
    fc.record({
      ahead: fc.integer({ min: -12, max: 14 }),
      from: fc.integer({ min: 0, max: 23 }),
      hours: fc.integer({ min: 0, max: 10 }),
      daysOff: fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 3 }),
    }),
    { maxLength: 9 },
  )
  .map((all) =>
    all.map(
      ({ ahead, from, hours, daysOff }, i): PodPlayer => ({
        who: `P${i}`,
        rest: {
          quiet: { from: from * 60, to: ((from + hours) % 24) * 60 },
          daysOff,
          offsets: [{ at: 0, minutes: ahead * 60 }],
        },
      }),
    ),
  )

/** Counted hour by hour, by what the clock of each shows. */
function sharedHours(p: PodPlayer, q: PodPlayer): number {
  const rests = ({ rest }: PodPlayer, hour: number) => {
    const local = hour + (rest.offsets[0]?.minutes ?? 0) / 60
    const weekday = ((((Math.floor(local / 24) + 3) % 7) + 7) % 7) + 1
    const shown = ((local % 24) + 24) % 24
    const [from, to] = [(rest.quiet?.from ?? 0) / 60, (rest.quiet?.to ?? 0) / 60]
    const quiet = from <= to ? shown >= from && shown < to : shown >= from || shown < to
    return rest.daysOff?.includes(weekday) || quiet
  }
  return Array.from({ length: 7 * 24 }, (_, hour) => hour).filter((hour) => !rests(p, hour) && !rests(q, hour)).length
}

function hoursOf(players: readonly PodPlayer[]): (a: string, b: string) => number {
  const known = new Map(players.flatMap((p) => players.map((q) => [`${p.who} ${q.who}`, sharedHours(p, q)])))
  return (a, b) => known.get(`${a} ${b}`) ?? 0
}

test('is everybody in one pod, is the measure right, and can no exchange improve it?', () => {
  fc.assert(
    fc.property(anyPlayers, fc.integer({ min: 2, max: 5 }), (players, most) => {
      const pods = wakingPods(players, most, WEEK)
      const placed = pods.flatMap(({ members }) => members)
      expect(placed.length).toBe(players.length)
      expect(new Set(placed)).toEqual(new Set(players.map(({ who }) => who)))
      expect(pods.map(({ members }) => members.length)).toEqual(podSizes(players.length, most))

      const hours = hoursOf(players)
      for (const { shared } of pods) {
        for (const { a, b, minutes } of shared) expect(minutes).toBe(Math.floor((hours(a, b) * 60) / 7))
      }
      const measure = (all: readonly (readonly string[])[]) => {
        const twos = all.flatMap((pod) => pod.flatMap((a, i) => pod.slice(i + 1).map((b) => hours(a, b))))
        return Math.min(...twos) * 1_000_000 + twos.reduce((sum, each) => sum + each, 0)
      }
      const now = pods.map(({ members }) => members)
      const best = measure(now)
      for (const [i, a] of placed.entries()) {
        for (const b of placed.slice(0, i)) {
          const swapped = now.map((pod) => pod.map((who) => (who === a ? b : who === b ? a : who)))
          expect(measure(swapped), `${a} for ${b}`).toBeLessThanOrEqual(best)
        }
      }
    }),
    { numRuns: 60 },
  )
})
