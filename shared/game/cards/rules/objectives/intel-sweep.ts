import { at, scores } from '#shared/game/engine/card-builder'
import { secondHalf } from '#shared/game/engine/effect'
import { waitingOf } from '#shared/game/engine/forces'
import { otherSeat } from '#shared/game/engine/state'
import { isObjectiveShip } from './objective-ships'
import { instanceOf, ofSecond, ownShip } from './players'
import { FAR_APART, inTurns, placingTokens, tokensNear } from './tokens'

const TOKENS = 5
/** For more victory tokens than the opponent. */
const PRIZE = 75
const NAMING = 1

/**
 * The players place five tokens in turn, the second begins; then each names one of their ships, the first begins (OB18).
 * When it reveals a dial it may take a token at distance 1. The player with more of them at the end scores 75.
 */
export default [
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, moment, _answers, self) => {
      const naming = [otherSeat(self.seat), self.seat].map((seat) => secondHalf(moment, instanceOf(self, seat), NAMING))
      tx.inOrder(...placingTokens(inTurns(TOKENS, self.seat), FAR_APART, self), ...naming)
    }),
  at('effect.second-half')
    // Nobody is deployed yet, and none set aside (R3.25).
    .ask('ship', (g, _moment, _answers, self) => waitingOf(g, self.seat).ships)
    .do((tx, _moment, { ship }, self) => {
      if (ship) tx.nameObjectiveShip(ship, self.seat)
    }),
  at('dial.revealed')
    .may()
    .when((g, moment, self) => ownShip(g, moment, self) && isObjectiveShip(g, moment.subject))
    .needs('token', (g, { subject }) => tokensNear(g, subject, 1))
    .do((tx, _moment, { token }, self) => {
      tx.removeObjectiveToken(token, self.seat)
      tx.gainVictoryTokens(self.seat, 1, self.source)
    }),
  scores((g, { seat }) => {
    const { victoryTokens: held = { a: 0, b: 0 } } = g
    return held[seat] > held[otherSeat(seat)] ? PRIZE : 0
  }),
]
