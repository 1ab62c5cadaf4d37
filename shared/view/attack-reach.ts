import { shipCard } from '#shared/cards/catalog/ships'
import { type Dice, HULL_ZONES, type HullZone, type RangeBand, type UnitId } from '#shared/engine/state'
import { countDice, shapesOn, sightOf, usableDice } from '#shared/flow/measured-target'
import type { GameView } from './game-view'

/** How a ship could attack from one of its hull zones, from where everybody stands. */
export interface Way {
  zone: HullZone
  /** Absent against a squadron. */
  defendingZone?: HullZone
  /** Attack range in µm, and its band; absent beyond the ruler. */
  length: number
  range?: RangeBand
  obstructedBy: readonly UnitId[]
  /** Gathered; none where no die reaches. */
  dice: Dice
  /** How many of them the obstruction takes away (R6.13). */
  removed: number
}

const left = ({ dice, removed }: Way): number => countDice(dice) - removed

function wayTo(view: GameView, attacker: UnitId, zone: HullZone, defender: UnitId, defendingZone?: HullZone): Way[] {
  const ship = view.ships[attacker]
  if (!ship) return []
  const seen = sightOf(view, shapesOn(view), { attacker, zone, defender, defendingZone })
  if (seen.refusal !== undefined) return []
  const { band, length } = seen.range
  const card = shipCard(ship.card)
  const armament = defendingZone ? card.armament[zone] : card.antiSquadron
  return [
    {
      zone,
      ...(defendingZone && { defendingZone }),
      length,
      ...(band && { range: band }),
      obstructedBy: seen.obstructedBy,
      dice: usableDice(armament, band),
      removed: seen.obstructedBy.length > 0 ? 1 : 0,
    },
  ]
}

/**
 * From each hull zone that has the other unit in its arc and in sight the way with the most dice, by printed values: what
 * cards change stands in the question itself. Printed on the table for everybody, so a view is enough.
 */
export function waysOf(view: GameView, attacker: UnitId, defender: UnitId): Way[] {
  const zones = view.ships[defender] ? HULL_ZONES : [undefined]
  return HULL_ZONES.flatMap((zone) =>
    zones
      .flatMap((defendingZone) => wayTo(view, attacker, zone, defender, defendingZone))
      .sort((p, q) => left(q) - left(p) || p.length - q.length)
      .slice(0, 1),
  )
}
