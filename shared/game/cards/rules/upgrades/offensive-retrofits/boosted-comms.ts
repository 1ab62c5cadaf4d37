import { modify } from '#shared/game/engine/card-builder'

/** The ship activates squadrons at long range, too; so relays may stand there (R11.37). */
export default [modify('commandRange', () => 'long')]
