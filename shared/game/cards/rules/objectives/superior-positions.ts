import { at } from '#shared/game/engine/card-builder'
import { firstDeploysAll } from './deployment-order'
import { attacks } from './players'

/**
 * The first player deploys everything before the second deploys anything (OB20). A player who attacks the rear hull
 * zone of a ship and damages it gains a victory token.
 */
export default [
  firstDeploysAll,
  at('attack.after')
    .when((g, moment, self) => {
      const { defender, defendingZone, total = 0, dealt = 0 } = moment.attack
      // A critical effect may have dealt a card, and destroyed it, before the total was known.
      const suffered = total > 0 || dealt > 0 || g.ships[defender] === undefined
      return attacks(g, moment, self) && defendingZone === 'rear' && suffered
    })
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
]
