import type { Scoring } from './event-scoring'
import { type MatchResult, type Worth, worthOf } from './match-result'

/** A player or a team of an event. */
export type EntrantId = string

export interface Entrant {
  readonly id: EntrantId
  /** The place in the order that was drawn once, before the event began; it settles what nothing else does (L1.18). */
  readonly drawn: number
  /** By a judge: the results stand, the place is lost (L1.22). */
  readonly removed?: boolean
}

/** Two who were paired. */
export interface Meeting {
  readonly a: EntrantId
  readonly b: EntrantId
  /** As they were entered: a later one corrects those before it. None while they play. */
  readonly results: readonly MatchResult[]
}

/** A round as it was published. Who is neither paired nor has a bye was absent or came later, and takes nothing (L2.19, L6.13). */
export interface RoundRecord {
  readonly meetings: readonly Meeting[]
  readonly byes?: readonly EntrantId[]
}

export const resultOf = ({ results }: Meeting): MatchResult | undefined => results.at(-1)

/** Nothing while they play, or where the result is void. */
export function worthOfMeeting(meeting: Meeting, scoring: Scoring): Worth | undefined {
  const result = resultOf(meeting)
  return result && worthOf(result, scoring)
}

/** It was published and is not void: the two have met, whether they played or not (L2.17). */
export const counts = (meeting: Meeting): boolean => resultOf(meeting)?.kind !== 'void'
