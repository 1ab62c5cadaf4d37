import type { HullZone, UnitId } from '#shared/game/engine/state'
import { shapesOn, sightOf } from '#shared/game/flow/target-measure'
import type { Sight } from '#shared/game/geometry/sight'
import type { GameView } from './game-view'

/** One end of an attack: a hull zone of a ship or of an obstacle (R13.10), or a squadron, which has none. */
export interface AttackEnd {
  unit: UnitId
  zone?: HullZone | undefined
}

/** Arc, attack range and line of sight as everybody sees them (R12); undefined if one of the two is gone. */
export function sightBetween(view: GameView, from: AttackEnd, to: AttackEnd): Sight | undefined {
  const isThere = ({ unit, zone }: AttackEnd) =>
    (zone ? (view.ships[unit] ?? view.obstacles[unit]) : view.squadrons[unit]) !== undefined
  if (!isThere(from) || !isThere(to)) return undefined
  const ends = { attacker: from.unit, zone: from.zone, defender: to.unit, defendingZone: to.zone }
  return sightOf(view, shapesOn(view), ends)
}
