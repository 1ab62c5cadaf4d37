import type { DefaultOrder, EffectRule, Gift } from '#shared/game/engine/card-rules'
import type { ValueName } from '#shared/game/engine/influence'
import type { Command } from '#shared/game/engine/state'
import type { TimingPoint } from '#shared/game/engine/timing-point'
import { CARD_RULES } from './index'

/**
 * What the rules of cards say to those who answer without playing on: nothing of it depends on a game, so orders may read
 * it (design 5).
 */

const effectsOf = (card: string): readonly EffectRule[] =>
  (CARD_RULES[card] ?? []).filter((rule): rule is EffectRule => rule.kind === 'at')

/** Whether some effect of the card brings that. */
export const mayGive = (card: string, gift: Gift): boolean => effectsOf(card).some(({ gives }) => gives === gift)

/** The commands by whose dials its effects are paid for. */
export const spendsDialsOf = (card: string): Command[] => effectsOf(card).flatMap(({ spends }) => spends ?? [])

/** Whether the card acts at one of these moments, or changes that value, unasked or not. */
export const actsAt = (card: string, ...points: readonly TimingPoint[]): boolean =>
  effectsOf(card).some(({ point }) => points.includes(point))
export const changesValue = (card: string, value: ValueName): boolean =>
  (CARD_RULES[card] ?? []).some((rule) => rule.kind === 'modify' && rule.value === value)

/** The effect that an option of a card uses: `demolisher@vic.0` is the first of its rules. */
export function effectBehind(card: string, option: string): EffectRule | undefined {
  const rule = CARD_RULES[card]?.[Number(option.slice(option.lastIndexOf('.') + 1))]
  return rule?.kind === 'at' ? rule : undefined
}

export const isFree = ({ costs }: EffectRule): boolean => !(costs.exhausts || costs.discards || costs.pays)

/** The cards whose rules say how orders use them, each with what it says. */
export const DEFAULT_ORDERS: readonly (readonly [card: string, order: DefaultOrder])[] = Object.keys(
  CARD_RULES,
).flatMap((card) => {
  const byOrder = effectsOf(card).find((effect) => effect.byOrder)?.byOrder
  return byOrder ? [[card, byOrder] as const] : []
})
/** Cards that free a token which an accuracy icon has named. */
export const UNLOCKING: readonly string[] = Object.keys(CARD_RULES).filter((card) => mayGive(card, 'unlocked-token'))
