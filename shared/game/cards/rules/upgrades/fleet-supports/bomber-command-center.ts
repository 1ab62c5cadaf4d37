import { diceOf, friendlySquadronAttacks } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** A friendly squadron with Bomber at distance 1-5 may reroll one die when it attacks a ship; copies do not add up. */
export default [
  at('attack.modify')
    .may()
    .sharedByCopies()
    .when((g, moment, self) => {
      const { attacker, defendingZone } = moment.attack
      return friendlySquadronAttacks(g, moment, self) && defendingZone !== undefined && isNear(g, self.on, attacker, 5)
    })
    .allowed((rules, g, { attack }) => rules.valueOf(g, 'keywords', attack.attacker, {}).bomber !== undefined)
    .needs('die', (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { die }) => tx.rerollDice(attack, [die])),
]
