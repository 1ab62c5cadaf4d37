import type { Seat } from '#shared/game/engine/state'
import type { LogContext } from '../en/log-words'
import { type Sentence, unit } from '../sentence'
import { terms } from './terms'

export function side(seat: Seat, { factions, names }: LogContext): string {
  const name = terms.factions[factions[seat]]
  return factions.a === factions.b ? `${name} (${names?.[seat] ?? seat.toUpperCase()})` : name
}

/** `Rebelianci wybierają`, `Imperium wybiera`. */
export const sideDoes = (seat: Seat, c: LogContext, many: string, one: string): string =>
  `${side(seat, c)} ${c.factions[seat] === 'rebel' ? many : one}`

/** `CR90 „A”, CR90 „B” i Nebulon-B „C”` */
export const several = (ids: readonly string[]): Sentence =>
  ids.flatMap((id, i) => (i === 0 ? [unit(id)] : [i === ids.length - 1 ? ' i ' : ', ', unit(id)]))
