import { forbid } from '#shared/engine/card-builder'

/** Attacking, it cannot spend accuracy icons (DC1). */
export default [forbid('spend-accuracy')]
