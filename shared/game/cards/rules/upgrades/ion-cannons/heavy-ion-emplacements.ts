import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/** Blue critical effect: the defending hull zone and each zone adjacent to it lose a shield, which is no damage (R9.27). Exhausts. */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .exhausts()
    .do((tx, { attack: { defender, defendingZone: zone } }) => {
      const zones = zone ? [zone, ...tx.rules.valueOf(tx.state, 'adjacentZones', defender, { zone })] : []
      for (const each of zones) tx.loseShields(defender, each, 1)
    }),
]
