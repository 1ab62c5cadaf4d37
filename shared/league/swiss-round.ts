import { shuffled } from '#shared/game/engine/chance'
import type { Couple, PairingField } from './pairing-field'
import { counts, type EntrantId, type RoundRecord } from './season-record'
import type { Standing } from './standings'

/** Swiss rounds of an event whose organizer states no other number (L1.14). */
export const roundsFor = (players: number): number => (players <= 32 ? 3 : 5)

interface SwissRound {
  /** After the rounds that were played; before the first, everybody in the order that was drawn (L1.24). */
  readonly table: readonly Standing[]
  readonly rounds: readonly RoundRecord[]
  /** Who plays in this round. */
  readonly present: readonly EntrantId[]
  readonly apart?: readonly Couple[]
  readonly avoided?: readonly Couple[]
  readonly secondByes?: boolean
  /** Numbers of `shuffleRanges` for the table: who is level in points is paired as drawn, not as ranked (L1.28). */
  readonly drawn?: readonly number[]
}

/** What a round is paired from. */
export function fieldOf({ table, rounds, present, drawn, ...rules }: SwissRound): PairingField {
  const there = new Set(present)
  const standing = table.filter(({ entrant }) => there.has(entrant))
  const order = drawn ? shuffled(table, drawn).sort((p, q) => q.points - p.points) : table
  return {
    ...rules,
    ranked: order.flatMap(({ entrant }) => (there.has(entrant) ? [entrant] : [])),
    met: rounds.flatMap(({ meetings }) => meetings.filter(counts).map(({ a, b }): Couple => [a, b])),
    byes: rounds.flatMap(({ byes = [] }) => byes),
    byeOrder: standing
      // Strength of schedule does not count here, and who was drawn last stands last (L1.16).
      .toSorted((p, q) => p.points - q.points || p.margin - q.margin || q.drawn - p.drawn)
      .map(({ entrant }) => entrant),
  }
}

/** The same name for a game however often its round is begun: of an event, a round and a table (L2.20). */
export const meetingId = (event: string, round: number, table: number): string => `${event}.${round}.${table}`
