import { at } from '#shared/game/engine/card-builder'
import { HULL_ZONES } from '#shared/game/engine/state'
import { faceupOf, turnDown } from './faceup'

/** The opponent may choose up to two of its hull zones; each loses one shield. Then facedown (DC18). */
export default [
  at('card.faceup')
    .when(faceupOf)
    .askOpponentSome('zones', { min: 0, max: 2 }, (g, _moment, _answers, self) =>
      HULL_ZONES.filter((zone) => (g.ships[self.on]?.shields[zone] ?? 0) > 0),
    )
    .do((tx, _moment, { zones }, self) => {
      turnDown(tx, self)
      for (const zone of HULL_ZONES) if (zones.includes(zone)) tx.loseShields(self.on, zone, 1)
    }),
]
