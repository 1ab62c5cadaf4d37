import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/** Blue critical effect: all readied defense tokens of the defender are exhausted; those spent already had their effect (R8.15). */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .when((g, { attack: { defender } }) => g.ships[defender]?.defense.some(({ exhausted }) => !exhausted) === true)
    .do((tx, { attack: { defender } }) => {
      for (const { id } of tx.state.ships[defender]?.defense ?? []) tx.exhaustDefense(defender, id)
    }),
]
