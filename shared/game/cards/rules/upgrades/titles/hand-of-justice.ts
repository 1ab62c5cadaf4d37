import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import type { ValueNow } from '#shared/game/engine/influence'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

/** Exhausted tokens that nothing keeps so (DC4). */
const readyable = (g: PublicTable, ship: UnitId, valueNow: ValueNow): string[] =>
  valueNow.allows('ready-token', ship, {})
    ? (g.ships[ship]?.defense ?? []).filter(({ exhausted }) => exhausted).map(({ id }) => id)
    : []

/** Before the ship reveals a command, the card is exhausted to ready a defense token of another friendly ship at distance 1-5. */
export default [
  at('dial.before-reveal')
    .may()
    .when(aboutOwn)
    .exhausts()
    .needs('ship', (g, _moment, _answers, { on, seat }, valueNow) =>
      shipsOf(g, seat).filter((id) => id !== on && isNear(g, on, id, 5) && readyable(g, id, valueNow).length > 0),
    )
    .needs('token', (g, _moment, { ship }, _self, valueNow) => readyable(g, ship, valueNow))
    .tokensOf((_moment, _self, { ship }) => ship)
    .do((tx, _moment, { ship, token }) => tx.readyDefense(ship, token)),
]
