import type { MomentAt, Self } from '#shared/game/engine/card-rules'
import { type DieColor, FACE_ICONS, type PublicTable } from '#shared/game/engine/state'

/** Its ship attacks a ship with a critical icon on a die of that color (R9.21, R9.25). */
export const withCritical =
  (color: DieColor) =>
  (_g: PublicTable, { attack }: MomentAt<'attack.critical'>, self: Self): boolean =>
    attack.attacker === self.on &&
    attack.defendingZone !== undefined &&
    attack.pool.some((die) => die.color === color && die.face !== undefined && FACE_ICONS[die.face].criticals > 0)
