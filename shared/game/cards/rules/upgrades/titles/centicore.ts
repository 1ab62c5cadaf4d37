import { modify } from '#shared/game/engine/card-builder'

/** Of the squadrons that another friendly ship activates by a command, two may be at close-medium range of this one instead. */
export default [modify('keywords', (keywords) => ({ ...keywords, relay: 2 }))]
