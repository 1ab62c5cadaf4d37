import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Attacking a ship from its front hull zone, each critical icon is worth two damage. */
export default [
  modify('iconDamage', (icons) => ({ ...icons, critical: 2 }), {
    when: onOwn(({ against, zone }) => against === 'ship' && zone === 'front'),
  }),
]
