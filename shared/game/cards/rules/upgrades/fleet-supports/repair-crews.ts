import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { damageSource } from '#shared/game/engine/influence'

/**
 * Resolving Repair, the ship may discard one damage card, a facedown one by its place, of a friendly ship at distance 1-2, itself included
 * (R12.21), instead of gaining engineering points.
 */
export default [
  at('repair.effect')
    .may()
    .when(aboutOwn)
    .when((_g, { repair }) => repair.points > 0 && repair.points === repair.gained)
    .needs('card', (g, _moment, _answers, { on, seat }) =>
      shipsOf(g, seat)
        .filter((id) => isNear(g, on, id, 2))
        .flatMap((id) => (g.ships[id]?.damage ?? []).map(({ slot }) => damageSource(id, slot))),
    )
    .pays((tx, { repair }, _answers, self) => tx.spendEngineering(repair, repair.points, self.source))
    .do((tx, _moment, { card }) => tx.discardCard(card)),
]
