import { modify } from '#shared/game/engine/card-builder'

/** The ship has one command dial fewer than its command value says (R4.3). */
export default [modify('dialsRequired', (dials) => dials - 1)]
