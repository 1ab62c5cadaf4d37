import type { EffectRule, Moment, Self } from './card-rules'
import type { Change } from './change'
import type { Option } from './decision'
import { canOffer, momentOf } from './effect'
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
  rules.effectsAt(g, at.point).filter((a) => a.self.seat === seat && !isUsedUp(g, at, a) && canOffer(g, at, a, rules))

/** Once at an opening (R16.2), unless it says how often. */
function isUsedUp(g: Game, at: Opening, a: ActiveRule<EffectRule>): boolean {
  const uses = at.used.filter((key) => key === keyOf(a)).length
  if (a.rule.copiesShare && at.used.some((key) => key !== keyOf(a) && cardOf(g, key) === a.self.card)) return true
  return uses > 0 && uses >= (a.rule.times?.(g, momentOf(g, at), a.self) ?? 1)
}

const cardOf = (g: Game, key: string): string | undefined => {
  const source = key.slice(0, key.lastIndexOf('.'))
  return (g.cards[source] ?? g.squadrons[source])?.card
}

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
  const { effect, self } = found
  const { posthumous } = found.rule
  const how = { point, subject, step: 'ask', answers: {}, ...(posthumous && { posthumous }) } as const
  tx.push({ kind: 'effect', ...self, effect, ...how })
  return true
}
