import { at } from '#shared/game/engine/card-builder'

/** At the start of the Command Phase the card may be discarded: all dials of the ship are, and it is given new ones (R4.3-4). */
export default [
  at('command.start')
    .may()
    .discards()
    .when((g, _moment, self) => (g.ships[self.on]?.dials.length ?? 0) > 0)
    .do((tx, _moment, _answers, self) => tx.clearDials(self.on)),
]
