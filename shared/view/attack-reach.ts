import { shipCard } from '#shared/cards/catalog/ships'
import { type Dice, type DieColor, HULL_ZONES, type HullZone, type RangeBand, type UnitId } from '#shared/engine/state'
import { sightBetween } from './attack-sight'
import type { GameView } from './game-view'

/** The colors whose dice reach that far (R6.10). */
export const REACHING: Record<RangeBand, readonly DieColor[]> = {
  close: ['red', 'blue', 'black'],
  medium: ['red', 'blue'],
  long: ['red'],
}

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

export const countDice = ({ red, blue, black }: Dice): number => red + blue + black
const left = ({ dice, removed }: Way): number => countDice(dice) - removed

function wayTo(view: GameView, attacker: UnitId, zone: HullZone, defender: UnitId, defendingZone?: HullZone): Way[] {
  const ship = view.ships[attacker]
  const seen = sightBetween(view, { unit: attacker, zone }, { unit: defender, zone: defendingZone })
  if (!ship || !seen || seen.refusal !== undefined) return []
  const { band, length } = seen.range
  const card = shipCard(ship.card)
  const armament = defendingZone ? card.armament[zone] : card.antiSquadron
  const usable = (color: DieColor) => (band && REACHING[band].includes(color) ? armament[color] : 0)
  return [
    {
      zone,
      ...(defendingZone && { defendingZone }),
      length,
      ...(band && { range: band }),
      obstructedBy: seen.obstructedBy,
      dice: { red: usable('red'), blue: usable('blue'), black: usable('black') },
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
