import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/** Critical effect of any color: the first two damage cards of this attack are dealt faceup (R9.24). */
export default [
  at('attack.critical')
    .may()
    .when(withCritical())
    .do((tx, { attack }) => tx.dealFirstFaceup(attack, 2)),
]
