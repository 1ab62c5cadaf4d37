import { forbid } from '#shared/engine/card-builder'
import type { HullZone, PublicTable, UnitId } from '#shared/engine/state'

const isBare = (g: PublicTable, unit: UnitId, zone: HullZone | undefined): boolean =>
  zone !== undefined && g.ships[unit]?.shields[zone] === 0

/** A zone without shields gets none back, neither recovered nor moved; while it defends, redirect cannot be spent (DC2). */
export default [
  forbid('recover-shield', (g, unit, self, { zone }) => unit === self.on && isBare(g, unit, zone)),
  forbid(
    'spend-token',
    (g, unit, self, { kind, zone }) => unit === self.on && kind === 'redirect' && isBare(g, unit, zone),
  ),
]
