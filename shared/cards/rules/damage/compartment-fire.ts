import { forbid } from '#shared/engine/card-builder'

/** Its defense tokens cannot be readied (DC4). */
export default [forbid('ready-token')]
