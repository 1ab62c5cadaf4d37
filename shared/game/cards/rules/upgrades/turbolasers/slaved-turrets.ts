import { attacksShip } from '#shared/game/cards/attacks'
import { at, forbid, onOwn } from '#shared/game/engine/card-builder'
import { hasAttacked } from '#shared/game/engine/once'

/**
 * The ship attacks once a round, answers by Counter included (RL.18); against squadrons it goes on as usual (R6.34). Attacking a ship:
 * a red die is added, at any range (R6.12).
 */
export default [
  forbid(
    'attack',
    onOwn(({ next }, g, ship) => !next && hasAttacked(g, ship)),
  ),
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksShip)
    .do((tx, { attack }) => tx.addDie(attack, 'red')),
]
