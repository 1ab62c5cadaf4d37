import { at } from '#shared/game/engine/card-builder'
import { isAttacker } from '../attacker'

/** Attacking with an accuracy icon on a red die: a red die is added that shows accuracy, too. */
export default [
  at('attack.modify')
    .may()
    .when(
      (g, moment, self) =>
        isAttacker(g, moment, self) &&
        moment.attack.pool.some(({ color, face }) => color === 'red' && face === 'accuracy'),
    )
    .do((tx, { attack }) => tx.addDie(attack, 'red', 'accuracy')),
]
