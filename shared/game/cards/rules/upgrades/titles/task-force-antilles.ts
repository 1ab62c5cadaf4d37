import { isAttacked } from '#shared/game/cards/attacks'
import { exhaustCopy, shipsWithCopy } from '#shared/game/cards/copies'
import { at, forbid } from '#shared/game/engine/card-builder'

/**
 * Before the ship suffers the damage of an attack, for the copy on another friendly ship at distance 1-3, which is exhausted, that ship
 * suffers one point of it; one copy an attack (FQ.task-force-antilles.1). A ship whose copy is exhausted cannot spend engineering
 * points.
 */
export default [
  at('attack.damage')
    .may()
    .byOrder({ use: 'destroyed' })
    .when(isAttacked)
    .when((_g, { attack: { total = 0 } }) => total > 0)
    .needs('ship', (g, _moment, _answers, self) => shipsWithCopy(g, self, 3))
    .pays((tx, _moment, { ship }, self) => exhaustCopy(tx, self, ship))
    .do((tx, { attack }, { ship }) => {
      tx.changeTotal(attack, (attack.total ?? 0) - 1)
      tx.suffer(ship, 1)
    }),
  forbid('spend-engineering', (g, unit, self) => unit === self.on && g.cards[self.source]?.exhausted === true),
]
