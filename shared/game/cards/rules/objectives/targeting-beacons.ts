import { diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { ofSecond } from './players'
import { inTurns, placingTokens, tokensNear } from './tokens'

const TOKENS = 4

/**
 * The players place four tokens in turn, the second begins (OB8). His ships may reroll one or two dice against a ship at
 * distance 1-2 of a token, once in an attack.
 */
export default [
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) =>
      tx.inOrder(...placingTokens(inTurns(TOKENS, self.seat), { all: [{ inside: 'setup-area' }] }, self)),
    ),
  at('attack.modify')
    .may()
    .when(ofSecond)
    .when((g, { attack: { zone, defender, defendingZone } }) => {
      return zone !== undefined && defendingZone !== undefined && tokensNear(g, defender, 2).length > 0
    })
    .needsSome('dice', { min: 1, max: 2 }, (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
