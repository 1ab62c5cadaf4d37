import { at, scores } from '#shared/engine/card-builder'
import type { Region } from '#shared/engine/region'
import { otherSeat } from '#shared/engine/state'
import { isObjectiveShip } from './objective-ships'
import { ofSecond, ownShip, shipsOf } from './players'
import { placingTokens, tokensAtOne } from './tokens'

const REGION: Region = {
  all: [{ inside: 'setup-area' }, { beyond: 5, of: 'player-edges' }, { beyond: 3, of: 'tokens' }],
}
const FIVE = [0, 1, 2, 3, 4]
/** For more victory tokens than the opponent. */
const PRIZE = 75

/**
 * The players place five tokens in turn, the second begins; each names one of his ships (OB18). When it reveals a dial it
 * may take a token at distance 1. Whoever has more of them at the end scores 75.
 */
export default [
  at('setup.before-deploying')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => {
      const turns = FIVE.map((n) => (n % 2 === 0 ? self.seat : otherSeat(self.seat)))
      tx.inOrder(...placingTokens(turns, REGION, self))
    }),
  at('setup.after-deploying')
    .ask('ship', (g, _moment, _answers, self) => shipsOf(g, self.seat))
    .do((tx, _moment, { ship }, self) => tx.nameObjectiveShip(ship, self.seat)),
  at('dial.revealed')
    .may()
    .when((g, moment, self) => ownShip(g, moment, self) && isObjectiveShip(g, moment.subject))
    .ask('token', (g, { subject }) => tokensAtOne(g, subject))
    .do((tx, _moment, { token }, self) => {
      tx.removeObjectiveToken(token, self.seat)
      tx.gainVictoryTokens(self.seat, 1, self.source)
    }),
  scores((g, { seat }) => {
    const { victoryTokens: held = { a: 0, b: 0 } } = g
    return held[seat] > held[otherSeat(seat)] ? PRIZE : 0
  }),
]
