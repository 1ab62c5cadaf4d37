import type { EffectRule, Self } from './card-rules'
import { canOffer } from './effect'
import type { FrameRules, FrameView } from './frame-rules'
import type { Active, Rulebook } from './rulebook'
import { type Game, otherSeat, type Seat } from './state'

/** One effect of one card instance: a second effect of a card at the same point has another key. */
const keyOf = (a: { self: Self; effect: number }): string => `${a.self.source}.${a.effect}`

/** What a seat may still use at this moment; derived from the state each time, never queued. */
function eligible(g: Game, f: FrameView<'window'>, seat: Seat, rules: Rulebook): Active<EffectRule>[] {
  return rules
    .effectsAt(g, f.point)
    .filter((a) => a.self.seat === seat && !f.used.includes(keyOf(a)) && canOffer(g, f, a, rules))
    .filter((a) => a.rule.mandatory || !f.passed.includes(seat))
}

/** The first seat with something open, first player first (R16.6), and what it may choose from. */
function open(
  g: Game,
  f: FrameView<'window'>,
  rules: Rulebook,
): { seat: Seat; effects: Active<EffectRule>[] } | undefined {
  for (const seat of [g.firstPlayer, otherSeat(g.firstPlayer)]) {
    const effects = eligible(g, f, seat, rules)
    if (effects.length > 0) return { seat, effects }
  }
  return undefined
}

/** A moment at which cards may act. A pass ends a seat's optional effects here, never a mandatory one that appears later. */
export const windowRules: FrameRules<'window'> = {
  asks(g, f, rules) {
    const chooser = open(g, f, rules)
    if (!chooser) return []
    const { seat, effects } = chooser
    const mustAct = effects.some((a) => a.rule.mandatory)
    const options = effects.map((a) => ({ id: keyOf(a), source: a.self.source }))
    const ask = { ask: 'window.effect', subject: f.subject, seat, kind: 'option' } as const
    if (!mustAct) return [{ ...ask, options: [...options, { id: 'pass' }] }]
    const [lone] = options
    return options.length === 1 && lone ? [{ ...ask, options, only: { option: lone.id } }] : [{ ...ask, options }]
  },
  answer(tx, f, ask, choice, { rules }) {
    const option = 'option' in choice ? choice.option : 'pass'
    if (option === 'pass') {
      tx.enter(f, { passed: [...f.passed, ask.seat] })
      tx.declineEffects(ask.seat, f.point)
      return
    }
    const found = rules.effectsAt(tx.state, f.point).find((a) => keyOf(a) === option)
    if (!found) throw new Error(`no effect ${option}`)
    tx.enter(f, { used: [...f.used, option] })
    const { source, card, on, seat } = found.self
    const { point, subject } = f
    tx.push({ kind: 'effect', source, card, effect: found.effect, on, seat, point, subject, step: 'ask', answers: {} })
  },
  advance(tx) {
    tx.pop()
  },
}
