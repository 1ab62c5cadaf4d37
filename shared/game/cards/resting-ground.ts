import type { Point, PublicTable, UnitId } from '#shared/game/engine/state'
import type { SquadronNeighborhood } from '#shared/game/geometry/squadron-rest'
import { isNear } from './card-measure'
import { engagedWith } from './catalog/engaged'
import { basePlace } from './catalog/models'

/**
 * Everything that a squadron may not come to rest on (R11.12). `unengaged`: it must not be engaged there; by a card those
 * ships engage it, too, at distance 1.
 */
export const restingGround = (
  table: PublicTable,
  squadron: UnitId,
  unengaged?: readonly UnitId[],
): SquadronNeighborhood => ({
  ships: Object.values(table.ships).map(basePlace),
  squadrons: Object.values(table.squadrons)
    .filter(({ id }) => id !== squadron)
    .map(({ at }) => at),
  ...(unengaged && { isBarred: (at) => isEngagedAt(table, squadron, at, unengaged) }),
})

function isEngagedAt(table: PublicTable, squadron: UnitId, at: Point, ships: readonly UnitId[]): boolean {
  const self = table.squadrons[squadron]
  if (!self) return false
  const there = { ...table, squadrons: { ...table.squadrons, [squadron]: { ...self, at } } }
  return engagedWith(there, squadron).length > 0 || ships.some((ship) => isNear(there, squadron, ship, 1))
}
