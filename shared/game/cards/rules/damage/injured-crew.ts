import { at } from '#shared/game/engine/card-builder'
import { faceupOf, turnDown } from './faceup'

/** Its owner chooses and discards one of its defense tokens; without one nothing is discarded. Then facedown (DC12). */
export default [
  at('card.faceup')
    .when(faceupOf)
    .byOrder({
      use: 'always',
      first: ['exhausted', 'doubled', 'contain', 'evade', 'redirect', 'brace', 'scatter', 'any'],
    })
    .ask('token', (g, _moment, _answers, self) => g.ships[self.on]?.defense.map(({ id }) => id) ?? [])
    .tokensOf((_moment, self) => self.on)
    .do((tx, _moment, { token }, self) => {
      turnDown(tx, self)
      if (token) tx.discardDefense(self.on, token)
    }),
]
