import { gatheredAgainst, isOnToken } from '#shared/game/cards/token-control'
import { at } from '#shared/game/engine/card-builder'
import type { Values } from '#shared/game/engine/influence'
import type { Region } from '#shared/game/engine/region'
import { type Game, type ObjectiveToken, otherSeat, type Seat } from '#shared/game/engine/state'
import { ofSecond } from './players'
import { movingToken, placingTokens, tokenId, tokensOn } from './tokens'

const REGION: Region = { all: [{ inside: 'setup-area' }, { beyond: 4, of: 'player-edges' }] }
const THREE = [1, 2, 3]

/** More dice against it than the opponent; but if a player has a unit on it, the opponent gets it. */
function controls(rules: Values, g: Game, seat: Seat, token: ObjectiveToken): boolean {
  const [own, enemy] = [isOnToken(g, seat, token), isOnToken(g, otherSeat(seat), token)]
  if (own || enemy) return enemy && !own
  return gatheredAgainst(g, rules, seat, token) > gatheredAgainst(g, rules, otherSeat(seat), token)
}

const controlled = (rules: Values, g: Game, seat: Seat): number =>
  tokensOn(g).filter((token) => controls(rules, g, seat, token)).length

/**
 * The second player places three tokens, then the first may move each of them a little (OB10). At the end of each round a
 * player gains a victory token for each of them that he controls.
 */
export default [
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) =>
      tx.inOrder(
        ...placingTokens(
          THREE.map(() => self.seat),
          REGION,
          self,
        ),
        ...THREE.map((n) => movingToken(tokenId(n), otherSeat(self.seat), 2, self)),
      ),
    ),
  at('round.end')
    .allowed((rules, g, _moment, self) => controlled(rules, g, self.seat) > 0)
    .do((tx, _moment, _answers, self) =>
      tx.gainVictoryTokens(self.seat, controlled(tx.rules, tx.state, self.seat), self.source),
    ),
]
