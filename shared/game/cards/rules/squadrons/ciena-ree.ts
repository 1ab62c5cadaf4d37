import { permit } from '#shared/game/engine/card-builder'

/** Attacks on her are obstructed (R6.13). */
export default [permit('obstruct')]
