import { crossesTokens, isOnToken } from '#shared/game/cards/card-measure'
import { DUST_FIELDS } from '#shared/game/cards/catalog/obstacles'
import { at, modify } from '#shared/game/engine/card-builder'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Region } from '#shared/game/engine/region'
import { ofSecond, seatOf } from './players'
import { placingToken, tokenId } from './tokens'

const LEFT_OUT = ['station', 'debris-1', 'debris-2']
const ENDS: readonly Region[] = [
  { all: [{ inside: 'setup-area' }] },
  { all: [{ inside: 'setup-area' }, { at: 5, of: { token: tokenId(1) } }] },
]

/**
 * Dust fields stand in for debris and station (OB15). After all are deployed the second player places two tokens at distance
 * 1-5 of each other. An attack across them or the line between them loses half of its dice before the roll, after those
 * that an obstruction and the attacker's other cards take, unless attacker or defender overlaps one of them.
 */
export default [
  at('setup.objective')
    .when(ofSecond)
    .do((tx, _moment, _answers, { source }) =>
      tx.changeObstacles(source, { added: [...DUST_FIELDS], without: LEFT_OUT }),
    ),
  at('setup.after-deploying')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) =>
      tx.inOrder(...ENDS.map((region, i) => placingToken(tokenId(i + 1), self.seat, region, self))),
    ),
  modify('diceRemoved', (removed, _self, { dice = 0 }) => removed + Math.floor(Math.max(0, dice - removed) / 2), {
    order: 1,
    when: (g, attacker, self, { defender, line }) => {
      if (seatOf(g, attacker) !== self.seat || !defender || !line) return false
      const tokens = lyingTokens(g)
      const overlap = tokens.some((token) => [attacker, defender].some((unit) => isOnToken(g, unit, token)))
      return !overlap && crossesTokens(line, tokens)
    },
  }),
]
