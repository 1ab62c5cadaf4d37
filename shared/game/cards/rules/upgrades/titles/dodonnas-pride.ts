import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/**
 * Blue critical effect: all dice are canceled, and the defender is dealt one faceup damage card, even if it has shields.
 */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .pays((tx, { attack }) =>
      tx.cancelDice(
        attack,
        attack.pool.map(({ id }) => id),
      ),
    )
    .do((tx, { attack }) => tx.dealFaceup(attack.defender)),
]
