import { diceOf } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/**
 * When a friendly ship at distance 1-3, itself included, is attacked at close range, up to four dice are rerolled by the attacker.
 * A squadron attacks at distance 1, which is no range, unless a card has it attack at close range (R6.44, FQ.major-rhymer.1).
 */
export default [
  at('attack.defend')
    .may()
    .byOrder({ use: 'hull-suffers' })
    .when((g, { attack: { seat, defender, defendingZone, range } }, self) => {
      const isClose = range === 'close' && defendingZone !== undefined
      return isClose && seat !== self.seat && isNear(g, self.on, defender, 3)
    })
    .allowed(
      (rules, g, { attack: { attacker, zone } }) =>
        zone !== undefined || rules.valueOf(g, 'strikingRange', attacker, {}) === 'close',
    )
    .exhausts()
    .needsSome('dice', { min: 1, max: 4 }, (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
