import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { otherSeat } from '#shared/game/engine/state'

/** After a maneuver a new command is set on the top dial of an enemy ship at distance 1-3 (R17.7g). Exhausts. */
export default [
  at('maneuver.after')
    .may()
    .exhausts()
    .when(aboutOwn)
    .needs('ship', (g, _moment, _answers, { seat, on }) =>
      shipsOf(g, otherSeat(seat)).filter((id) => g.ships[id]?.dials.length && isNear(g, on, id, 3)),
    )
    .do((tx, _moment, { ship }, self) => tx.askNewDial(ship, self.seat)),
]
