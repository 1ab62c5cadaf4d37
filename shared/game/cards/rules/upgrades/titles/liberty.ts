import { modify } from '#shared/game/engine/card-builder'

/** A Squadron token activates one squadron more, alone or beside the dial (R7.6). */
export default [modify('squadronsByToken', (squadrons) => squadrons + 1)]
