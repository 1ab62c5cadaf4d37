import { modify, permit } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

const isFriendly = (g: PublicTable, unit: UnitId, { seat }: Self): boolean => g.ships[unit]?.seat === seat

/** Friendly ships raise a second yaw value by a Navigate dial, and one instead of the speed by a token (R7.16). */
export default [modify('dialYaws', (joints) => joints + 1, { when: isFriendly }), permit('token-yaw', isFriendly)]
