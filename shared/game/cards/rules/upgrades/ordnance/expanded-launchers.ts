import { modify, onOwn } from '#shared/game/engine/card-builder'

/** The front hull zone has two black dice more against ships. */
export default [
  modify('armament', (dice) => ({ ...dice, black: dice.black + 2 }), {
    when: onOwn(({ zone }) => zone === 'front'),
  }),
]
