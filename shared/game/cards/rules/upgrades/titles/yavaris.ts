import { forbid, permit } from '#shared/game/engine/card-builder'
import { hasStood } from '#shared/game/engine/once'

/**
 * A squadron that the ship's command activates may attack twice, if it does not move during the ship's activation: one that has
 * done so is moved by no card later in it (RL.31).
 */
export default [
  permit('attack-twice', (_g, _unit, { on }, { by }) => by === on),
  forbid('move-squadron', (g, unit) => hasStood(g, unit)),
]
