import { obstaclesUnder } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** When it overlaps a ship or an obstacle: one facedown card besides the other effects, one a maneuver (DC7, RL.3). */
export default [
  at('maneuver.moved')
    .when((g, moment, self) => {
      const met = moment.maneuver.overlapped.length > 0
      return aboutOwn(g, moment, self) && (met || obstaclesUnder(g, self.on).length > 0)
    })
    .do((tx, _moment, _answers, self) => tx.dealDamage(self.on)),
]
