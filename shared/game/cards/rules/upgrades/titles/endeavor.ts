import { at } from '#shared/game/engine/card-builder'

/** At the start of the first round the ship gains a contain. */
export default [
  at('round.start')
    .beforeOthers()
    .when((g, _moment, self) => g.round === 1 && g.ships[self.on] !== undefined)
    .do((tx, _moment, _answers, self) => tx.gainDefense(self.on, 'contain')),
]
