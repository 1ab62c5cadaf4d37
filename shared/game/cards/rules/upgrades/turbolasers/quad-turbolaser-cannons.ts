import { attacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking with an accuracy icon on a red die: a red die is added that shows accuracy, too. */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacks)
    .when((_g, { attack }) => attack.pool.some(({ color, face }) => color === 'red' && face === 'accuracy'))
    .do((tx, { attack }) => tx.addDie(attack, 'red', 'accuracy')),
]
