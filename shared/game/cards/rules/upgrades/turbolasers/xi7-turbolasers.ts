import { modify } from '#shared/game/engine/card-builder'

/** When the ship attacks, redirects take one damage at most, all other hull zones together (R8.8). */
export default [modify('redirectMost', (damage) => Math.min(damage, 1))]
