import { lostTokens } from '#shared/game/cards/lost-tokens'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** When the ship activates, its player discards the card to recover, readied, one of its defense tokens (FQ.walex-blissex.1). */
export default [
  at('activation.start')
    .may()
    .gives('lost-token')
    .when(aboutOwn)
    .discards()
    .needs('token', (g, _moment, _answers, self) => lostTokens(g, self.on).map(({ id }) => id))
    .tokensOf((_moment, self) => self.on)
    .do((tx, _moment, { token }, self) => tx.recoverDefense(self.on, token)),
]
