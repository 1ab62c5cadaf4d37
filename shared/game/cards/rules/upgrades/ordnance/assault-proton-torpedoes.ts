import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/** Black critical effect: the defender is dealt one faceup damage card, even if it has shields; the dice stay. */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('black'))
    .do((tx, { attack }) => tx.dealFaceup(attack.defender)),
]
