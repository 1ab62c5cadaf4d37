import { modify } from '#shared/game/engine/card-builder'

/** Engineering value halved, rounded down; copies one after the other (DC15, R9.11). */
export default [modify('engineering', (value) => Math.floor(value / 2))]
