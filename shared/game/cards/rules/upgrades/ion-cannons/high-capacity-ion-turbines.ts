import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Left and right hull zone have one blue die more against ships. */
export default [
  modify('armament', (dice) => ({ ...dice, blue: dice.blue + 1 }), {
    when: onOwn(({ zone }) => zone === 'left' || zone === 'right'),
  }),
]
