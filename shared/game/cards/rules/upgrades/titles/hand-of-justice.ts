import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

const exhaustedTokens = (g: PublicTable, ship: UnitId): string[] =>
  (g.ships[ship]?.defense ?? []).filter(({ exhausted }) => exhausted).map(({ id }) => id)

/** Before the ship reveals a command, the card is exhausted to ready a defense token of another friendly ship at distance 1-5. */
export default [
  at('dial.before-reveal')
    .may()
    .when(aboutOwn)
    .exhausts()
    .needs('ship', (g, _moment, _answers, { on, seat }) =>
      shipsOf(g, seat).filter((id) => id !== on && isNear(g, on, id, 5) && exhaustedTokens(g, id).length > 0),
    )
    .needs('token', (g, _moment, { ship }) => exhaustedTokens(g, ship))
    .tokensOf((_moment, _self, { ship }) => ship)
    .do((tx, _moment, { ship, token }) => tx.readyDefense(ship, token)),
]
