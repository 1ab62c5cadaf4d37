import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Left and right hull zone have one black die more against ships. */
export default [
  modify('armament', (dice) => ({ ...dice, black: dice.black + 1 }), {
    when: onOwn(({ zone }) => zone === 'left' || zone === 'right'),
  }),
]
