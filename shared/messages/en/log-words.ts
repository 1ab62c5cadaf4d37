import type { EventOf, EventType } from '#shared/game/engine/event'
import type { Faction, Seat } from '#shared/game/engine/state'
import { type Sentence, unit } from '../sentence'
import { terms } from './terms'

/** What a log sentence needs to know besides its event. */
export interface LogContext {
  factions: Record<Seat, Faction>
  /** Names of the players: who is who where both play the same side (R20.3). */
  names?: Record<Seat, string>
}
export type Tellers<T extends EventType> = {
  [K in T]: (event: EventOf<K>, context: LogContext) => Sentence | undefined
}

export function side(seat: Seat, { factions, names }: LogContext): string {
  const name = terms.factions[factions[seat]]
  return factions.a === factions.b ? `${name} (${names?.[seat] ?? seat.toUpperCase()})` : name
}

/** `Rebels` are several, `Empire` is one, and so is each of two players who play the same side. */
export const wins = (seat: Seat, { factions }: LogContext): string =>
  factions[seat] === 'rebel' && factions.a !== factions.b ? 'win' : 'wins'

/** `CR90 "A", CR90 "B" and Nebulon-B "C"` */
export const several = (ids: readonly string[]): Sentence =>
  ids.flatMap((id, i) => (i === 0 ? [unit(id)] : [i === ids.length - 1 ? ' and ' : ', ', unit(id)]))
