import { hasCritical } from '#shared/game/cards/attacks'
import type { MomentAt, Self } from '#shared/game/engine/card-rules'
import type { DieColor, PublicTable } from '#shared/game/engine/state'

/** Its ship attacks a ship with a critical icon on a die, of that color if one is named (R9.21, R9.25). */
export const withCritical =
  (color?: DieColor) =>
  (_g: PublicTable, { attack }: MomentAt<'attack.critical'>, self: Self): boolean =>
    attack.attacker === self.on &&
    attack.defendingZone !== undefined &&
    attack.pool.some((die) => (color === undefined || die.color === color) && hasCritical(die))
