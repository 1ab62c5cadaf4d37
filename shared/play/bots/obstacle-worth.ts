import { shipKind } from '#shared/game/cards/catalog/kinds'
import { basePlace } from '#shared/game/cards/catalog/models'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import { isDestroyed } from '#shared/game/engine/attackable'
import type { Obstacle, Pose } from '#shared/game/engine/state'
import { distance, mm } from '#shared/game/geometry/grid'
import { shipOverlapsObstacle } from '#shared/game/geometry/obstacle'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { cardsToDestroy, shieldsLeft } from '#shared/play/view/unit'
import { worthOfDamage } from './worth'

/** No base reaches so far over an obstacle, centre to centre. */
const FAR = mm(130)
/** A faceup card, and one that a station repairs, beside a damage. */
const FACEUP = 2.2
const REPAIRED = 1.4
/** Damage that shields of choice take is the cheapest there is. */
const ON_SHIELDS = 0.8

/** What it brings or costs a ship, in fleet points, to end a maneuver in that pose: asteroids, debris, stations (R13.2-4). */
export function worthOfObstacles(view: GameView, ship: ShipView, pose: Pose): number {
  const place = { ...basePlace(ship), pose }
  return Object.values(view.obstacles).reduce((sum, obstacle) => {
    if (obstacle.inert || distance(obstacle.pose, pose) > FAR) return sum
    const worth = worthOf(ship, obstacle)
    return worth !== 0 && shipOverlapsObstacle(place, outlinedObstacle(obstacle).outline) ? sum + worth : sum
  }, 0)
}

function worthOf(ship: ShipView, obstacle: Obstacle): number {
  const damage = worthOfDamage(ship)
  switch (obstacle.kind) {
    case 'asteroid-field':
      return -(cardsToDestroy(ship) <= 1 ? shipKind(ship.card).points : FACEUP * damage)
    case 'debris-field':
      return -(shieldsLeft(ship) >= 2
        ? 2 * ON_SHIELDS * damage
        : cardsToDestroy(ship) <= 2
          ? shipKind(ship.card).points
          : 2 * FACEUP * damage)
    case 'station': {
      // One that can be attacked helps nobody but its owner (OB7).
      const isClosed = isDestroyed(obstacle) || (obstacle.hull !== undefined && obstacle.hull.seat !== ship.seat)
      return isClosed || ship.damage.length === 0 ? 0 : REPAIRED * damage
    }
    case 'dust-field':
      return 0
  }
}
