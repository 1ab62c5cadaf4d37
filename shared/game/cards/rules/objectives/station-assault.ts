import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import { SECOND_STATION } from '#shared/game/cards/catalog/obstacles'
import { isDestroyed } from '#shared/game/engine/attackable'
import { at, forbid, scores } from '#shared/game/engine/card-builder'
import { isFirst, ofSecond, seatOf } from './players'
import { stationLast } from './station-last'

const HULL = 10

/**
 * The second player places two stations last, which the first player can attack (OB7, R13.10, RL.27) and not use. At the end each is
 * worth a victory token: to the second player, or to the first if it was destroyed.
 */
export default [
  at('setup.objective')
    .when(ofSecond)
    .do((tx, _moment, _answers, { source }) => tx.changeObstacles(source, { added: [SECOND_STATION] })),
  ...stationLast({ beyond: 3, hull: HULL }),
  forbid('resolve-obstacle', (g, unit, self, { kind }) => {
    const isUser = isFirst(g, self) && seatOf(g, unit) === self.seat
    return isUser && kind === 'station'
  }),
  scores((g, self) => {
    const { victoryTokens: each = 0 } = objectiveCard(self.card)
    const stations = Object.values(g.obstacles).filter(
      (obstacle) => obstacle.hull && isDestroyed(obstacle) === isFirst(g, self),
    )
    return each * stations.length
  }),
]
