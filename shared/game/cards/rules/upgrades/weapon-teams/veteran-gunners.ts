import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking: all dice that are still in the pool are rerolled. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .when((_g, { attack }) => attack.pool.length > 0)
    .exhausts()
    .do((tx, { attack }) => tx.rerollDice(attack, diceOf(attack))),
]
