import type { Award, Scoring } from './event-scoring'
import { counts, type EntrantId, type Meeting, type RoundRecord, resultOf, worthOfMeeting } from './season-record'

/** What somebody has taken from an opponent. */
export interface Encounter {
  readonly with: EntrantId
  readonly points: number
}

/** All that an entrant has in an event. */
export interface Tally {
  readonly entrant: EntrantId
  readonly points: number
  /** Of games that were won, byes among them; a lost game takes nothing away (L1.18). */
  readonly margin: number
  readonly wins: number
  readonly losses: number
  readonly byes: number
  /** Games that are not over. */
  readonly open: number
  /** Each opponent, as often as there is a result. */
  readonly met: readonly Encounter[]
}

export const noTally = (entrant: EntrantId): Tally => ({
  entrant,
  points: 0,
  margin: 0,
  wins: 0,
  losses: 0,
  byes: 0,
  open: 0,
  met: [],
})

/** Of everybody who was paired or had a bye. */
export function talliesOf(rounds: readonly RoundRecord[], scoring: Scoring): Map<EntrantId, Tally> {
  const tallies = new Map<EntrantId, Tally>()
  const add = (entrant: EntrantId, change: (before: Tally) => Tally) =>
    tallies.set(entrant, change(tallies.get(entrant) ?? noTally(entrant)))
  for (const { meetings, byes = [] } of rounds) {
    for (const meeting of meetings) {
      add(meeting.a, withMeeting(meeting, 'a', scoring))
      add(meeting.b, withMeeting(meeting, 'b', scoring))
    }
    for (const entrant of byes) {
      add(entrant, (before) => ({ ...withAward(before, scoring.bye), wins: before.wins + 1, byes: before.byes + 1 }))
    }
  }
  return tallies
}

function withMeeting(meeting: Meeting, seat: 'a' | 'b', scoring: Scoring): (before: Tally) => Tally {
  const worth = worthOfMeeting(meeting, scoring)
  if (!worth) {
    const open = counts(meeting) && resultOf(meeting) === undefined ? 1 : 0
    return (before) => ({ ...before, open: before.open + open })
  }
  const award = worth.awards[seat]
  const opponent = seat === 'a' ? meeting.b : meeting.a
  return (before) => ({
    ...withAward(before, award),
    wins: before.wins + (worth.winner === seat ? 1 : 0),
    losses: before.losses + (worth.winner !== undefined && worth.winner !== seat ? 1 : 0),
    met: [...before.met, { with: opponent, points: award.points }],
  })
}

const withAward = (before: Tally, { points, margin }: Award): Tally => ({
  ...before,
  points: before.points + points,
  margin: before.margin + margin,
})
