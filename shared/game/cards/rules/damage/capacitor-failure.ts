import { forbid, onOwn } from '#shared/game/engine/card-builder'
import type { HullZone, PublicTable, UnitId } from '#shared/game/engine/state'

const isBare = (g: PublicTable, unit: UnitId, zone: HullZone | undefined): boolean =>
  zone !== undefined && g.ships[unit]?.shields[zone] === 0

/** A zone without shields gets none back, neither recovered nor moved; while it defends, redirect cannot be spent (DC2). */
export default [
  forbid(
    'recover-shield',
    onOwn(({ zone }, g, unit) => isBare(g, unit, zone)),
  ),
  forbid(
    'spend-token',
    onOwn(({ kind, zone }, g, unit) => kind === 'redirect' && isBare(g, unit, zone)),
  ),
]
