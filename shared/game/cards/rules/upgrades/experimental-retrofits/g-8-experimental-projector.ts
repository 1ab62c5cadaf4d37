import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** Before an enemy ship at distance 1-5 determines its course: it is slower by one for that maneuver (R10.2). Exhausts. */
export default [
  at('maneuver.before-course')
    .may()
    .byOrder({ use: 'always' })
    .exhausts()
    .when((g, { subject }, self) => g.ships[subject]?.seat !== self.seat && isNear(g, self.on, subject, 5))
    .do((tx, { subject }) => tx.slowManeuver(subject, 1)),
]
