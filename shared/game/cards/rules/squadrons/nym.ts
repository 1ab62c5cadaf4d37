import { withCritical } from '#shared/game/cards/rules/upgrades/critical'
import { at } from '#shared/game/engine/card-builder'

/** Blue critical effect: a defense token of the ship attacked, which the attacker chooses, is discarded. */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .needs('token', (g, { attack }) => g.ships[attack.defender]?.defense.map(({ id }) => id) ?? [])
    .tokensOf(({ attack }) => attack.defender)
    .do((tx, { attack }, { token }) => tx.discardDefense(attack.defender, token)),
]
