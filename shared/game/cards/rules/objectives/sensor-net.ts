import { at } from '#shared/game/engine/card-builder'
import { otherSeat } from '#shared/game/engine/state'
import { isFirst, ofFirst, ownShip } from './players'
import { FAR_APART, inTurns, movingToken, placingTokens, tokensNear } from './tokens'

const TOKENS = 4

/**
 * The players place four tokens in turn, the first begins (OB23). Who reveals a dial with a ship at distance 1 of some
 * gains a victory token and picks one of them; the opponent moves it, the second player farther.
 */
export default [
  at('setup.after-obstacles')
    .when(ofFirst)
    .do((tx, _moment, _answers, self) => tx.inOrder(...placingTokens(inTurns(TOKENS, self.seat), FAR_APART, self))),
  at('dial.revealed')
    .when(ownShip)
    .needs('token', (g, { subject }) => tokensNear(g, subject, 1))
    .do((tx, _moment, { token }, self) => {
      tx.gainVictoryTokens(self.seat, 1, self.source)
      tx.inOrder(movingToken(token, otherSeat(self.seat), isFirst(tx.state, self) ? 4 : 2, self))
    }),
]
