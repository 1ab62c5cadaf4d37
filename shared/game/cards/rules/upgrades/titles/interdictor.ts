import { at } from '#shared/game/engine/card-builder'

/** When any ship activates, the card is exhausted to ready another upgrade of its ship. */
export default [
  at('activation.start')
    .may()
    .byOrder({ use: 'always', first: ['g-8-experimental-projector', 'targeting-scrambler', 'any'] })
    .exhausts()
    .needs('card', (g, _moment, _answers, self) =>
      Object.values(g.cards)
        .filter(({ id, on, exhausted, discarded }) => on === self.on && id !== self.source && exhausted && !discarded)
        .map(({ id }) => id),
    )
    .do((tx, _moment, { card }) => tx.readyCards([card])),
]
