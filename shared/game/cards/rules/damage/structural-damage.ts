import { at } from '#shared/game/engine/card-builder'
import { faceupOf, turnDown } from './faceup'

/** It is dealt one facedown card; then this one lies facedown (DC19). */
export default [
  at('card.faceup')
    .when(faceupOf)
    .do((tx, _moment, _answers, self) => {
      tx.dealDamage(self.on)
      turnDown(tx, self)
    }),
]
