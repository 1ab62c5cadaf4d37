import { forbid } from '#shared/engine/card-builder'

/** Attacking, it cannot resolve critical effects (DC20). */
export default [forbid('resolve-critical')]
