import { forbid } from '#shared/game/engine/card-builder'

/** Attacking, it cannot resolve critical effects (DC20). */
export default [forbid('resolve-critical')]
