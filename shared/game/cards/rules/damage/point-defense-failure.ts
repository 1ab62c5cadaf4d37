import { modify, onOwn } from '#shared/game/engine/card-builder'

/** Attacking a squadron, it removes one die of its choice before the roll (DC14). */
export default [
  modify('diceRemoved', (dice) => dice + 1, {
    when: onOwn(({ against }) => against === 'squadron'),
  }),
]
