import { RANGE_ENDS } from '#shared/game/geometry/range'

/** mm; the end of medium range, as far as ships command squadrons (R7.7). */
export const COMMAND_REACH = RANGE_ENDS[1][1] / 1000
