import { isNear } from '#shared/game/cards/card-measure'
import { shipKind } from '#shared/game/cards/catalog/kinds'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { compareSizes, otherSeat, type PublicTable, shipOf, type UnitId } from '#shared/game/engine/state'

const sizeOf = (g: PublicTable, ship: UnitId) => shipKind(shipOf(g, ship).card).size
const steers = (g: PublicTable, ship: UnitId) => shipOf(g, ship).commandTokens.includes('navigate')

/**
 * When the ship activates, an enemy ship at distance 1-5 that is not larger discards its Navigate token; without one its
 * speed falls by 1, never below 1. Exhausts.
 */
export default [
  at('activation.start')
    .may()
    .exhausts()
    .when(aboutOwn)
    .needs('ship', (g, _moment, _answers, { seat, on }) =>
      shipsOf(g, otherSeat(seat))
        .filter((id) => isNear(g, on, id, 5) && compareSizes(sizeOf(g, id), sizeOf(g, on)) <= 0)
        .filter((id) => steers(g, id) || shipOf(g, id).dialSpeed > 1),
    )
    .do((tx, _moment, { ship }, self) => {
      if (steers(tx.state, ship)) tx.discardToken(ship, 'navigate', 'effect')
      else tx.changeSpeed(ship, shipOf(tx.state, ship).dialSpeed - 1, self.seat)
    }),
]
