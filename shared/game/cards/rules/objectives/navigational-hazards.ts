import { movingObstacle } from '#shared/game/cards/obstacle-move'
import { at } from '#shared/game/engine/card-builder'
import { secondHalf } from '#shared/game/engine/effect'
import { otherSeat, type PublicTable } from '#shared/game/engine/state'
import { instanceOf, ofFirst, ofSecond, seatOf } from './players'
import { stationLast } from './station-last'
import { tokenId, tokensOn } from './tokens'

/** Asteroid and debris fields without a token. */
const unmarked = (g: PublicTable): string[] =>
  Object.values(g.obstacles)
    .filter(({ id, kind }) => kind !== 'station' && !tokensOn(g).some(({ on }) => on === id))
    .map(({ id }) => id)

const MOVING = 4

/**
 * The second player places the station last (OB21). The opponent of a ship that an obstacle damages gains a victory token (RL.38). At
 * the end of each round each player, the second first, moves an asteroid or debris field a little and puts a token on it,
 * until the next round (RL.24).
 */
export default [
  ...stationLast({ beyond: 5 }),
  at('obstacle.damaged')
    .when((g, { subject }, self) => seatOf(g, subject) === otherSeat(self.seat))
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
  at('round.end')
    .when(ofSecond)
    .do((tx, moment, _answers, self) =>
      tx.inOrder(
        ...[self.seat, otherSeat(self.seat)].map((seat) => secondHalf(moment, instanceOf(self, seat), MOVING)),
      ),
    ),
  at('effect.second-half')
    .ask('obstacle', unmarked)
    .do((tx, _moment, { obstacle }, { seat, source }) => {
      const at = obstacle === undefined ? undefined : tx.state.obstacles[obstacle]?.pose
      if (obstacle === undefined || !at) return
      tx.placeObjectiveToken(seat, { id: tokenId(tokensOn(tx.state).length + 1), at, on: obstacle })
      tx.inOrder(movingObstacle(obstacle, { seat, source }, ['ships', 'squadrons', 'obstacles']))
    }),
  at('round.start')
    .when(ofFirst)
    .do((tx) => {
      for (const { id } of tokensOn(tx.state)) tx.removeObjectiveToken(id)
    }),
]
