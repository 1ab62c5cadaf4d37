import type { Self } from '#shared/game/engine/card-rules'
import type { Band } from '#shared/game/engine/region'
import type { PublicTable, Seat, UnitId } from '#shared/game/engine/state'
import { isNear } from './card-measure'

/** A squadron of the card's player at distance 1 to `most` of the card's unit, which may be that squadron itself (R12.21). */
export const isFriendlyNear = (g: PublicTable, squadron: UnitId, self: Self, most: Band): boolean =>
  g.squadrons[squadron]?.seat === self.seat && isNear(g, self.on, squadron, most)

/** A squadron of the other player at distance 1 to `most` of the card's unit. */
export const isEnemyNear = (g: PublicTable, squadron: UnitId, self: Self, most: Band): boolean => {
  const { seat } = g.squadrons[squadron] ?? {}
  return seat !== undefined && seat !== self.seat && isNear(g, self.on, squadron, most)
}

/** Squadrons of a player that have yet to activate, wherever they are: a command may bring some of them in. */
export const hasSquadronsLeft = (g: PublicTable, seat: Seat): boolean =>
  [...Object.values(g.squadrons), ...Object.values(g.reserve?.squadrons ?? {})].some(
    (squadron) => squadron.seat === seat && !squadron.activated,
  )

export const friendlySquadronsNear = (g: PublicTable, self: Self, most: Band): UnitId[] =>
  Object.keys(g.squadrons).filter((id) => isFriendlyNear(g, id, self, most))
