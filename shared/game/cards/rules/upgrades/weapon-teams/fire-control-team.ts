import { attacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** When the ship has resolved a critical effect, it may resolve another one (R9.22). Exhausts. */
export default [
  at('critical.resolved')
    .may()
    .exhausts()
    .when(attacks)
    .do((tx, { attack }) => tx.allowCritical(attack)),
]
