import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { hasLostDial } from '#shared/game/engine/once'

/** Before it reveals a dial: one damage, or that dial is discarded and none is revealed this round (DC6). */
export default [
  at('dial.before-reveal')
    .when((g, moment, self) => aboutOwn(g, moment, self) && !hasLostDial(g, self.on))
    .ask('price', () => ['damage', 'dial'])
    .do((tx, _moment, { price }, self) => {
      if (price === 'dial') tx.loseDial(self.on)
      else tx.suffer(self.on, 1)
    }),
]
