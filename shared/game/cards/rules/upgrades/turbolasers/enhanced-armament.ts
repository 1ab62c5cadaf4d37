import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Left and right hull zone have one red die more against ships. */
export default [
  modify('armament', (dice) => ({ ...dice, red: dice.red + 1 }), {
    when: onOwn(({ zone }) => zone === 'left' || zone === 'right'),
  }),
]
