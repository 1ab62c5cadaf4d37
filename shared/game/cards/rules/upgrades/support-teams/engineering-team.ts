import { modify } from '#shared/game/engine/card-builder'

/** Resolving Repair, by dial, token or both, the ship has one engineering point more (R7.9). */
export default [modify('engineeringBonus', (points) => points + 1)]
