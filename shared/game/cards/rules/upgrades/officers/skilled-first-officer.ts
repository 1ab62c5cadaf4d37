import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { hasLostDial } from '#shared/game/engine/once'

/** Before the ship reveals a dial the card may be discarded: the top one is discarded, and the next one is revealed (R4.9, RL.22). */
export default [
  at('dial.before-reveal')
    .may()
    .discards()
    .when((g, moment, self) => aboutOwn(g, moment, self) && !hasLostDial(g, self.on))
    .when((g, _moment, self) => (g.ships[self.on]?.dials.length ?? 0) > 1)
    .do((tx, _moment, _answers, self) => tx.discardTopDial(self.on)),
]
