import { aboutOwn, at } from '#shared/engine/card-builder'

/** When it overlaps a ship or an obstacle: one facedown card besides the other effects, one a maneuver (DC7, RL.3). */
export default [
  at('maneuver.overlapped')
    .when(aboutOwn)
    .do((tx, _moment, _answers, self) => tx.dealDamage(self.on)),
]
