import { permit } from '#shared/game/engine/card-builder'

/** The ship's Navigate token either changes its speed or raises one yaw value by one (R7.16). */
export default [permit('token-yaw')]
