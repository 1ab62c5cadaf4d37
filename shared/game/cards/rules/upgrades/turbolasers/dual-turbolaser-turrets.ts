import { diceIn } from '#shared/game/cards/dice'
import { at } from '#shared/game/engine/card-builder'
import { secondHalf } from '#shared/game/engine/effect'
import { isAttacker } from '../attacker'

/** Attacking: a red die is added; then, before anything else modifies the dice (R6.25), one die of any color leaves the pool. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(isAttacker)
    .exhausts()
    .do((tx, moment, _answers, self) => {
      tx.addDie(moment.attack, 'red')
      tx.inOrder(secondHalf(moment, self, 1))
    }),
  at('effect.second-half')
    .ask('die', (_g, { attack }) => (attack ? diceIn(attack) : []))
    .do((tx, { attack }, { die }) => {
      if (attack && die !== undefined) tx.cancelDice(attack, [die])
    }),
]
