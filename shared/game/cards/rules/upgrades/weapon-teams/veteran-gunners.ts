import { diceIn } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import { isAttacker } from '../attacker'

/** Attacking: all dice that are still in the pool are rerolled. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when((g, moment, self) => isAttacker(g, moment, self) && moment.attack.pool.length > 0)
    .exhausts()
    .do((tx, { attack }) => tx.rerollDice(attack, diceIn(attack))),
]
