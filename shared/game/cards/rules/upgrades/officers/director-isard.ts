import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { otherSeat } from '#shared/game/engine/state'

/** When the ship reveals a dial, its owner looks at all dials of an enemy ship (R17.7h). */
export default [
  at('dial.revealed')
    .may()
    .when(aboutOwn)
    .needs('ship', (g, _moment, _answers, { seat }) =>
      shipsOf(g, otherSeat(seat)).filter((id) => g.ships[id]?.dials.length),
    )
    .do((tx, _moment, { ship }, self) => tx.lookAtDials(self.seat, ship, self.source)),
]
