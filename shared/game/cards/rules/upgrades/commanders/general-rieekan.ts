import { squadronKind } from '#shared/game/cards/catalog/kinds'
import { at, whileLasting } from '#shared/game/engine/card-builder'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

const isShipOrUnique = (g: PublicTable, unit: UnitId): boolean => {
  const squadron = g.squadrons[unit]
  return g.ships[unit] !== undefined || (squadron !== undefined && squadronKind(squadron.card).unique)
}

/**
 * Once a round a friendly ship or unique squadron that would be destroyed by damage stays, and counts as not destroyed, until
 * the Status Phase ends (R9.20).
 */
export default [
  at('destruction.before')
    .may()
    .byOrder({ use: 'always' })
    .oncePer('round')
    .when((g, { subject }, self) => {
      const unit = g.ships[subject] ?? g.squadrons[subject]
      return unit?.seat === self.seat && isShipOrUnique(g, subject)
    })
    .do((tx, { subject }, _answers, self) => tx.doom(subject, self)),
  whileLasting.forbid('be-destroyed'),
]
