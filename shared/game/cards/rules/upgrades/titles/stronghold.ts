import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { permit } from '#shared/game/engine/card-builder'

/** Attacks on friendly squadrons with Swarm at distance 1-2 are obstructed (R6.13). */
export default [
  permit(
    'obstruct',
    (g, unit, self, _about, now) => isFriendlyNear(g, unit, self, 2) && now('keywords', unit, {}).swarm !== undefined,
  ),
]
