import type { EffectRule } from './card-rules'
import type { FrameRules, FrameView } from './frame-rules'
import { offersAt, optionFor, startEffect } from './offers'
import type { ActiveRule, Rulebook } from './rulebook'
import { type Game, otherSeat, type Seat } from './state'

/** The first seat with something open, first player first (R16.6), and what it may choose from. */
function open(
  g: Game,
  f: FrameView<'window'>,
  rules: Rulebook,
): { seat: Seat; effects: ActiveRule<EffectRule>[] } | undefined {
  for (const seat of [g.firstPlayer, otherSeat(g.firstPlayer)]) {
    const effects = offersAt(g, f, seat, rules).filter((a) => a.rule.mandatory || !f.passed.includes(seat))
    if (effects.length > 0) return { seat, effects }
  }
  return undefined
}

/**
 * The effect that comes first, before the player chooses an order: one that does not concern the others, or one of mandatory
 * effects that are copies of one card on one unit.
 */
function firstAnyway(effects: readonly ActiveRule<EffectRule>[]): ActiveRule<EffectRule> | undefined {
  const [first] = effects
  const areCopies = effects.every(
    ({ rule, self }) =>
      rule.mandatory && rule === first?.rule && self.card === first.self.card && self.on === first.self.on,
  )
  return areCopies ? first : effects.find(({ rule }) => rule.mandatory && rule.beforeOthers)
}

/** A moment at which cards may act. A pass ends a seat's optional effects here, never a mandatory one that appears later. */
export const windowRules: FrameRules<'window'> = {
  asks(g, f, rules) {
    const chooser = open(g, f, rules)
    if (!chooser) return []
    const { seat, effects } = chooser
    const mustAct = effects.some((a) => a.rule.mandatory)
    const options = effects.map(optionFor)
    const ask = { ask: 'window.effect', subject: f.subject, seat, kind: 'option' } as const
    if (!mustAct) return [{ ...ask, options: [...options, { id: 'pass' }] }]
    const first = firstAnyway(effects)
    return first ? [{ ...ask, options, only: { option: optionFor(first).id } }] : [{ ...ask, options }]
  },
  answer(tx, f, ask, choice, { rules }) {
    const option = 'option' in choice ? choice.option : 'pass'
    if (option === 'pass') {
      tx.enter(f, { passed: [...f.passed, ask.seat] })
      tx.declineEffects(ask.seat, f.point)
      return
    }
    tx.enter(f, { used: [...f.used, option] })
    if (!startEffect(tx, f, option, ask.seat, rules)) throw new Error(`no effect ${option}`)
  },
  advance(tx) {
    tx.pop()
  },
}
