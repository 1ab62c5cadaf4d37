import { basePlace } from '#shared/game/cards/catalog/models'
import type { Point, PublicTable, UnitId } from '#shared/game/engine/state'
import { moveFault, type SquadronNeighborhood } from '#shared/game/geometry/squadron-rest'

/** Everything that a squadron may not come to rest on (R11.12). */
export const piecesAround = (table: PublicTable, squadron: UnitId): SquadronNeighborhood => ({
  ships: Object.values(table.ships).map(basePlace),
  squadrons: Object.values(table.squadrons)
    .filter(({ id }) => id !== squadron)
    .map(({ at }) => at),
})

/** Whether a squadron may come to rest there: within reach, on nothing (R11.9-12). */
export const isFreePlace = (pieces: SquadronNeighborhood, from: Point, to: Point, reach: number): boolean =>
  moveFault(pieces, from, to, reach) === undefined
