import { isAttacked } from '#shared/game/cards/attacks'
import { exhaustCopy, shipsWithCopy } from '#shared/game/cards/copies'
import { at } from '#shared/game/engine/card-builder'

/** Before the ship suffers the damage of an attack on its front, the copy on another friendly ship at distance 1-4 is exhausted to make it less by 1. */
export default [
  at('attack.damage')
    .may()
    .byOrder({ use: 'hull-suffers' })
    .when(isAttacked)
    .when((_g, { attack: { defendingZone, total = 0 } }) => defendingZone === 'front' && total > 0)
    .needs('ship', (g, _moment, _answers, self) => shipsWithCopy(g, self, 4))
    .pays((tx, _moment, { ship }, self) => exhaustCopy(tx, self, ship))
    .do((tx, { attack }) => tx.changeTotal(attack, (attack.total ?? 0) - 1)),
]
