import { hasHit } from '#shared/game/cards/attacks'
import { isInRange } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/**
 * Black critical effect: another ship or squadron at close range of the defender, of either side, suffers half as much damage
 * as there are hit icons on black dice, rounded up. It is not part of the attack, so brace does not lower it (R6.33).
 */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('black'))
    .needs('unit', (g, { attack: { defender } }) =>
      [...Object.keys(g.ships), ...Object.keys(g.squadrons)].filter(
        (id) => id !== defender && isInRange(g, defender, id, 'close'),
      ),
    )
    .do((tx, { attack }, { unit }) => {
      const hits = attack.pool.filter((die) => die.color === 'black' && hasHit(die)).length
      tx.suffer(unit, Math.ceil(hits / 2))
    }),
]
