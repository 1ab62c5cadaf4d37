import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Attacking a ship, each blue die that still shows accuracy when the damage is determined adds one to it. */
export default [
  modify('iconDamage', (icons) => ({ ...icons, accuracy: 1 }), {
    when: onOwn(({ against, color }) => against === 'ship' && color === 'blue'),
  }),
]
