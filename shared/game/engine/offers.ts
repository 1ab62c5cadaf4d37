import type { EffectRule, Moment, Self } from './card-rules'
import type { Change } from './change'
import type { Option } from './decision'
import { canOffer } from './effect'
import type { ActiveRule, Rulebook } from './rulebook'
import type { Game, Seat } from './state'

/** One effect of one card instance: a second effect of a card at the same point has another key. */
const keyOf = (a: { self: Self; effect: number }): string => `${a.self.source}.${a.effect}`

/** A moment at which a seat may use cards, and which of them it has used. */
export interface Opening extends Pick<Moment, 'point' | 'subject'> {
  readonly used: readonly string[]
}

/** What a seat may still use at this moment; derived from the state each time, never queued. */
export const offersAt = (g: Game, at: Opening, seat: Seat, rules: Rulebook): ActiveRule<EffectRule>[] =>
  rules
    .effectsAt(g, at.point)
    .filter((a) => a.self.seat === seat && !at.used.includes(keyOf(a)) && canOffer(g, at, a, rules))

export const optionFor = (a: ActiveRule<EffectRule>): Option => ({ id: keyOf(a), source: a.self.source })

/**
 * Puts the effect of that key on the stack for the seat that uses it: either seat may use an obstacle. False if no such
 * effect is in play. The caller remembers that it was used.
 */
export function startEffect(tx: Change, at: Opening, key: string, by: Seat, rules: Rulebook): boolean {
  const { point, subject } = at
  // A lasting effect on several units has the same key on each of them; what it is about now is the one of the moment.
  const keyed = rules.effectsAt(tx.state, point).filter((a) => a.self.seat === by && keyOf(a) === key)
  const found = keyed.find((a) => canOffer(tx.state, at, a, rules))
  if (!found) return false
  const { source, card, on, seat } = found.self
  tx.push({ kind: 'effect', source, card, effect: found.effect, on, seat, point, subject, step: 'ask', answers: {} })
  return true
}
