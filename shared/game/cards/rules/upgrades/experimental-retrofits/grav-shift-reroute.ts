import { isObstacleNearToken } from '#shared/game/cards/card-measure'
import { markersOf, placingMarker } from '#shared/game/cards/markers'
import { movingObstacle } from '#shared/game/cards/obstacle-move'
import { at } from '#shared/game/engine/card-builder'

/**
 * Its token is placed before fleets are deployed: nobody is asked whether, for it does nothing by itself. After that its player
 * may move each obstacle at distance 1-3 of it, within distance 2 of where it lay (FQ.grav-shift-reroute.1), onto no token, ship or other obstacle (R13.8); the enemy puts down the
 * squadrons that it lands on (FQ.grav-shift-reroute.2).
 */
export default [
  at('setup.before-deploying').do((tx, _moment, _answers, self) => tx.inOrder(placingMarker(self))),
  at('setup.after-deploying')
    .may()
    .each('obstacle', (g, _moment, _answers, self) =>
      Object.values(g.obstacles)
        .filter((obstacle) => markersOf(g, self).some((marker) => isObstacleNearToken(obstacle, { at: marker }, 3)))
        .map(({ id }) => id),
    )
    .do((tx, _moment, { obstacle }, self) =>
      tx.inOrder(movingObstacle(obstacle, self, ['ships', 'obstacles', 'tokens', 'markers'], true)),
    ),
]
