import { at } from '#shared/game/engine/card-builder'
import { otherSeat } from '#shared/game/engine/state'
import { faceupOf, turnDown } from './faceup'

/**
 * The opponent lowers its speed by one or sets a new command on its top dial, if there is one; or neither (RL.1). Then
 * facedown (DC3).
 */
export default [
  at('card.faceup')
    .when(faceupOf)
    .askOpponent('choice', (g, _moment, _answers, self) => {
      const ship = g.ships[self.on]
      return [
        ...(ship && ship.dialSpeed > 0 ? ['speed'] : []),
        ...(ship && ship.dials.length > 0 ? ['dial'] : []),
        'none',
      ]
    })
    .do((tx, _moment, { choice }, self) => {
      const enemy = otherSeat(self.seat)
      turnDown(tx, self)
      if (choice === 'speed') tx.changeSpeed(self.on, (tx.state.ships[self.on]?.dialSpeed ?? 0) - 1, enemy)
      if (choice === 'dial') tx.askNewDial(self.on, enemy)
    }),
]
