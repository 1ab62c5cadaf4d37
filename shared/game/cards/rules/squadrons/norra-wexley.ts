import { hasCritical } from '#shared/game/cards/attacks'
import { isFriendlyNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'

/**
 * A critical effect of friendly squadrons with Bomber at distance 1, herself among them: the attacked hull zone loses a shield,
 * unless the attack passes the shields (FQ.luke-skywalker.2).
 */
export default [
  at('attack.critical')
    .may()
    .when((g, { attack }, self) => isFriendlyNear(g, attack.attacker, self, 1) && attack.pool.some(hasCritical))
    .when((g, { attack: { defender, defendingZone } }) => {
      const { shields } = g.ships[defender] ?? {}
      return defendingZone !== undefined && shields !== undefined && shields[defendingZone] > 0
    })
    .allowed(
      (rules, g, { attack: { attacker } }) =>
        rules.valueOf(g, 'keywords', attacker, {}).bomber !== undefined &&
        !rules.allows(g, 'bypass-shields', attacker, {}, { base: false }),
    )
    .do((tx, { attack: { defender, defendingZone } }) => {
      if (defendingZone) tx.loseShields(defender, defendingZone, 1)
    }),
]
