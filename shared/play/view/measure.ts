import { basePlace } from '#shared/game/cards/catalog/models'
import type { Point, PublicTable, UnitId } from '#shared/game/engine/state'
import { type BasePlace, gapBetweenShips, gapBetweenSquadrons, gapToSquadron } from '#shared/game/geometry/base'

/** A piece as the ruler sees it. */
export type Piece = { readonly ship: BasePlace } | { readonly squadron: Point }

/** The piece of that id; undefined if it is not on the table. */
export function pieceOf(table: Pick<PublicTable, 'ships' | 'squadrons'>, id: UnitId): Piece | undefined {
  const ship = table.ships[id]
  if (ship) return { ship: basePlace(ship) }
  const squadron = table.squadrons[id]
  return squadron && { squadron: squadron.at }
}

/** µm from base to base, dials ignored (R12.18). */
export function gapBetween(p: Piece, q: Piece): number {
  if ('ship' in p) return 'ship' in q ? gapBetweenShips(p.ship, q.ship) : gapToSquadron(p.ship, q.squadron)
  return 'ship' in q ? gapToSquadron(q.ship, p.squadron) : gapBetweenSquadrons(p.squadron, q.squadron)
}
