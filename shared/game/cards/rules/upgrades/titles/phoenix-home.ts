import { modify } from '#shared/game/engine/card-builder'

/** The ship may have four command tokens (R5.14), and one officer more, which is a matter of its fleet. */
export default [modify('tokenLimit', () => 4)]
