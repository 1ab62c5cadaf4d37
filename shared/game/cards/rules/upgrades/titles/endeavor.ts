import { at } from '#shared/game/engine/card-builder'

/** At the start of the first round the ship gains a contain; nobody is asked whether, for no token has to be spent. */
export default [
  at('round.start')
    .beforeOthers()
    .when(({ round }) => round === 1)
    .do((tx, _moment, _answers, self) => tx.gainDefense(self.on, 'contain')),
]
