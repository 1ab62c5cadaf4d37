import { modify, onOwn } from '#shared/game/engine/card-builder'

/** The contain of the ship stops all critical effects of the attack (R8.12). */
export default [modify('tokenEffect', () => 'stop-criticals', { when: onOwn(({ kind }) => kind === 'contain') })]
