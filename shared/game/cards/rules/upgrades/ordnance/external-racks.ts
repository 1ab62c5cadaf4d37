import { at } from '#shared/game/engine/card-builder'
import { isAttacker } from '../attacker'

/** Attacking at close range, whatever the target: two black dice are added. Discarded. */
export default [
  at('attack.modify')
    .may()
    .when((g, moment, self) => isAttacker(g, moment, self) && moment.attack.range === 'close')
    .discards()
    .do((tx, { attack }) => {
      tx.addDie(attack, 'black')
      tx.addDie(attack, 'black')
    }),
]
