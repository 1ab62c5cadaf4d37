import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { forbid } from '#shared/game/engine/card-builder'

/** A squadron that another one engages, or that counts as engaged (RL.19), cannot attack him, by Counter neither (FQ.valen-rudor.1). */
export default [
  forbid(
    'attack',
    (g, attacker, { on }, { defender }, now) =>
      defender === on &&
      (engagedWith(g, attacker).some((other) => other !== on) || now('alsoEngagedBy', attacker, {}) > 0),
  ),
]
