import type { EventOf, EventType } from '#shared/engine/event'
import type { Faction, Seat } from '#shared/engine/state'
import { type Sentence, unit } from '../sentence'
import { terms } from './terms'

/** What a log sentence needs to know besides its event. */
export interface LogContext {
  factions: Record<Seat, Faction>
}
export type Tellers<T extends EventType> = {
  [K in T]: (event: EventOf<K>, context: LogContext) => Sentence | undefined
}

export const side = (seat: Seat, { factions }: LogContext): string => terms.factions[factions[seat]]

/** `CR90 "A", CR90 "B" and Nebulon-B "C"` */
export const several = (ids: readonly string[]): Sentence =>
  ids.flatMap((id, i) => (i === 0 ? [unit(id)] : [i === ids.length - 1 ? ' and ' : ', ', unit(id)]))
