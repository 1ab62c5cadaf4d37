import { attackables } from '#shared/game/engine/attackable'
import type { Self } from '#shared/game/engine/card-rules'
import type { ValueNow } from '#shared/game/engine/influence'
import type { Band } from '#shared/game/engine/region'
import type { PublicTable, Seat, UnitId } from '#shared/game/engine/state'
import { isInRange, isNear } from './card-measure'

/** A squadron of the card's player at distance 1 to `most` of the card's unit, which may be that squadron itself (R12.21). */
export const isFriendlyNear = (g: PublicTable, squadron: UnitId, self: Self, most: Band): boolean =>
  g.squadrons[squadron]?.seat === self.seat && isNear(g, self.on, squadron, most)

/** A squadron of the other player at distance 1 to `most` of the card's unit. */
export const isEnemyNear = (g: PublicTable, squadron: UnitId, self: Self, most: Band): boolean => {
  const { seat } = g.squadrons[squadron] ?? {}
  return seat !== undefined && seat !== self.seat && isNear(g, self.on, squadron, most)
}

/** Some enemy lies where the attacks of the squadron reach, in sight or not (R11.23, R11.34, R13.10). */
export function findsEnemy(g: PublicTable, squadron: UnitId, now: ValueNow): boolean {
  const { seat } = g.squadrons[squadron] ?? {}
  if (seat === undefined) return false
  const isEnemy = (unit: { readonly seat: Seat }) => unit.seat !== seat
  const atSquadrons = now('keywords', squadron, {}).snipe === undefined ? 1 : 2
  const isFar = now('strikingRange', squadron, {}) === 'close'
  const targets = [...Object.values(g.ships), ...attackables(g)].filter(isEnemy)
  return (
    Object.values(g.squadrons).some((other) => isEnemy(other) && isNear(g, squadron, other.id, atSquadrons)) ||
    targets.some(({ id }) => isNear(g, squadron, id, 1) || (isFar && isInRange(g, squadron, id, 'close')))
  )
}

/** Squadrons of a player that have yet to activate, wherever they are: a command may bring some of them in. */
export const hasSquadronsLeft = (g: PublicTable, seat: Seat): boolean =>
  [...Object.values(g.squadrons), ...Object.values(g.reserve?.squadrons ?? {})].some(
    (squadron) => squadron.seat === seat && !squadron.activated,
  )

export const friendlySquadronsNear = (g: PublicTable, self: Self, most: Band): UnitId[] =>
  Object.keys(g.squadrons).filter((id) => isFriendlyNear(g, id, self, most))
