import type { Seat } from '#shared/engine/state'
import type { LogContext } from '../en/log-words'
import { type Sentence, unit } from '../sentence'
import { terms } from './terms'

export const side = (seat: Seat, { factions }: LogContext): string => terms.factions[factions[seat]]

/** `CR90 „A”, CR90 „B” i Nebulon-B „C”` */
export const several = (ids: readonly string[]): Sentence =>
  ids.flatMap((id, i) => (i === 0 ? [unit(id)] : [i === ids.length - 1 ? ' i ' : ', ', unit(id)]))
