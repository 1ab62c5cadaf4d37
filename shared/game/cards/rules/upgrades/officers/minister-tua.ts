import type { CardRule } from '#shared/game/engine/card-rules'

/** A defensive retrofit more is a matter of the fleet; in the game the card does nothing. */
export default [] satisfies CardRule[]
