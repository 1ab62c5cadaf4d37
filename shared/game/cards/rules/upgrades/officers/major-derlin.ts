import { isAttacked } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Before the ship suffers the damage of an attack, the card is exhausted to make it less by 1. */
export default [
  at('attack.damage')
    .may()
    .byOrder({ use: 'hull-suffers' })
    .when(isAttacked)
    .when((_g, { attack: { total = 0 } }) => total > 0)
    .exhausts()
    .do((tx, { attack }) => tx.changeTotal(attack, (attack.total ?? 0) - 1)),
]
