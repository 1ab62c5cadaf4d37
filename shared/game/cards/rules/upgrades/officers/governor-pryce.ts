import { at, forbid } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { PublicTable, UnitId } from '#shared/game/engine/state'

const ROUNDS = ['1', '2', '3', '4', '5', '6']

/** Ships that this one lets go first: all but those that another copy holds back in the same round, if theirs is the second player's. */
function waitsFor(g: PublicTable, self: Self, other: UnitId): boolean {
  const token = g.cards[self.source]?.roundToken
  const copy = Object.values(g.cards).find(({ card, on }) => card === self.card && on === other)
  return copy?.roundToken !== token || self.seat !== g.firstPlayer
}

/**
 * After fleets are deployed a round token may be put on the card; in that round its ship activates last of all ships. Of two
 * copies with the same token the first player's goes first.
 */
export default [
  at('setup.after-deploying')
    .may()
    .needs('round', () => ROUNDS)
    .do((tx, _moment, { round }, self) => tx.putRoundToken(self.source, Number(round))),
  forbid('activate', (g, unit, self) => {
    if (unit !== self.on || g.cards[self.source]?.roundToken !== g.round) return false
    return Object.values(g.ships).some(({ id, activated }) => id !== unit && !activated && waitsFor(g, self, id))
  }),
]
