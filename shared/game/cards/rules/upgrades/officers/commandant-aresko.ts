import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** When another friendly ship at distance 1-3 reveals a dial, this one may gain a token of that command. Exhausts. */
export default [
  at('dial.revealed')
    .may()
    .exhausts()
    .when((g, { activation: { ship } }, self) => {
      const isFriend = g.ships[ship]?.seat === self.seat && ship !== self.on
      return isFriend && isNear(g, self.on, ship, 3)
    })
    .do((tx, { activation }, _answers, self) => {
      if (activation.revealed) tx.gainToken(self.on, activation.revealed)
    }),
]
