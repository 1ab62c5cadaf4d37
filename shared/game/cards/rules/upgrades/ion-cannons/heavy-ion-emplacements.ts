import { at } from '#shared/game/engine/card-builder'
import type { Attack } from '#shared/game/engine/card-rules'
import type { Values } from '#shared/game/engine/influence'
import type { Game, HullZone } from '#shared/game/engine/state'
import { withCritical } from '../critical'

const zonesHit = (rules: Values, g: Game, { defender, defendingZone: zone }: Attack): HullZone[] =>
  zone ? [zone, ...rules.valueOf(g, 'adjacentZones', defender, { zone })] : []

/**
 * Blue critical effect: the defending hull zone and each zone adjacent to it lose a shield, which is no damage (R9.27). Exhausts.
 * Where none of them has a shield, it is not offered.
 */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .allowed((rules, g, { attack }) =>
      zonesHit(rules, g, attack).some((zone) => (g.ships[attack.defender]?.shields[zone] ?? 0) > 0),
    )
    .exhausts()
    .do((tx, { attack }) => {
      for (const zone of zonesHit(tx.rules, tx.state, attack)) tx.loseShields(attack.defender, zone, 1)
    }),
]
