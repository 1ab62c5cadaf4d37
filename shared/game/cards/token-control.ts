import type { Values } from '#shared/game/engine/influence'
import { countDice, usableDice } from '#shared/game/engine/reach'
import { type Game, HULL_ZONES, type ObjectiveToken, type PublicTable, type Seat } from '#shared/game/engine/state'
import { shapesOverlap, TOKEN_RADIUS } from '#shared/game/geometry/region-shape'
import { shipShape } from '#shared/game/geometry/ship-shape'
import { sight } from '#shared/game/geometry/sight'
import { CHASSIS } from './catalog/chassis'
import { shipKind } from './catalog/kinds'
import { basePlace } from './catalog/models'
import { obstaclesOn } from './catalog/obstacles'

type Place = Pick<ObjectiveToken, 'at'>

/** A ship or squadron of that seat overlaps the token. */
export function isOnToken(g: Pick<PublicTable, 'ships' | 'squadrons'>, seat: Seat, { at }: Place): boolean {
  const token = { kind: 'token', at } as const
  return (
    Object.values(g.ships).some(
      (ship) => ship.seat === seat && shapesOverlap({ kind: 'ship', place: basePlace(ship) }, token),
    ) ||
    Object.values(g.squadrons).some(
      (squadron) => squadron.seat === seat && shapesOverlap({ kind: 'squadron', at: squadron.at }, token),
    )
  )
}

/**
 * How many dice all hull zones of a seat's ships would gather against a token if they attacked it as a ship: what is in arc
 * and in range (OB10), one fewer where the line of sight is obstructed (R6.13).
 */
export function gatheredAgainst(g: Game, rules: Values, seat: Seat, { at }: Place): number {
  const shapes = Object.values(g.ships).map((ship) => ({
    ship,
    shape: shipShape(CHASSIS[shipKind(ship.card).chassis], ship.pose),
  }))
  const obstacles = obstaclesOn(g)
  const defender = { squadron: at, radius: TOKEN_RADIUS }
  let dice = 0
  for (const { ship, shape } of shapes.filter((each) => each.ship.seat === seat)) {
    const others = shapes
      .filter((other) => other.ship !== ship)
      .map((other) => ({ id: other.ship.id, outline: other.shape.base }))
    for (const zone of HULL_ZONES) {
      const seen = sight({ attacker: { ship: shape, zone }, defender, others, obstacles })
      if (!seen.inArc) continue
      const armament = rules.valueOf(g, 'armament', ship.id, { against: 'ship', zone })
      const gathered = countDice(usableDice(armament, seen.range.band))
      dice += Math.max(0, gathered - (seen.obstructedBy.length > 0 ? 1 : 0))
    }
  }
  return dice
}
