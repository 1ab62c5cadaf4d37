import type { MatchResult } from './match-result'
import { type EntrantId, type Meeting, type RoundRecord, resultOf } from './season-record'

interface Fixture {
  readonly a: EntrantId
  readonly b: EntrantId
}

export interface FixtureRound {
  readonly fixtures: readonly Fixture[]
  /** One of an odd number; that is no bye (L2.21). */
  readonly rests?: EntrantId
}

/**
 * Everybody meets everybody, once or twice with sides changed (L2.21). The others walk around a circle past the last one;
 * over a single round robin nobody has one side more than once more often than the other.
 */
export function roundRobin(entrants: readonly EntrantId[], legs: 1 | 2 = 1): FixtureRound[] {
  const single = singleRoundRobin(entrants)
  const back = single.map(
    ({ fixtures, ...rest }): FixtureRound => ({ fixtures: fixtures.map(({ a, b }) => ({ a: b, b: a })), ...rest }),
  )
  return legs === 1 ? single : [...single, ...back]
}

function singleRoundRobin(entrants: readonly EntrantId[]): FixtureRound[] {
  if (entrants.length < 2) return []
  const isOdd = entrants.length % 2 === 1
  const circle = isOdd ? entrants : entrants.slice(0, -1)
  const last = isOdd ? undefined : entrants.at(-1)
  return circle.map((top, round): FixtureRound => {
    const around = Array.from({ length: (circle.length - 1) / 2 }, (_, k) =>
      [round + k + 1, round - k - 1].map((at) => circle.at(at % circle.length)),
    ).flatMap(([a, b]) => (a !== undefined && b !== undefined ? [{ a, b }] : []))
    if (last === undefined) return { fixtures: around, rests: top }
    return { fixtures: [round % 2 === 0 ? { a: top, b: last } : { a: last, b: top }, ...around] }
  })
}

/**
 * A round robin that some have left (L6.18). Of who has finished less than half of their games all results are void, so
 * that nobody gains or loses by having met them; of others the results stand, and the open games are lost.
 */
export function withoutLeavers(rounds: readonly RoundRecord[], left: readonly EntrantId[]): RoundRecord[] {
  const meetings = rounds.flatMap((round) => round.meetings)
  const voided = left.filter((who) => {
    const own = meetings.filter(({ a, b }) => a === who || b === who)
    return own.filter((meeting) => resultOf(meeting) !== undefined).length * 2 < own.length
  })
  return rounds.map((round) => ({
    ...round,
    meetings: round.meetings.map((meeting) => {
      const result = resultWithout(meeting, left, voided)
      return result ? { ...meeting, results: [...meeting.results, result] } : meeting
    }),
  }))
}

function resultWithout(
  meeting: Meeting,
  left: readonly EntrantId[],
  voided: readonly EntrantId[],
): MatchResult | undefined {
  const [gone, opponentGone] = [left.includes(meeting.a), left.includes(meeting.b)]
  if (voided.includes(meeting.a) || voided.includes(meeting.b)) return { kind: 'void' }
  if (resultOf(meeting) !== undefined || !(gone || opponentGone)) return undefined
  if (gone && opponentGone) return { kind: 'not-played' }
  return { kind: 'no-show', absent: gone ? 'a' : 'b' }
}
