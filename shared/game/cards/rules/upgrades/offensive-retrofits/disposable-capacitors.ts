import { aboutOwn, at, whileLasting } from '#shared/game/engine/card-builder'

/** When the ship activates: until the end of the round its blue dice reach long range, too, against ships (R6.10). Discarded. */
export default [
  at('activation.start')
    .may()
    .when(aboutOwn)
    .discards()
    .do((tx, _moment, _answers, { source, card, seat, on }) => tx.last({ source, card, seat, on, until: 'round' })),
  whileLasting.modify('reach', (colors) => [...colors, 'blue'], {
    when: (_g, _unit, _self, { against, range }) => against === 'ship' && range === 'long',
  }),
]
