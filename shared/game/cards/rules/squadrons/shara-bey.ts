import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Each critical icon of her attacks by Counter adds a damage. */
export default [
  modify('iconDamage', (icons) => ({ ...icons, critical: 1 }), { when: onOwn(({ manner }) => manner === 'counter') }),
]
