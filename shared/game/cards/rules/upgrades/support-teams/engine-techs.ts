import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { hasResolved } from '#shared/game/engine/once'

/** After the maneuver in which it resolved Navigate: a further one at speed 1 (R10.14). Exhausts. */
export default [
  at('maneuver.after')
    .may()
    .exhausts()
    .when((g, moment, self) => aboutOwn(g, moment, self) && hasResolved(g, self.on, 'navigate'))
    .do((tx, _moment, _answers, self) => tx.grantManeuver(self.on, self.source, { speed: 1 })),
]
