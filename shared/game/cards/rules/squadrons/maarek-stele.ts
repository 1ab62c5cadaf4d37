import { attacks, canTurnTo, criticalFace, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking, a die is turned to its face with a critical icon. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needs('die', (_g, { attack }) => diceOf(attack, (die) => canTurnTo(criticalFace(die.color))(die)))
    .do((tx, { attack }, { die }) => {
      const { color } = attack.pool.find(({ id }) => id === die) ?? {}
      if (color) tx.changeDie(attack, die, criticalFace(color))
    }),
]
