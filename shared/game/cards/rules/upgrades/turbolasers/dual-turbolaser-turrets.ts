import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { secondHalf } from '#shared/game/engine/effect'

/** The rule below that is the second half. */
const ONE_LEAVES = 1

/** Attacking: a red die is added; then, before anything else modifies the dice (R6.25), one die of any color leaves the pool. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .exhausts()
    .do((tx, moment, _answers, self) => {
      tx.addDie(moment.attack, 'red')
      tx.inOrder(secondHalf(moment, self, ONE_LEAVES))
    }),
  at('effect.second-half')
    .ask('die', (_g, { attack }) => (attack ? diceOf(attack) : []))
    .do((tx, { attack }, { die }) => {
      if (attack && die !== undefined) tx.cancelDice(attack, [die])
    }),
]
