import { isNear } from '#shared/game/cards/card-measure'
import { permit } from '#shared/game/engine/card-builder'

/**
 * Attacks of squadrons on squadrons are obstructed where either of them is at distance 1-2, whose ever they are (R6.13). The line of
 * sight itself is not, so they are still engaged (R11.16).
 */
export default [
  permit(
    'obstruct',
    (g, unit, self, { attacker }) =>
      [unit, attacker].every((id) => g.squadrons[id]) && [unit, attacker].some((id) => isNear(g, self.on, id, 2)),
  ),
]
