import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/**
 * Black critical effect: each hull zone adjacent to the defending one suffers one damage, before that of the attack and not
 * part of it, so brace does not lower it (R6.33).
 */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('black'))
    .do((tx, { attack: { defender, defendingZone: zone } }) => {
      const zones = zone ? tx.rules.valueOf(tx.state, 'adjacentZones', defender, { zone }) : []
      for (const each of zones) tx.suffer(defender, 1, { zone: each })
    }),
]
