import { forbid } from '#shared/game/engine/card-builder'

/** Attacking, it cannot spend accuracy icons (DC1). */
export default [forbid('spend-accuracy')]
