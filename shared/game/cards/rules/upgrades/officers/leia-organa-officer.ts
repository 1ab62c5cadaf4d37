import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** When the ship reveals a command, the top dial of another friendly ship at distance 1-5 becomes the same one (R17.7f). */
export default [
  at('dial.revealed')
    .may()
    .when(aboutOwn)
    .needs('ship', (g, _moment, _answers, self) =>
      Object.values(g.ships)
        .filter(({ id, seat, dials }) => seat === self.seat && id !== self.on && dials.length > 0)
        .filter(({ id }) => isNear(g, self.on, id, 5))
        .map(({ id }) => id),
    )
    .do((tx, { activation }, { ship }, self) => {
      if (activation.revealed) tx.changeTopDial(ship, activation.revealed, self.source)
    }),
]
