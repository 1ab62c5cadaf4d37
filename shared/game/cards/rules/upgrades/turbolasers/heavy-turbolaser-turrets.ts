import { modify, onOwn } from '#shared/game/engine/card-builder'

/** When the ship attacks, brace lowers the damage by one at most, unless it is the only token that was spent. */
export default [modify('braceSaves', (damage) => Math.min(damage, 1), { when: onOwn(({ spent }) => spent.length > 1) })]
