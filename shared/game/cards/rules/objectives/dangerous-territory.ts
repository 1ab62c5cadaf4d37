import { obstaclesUnder } from '#shared/game/cards/card-measure'
import { outlinedObstacle, STANDARD_OBSTACLES } from '#shared/game/cards/catalog/obstacles'
import { at, forbid, modify } from '#shared/game/engine/card-builder'
import type { PublicTable } from '#shared/game/engine/state'
import { shapesOverlap } from '#shared/game/geometry/region-shape'
import { isFirst, ofFirst, ownShip } from './players'
import { tokenId, tokensOn } from './tokens'

/** One of the tokens that lie on an obstacle: Strategic may have moved them off it, or onto it. */
function tokenOver(g: Pick<PublicTable, 'obstacles' | 'objectiveTokens'>, obstacle: string): string | undefined {
  const found = g.obstacles[obstacle]
  if (!found) return undefined
  const { outline } = outlinedObstacle(found)
  return tokensOn(g).find((token) => shapesOverlap({ kind: 'token', at: token.at }, { kind: 'obstacle', outline }))?.id
}

/** One token for each obstacle that the ship overlaps: an effect of its own for each of them. */
const taking = (obstacle: string) =>
  at('maneuver.moved')
    .may()
    .when(
      (g, moment, self) =>
        ownShip(g, moment, self) &&
        tokenOver(g, obstacle) !== undefined &&
        obstaclesUnder(g, moment.subject).includes(obstacle),
    )
    .do((tx, _moment, _answers, self) => {
      const token = tokenOver(tx.state, obstacle)
      if (token === undefined) return
      tx.removeObjectiveToken(token, self.seat)
      tx.gainVictoryTokens(self.seat, 1, self.source)
    })

/**
 * All obstacles lie beyond distance 5 of the player edges, a token on each (OB17). Who overlaps one with a ship may take the
 * token for a victory token. Asteroids and debris do nothing to the second player's ships.
 */
export default [
  modify('obstacles', ({ region, ...how }) => ({
    ...how,
    region: { ...region, all: [...region.all, { beyond: 5, of: 'player-edges' }] },
  })),
  at('setup.after-obstacles')
    .when(ofFirst)
    .do((tx, _moment, _answers, self) => {
      for (const [i, { id, pose }] of Object.values(tx.state.obstacles).entries())
        tx.placeObjectiveToken(self.seat, { id: tokenId(i + 1), at: pose, on: id })
    }),
  ...STANDARD_OBSTACLES.map(taking),
  forbid(
    'resolve-obstacle',
    (g, unit, self, { kind }) => !isFirst(g, self) && g.ships[unit]?.seat === self.seat && kind !== 'station',
  ),
]
