import { CHASSIS } from '#shared/cards/catalog/chassis'
import { basePlace, shipCard } from '#shared/cards/catalog/ships'
import type { HullZone, PublicTable, UnitId } from '#shared/engine/state'
import { baseCorners } from '#shared/geometry/base'
import { type Side, shipShape } from '#shared/geometry/ship-shape'
import { type Sight, sight } from '#shared/geometry/sight'

/** One end of an attack: a hull zone of a ship, or a squadron, which has none. */
export interface AttackEnd {
  unit: UnitId
  zone?: HullZone | undefined
}
type Table = Pick<PublicTable, 'ships' | 'squadrons'>

function sideOf(table: Table, { unit, zone }: AttackEnd): Side | undefined {
  const squadron = table.squadrons[unit]
  if (squadron) return { squadron: squadron.at }
  const ship = table.ships[unit]
  return ship && zone ? { ship: shipShape(CHASSIS[shipCard(ship.card).chassis], ship.pose), zone } : undefined
}

/** Arc, attack range and line of sight as everybody sees them (R12); undefined if one of the two is gone. */
export function sightBetween(table: Table, from: AttackEnd, to: AttackEnd): Sight | undefined {
  const attacker = sideOf(table, from)
  const defender = sideOf(table, to)
  if (!attacker || !defender) return undefined
  const others = Object.values(table.ships).filter(({ id }) => id !== from.unit && id !== to.unit)
  return sight({
    attacker,
    defender,
    others: others.map((ship) => ({ id: ship.id, outline: baseCorners(basePlace(ship)) })),
    obstacles: [],
  })
}
