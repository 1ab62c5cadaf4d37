import { forbid } from '#shared/game/engine/card-builder'

/** Its defense tokens cannot be readied (DC4). */
export default [forbid('ready-token')]
