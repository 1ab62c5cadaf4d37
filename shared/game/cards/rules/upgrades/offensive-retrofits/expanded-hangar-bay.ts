import { modify } from '#shared/game/engine/card-builder'

/** The squadron value of the ship is higher by one (R7.6). */
export default [modify('squadron', (value) => value + 1)]
