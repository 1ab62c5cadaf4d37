import { attacksShip } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { shotsAt } from '#shared/game/engine/once'

/** In its second attack of a round on the same ship, from and at any hull zone: a black die is added, at any range (R6.12). */
export default [
  at('attack.modify')
    .may()
    .gives('dice')
    .when(attacksShip)
    .when((g, { attack: { attacker, defender } }) => shotsAt(g, attacker, defender) === 2)
    .do((tx, { attack }) => tx.addDie(attack, 'black')),
]
