import { attacks, diceOf } from '#shared/game/cards/attacks'
import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** Attacking, he may reroll one die for each enemy ship and squadron at distance 1, one after the other (RL.39). */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .upTo((g, _moment, self) => {
      const units = [...Object.values(g.ships), ...Object.values(g.squadrons)]
      return units.filter(({ id, seat }) => seat !== self.seat && isNear(g, self.on, id, 1)).length
    })
    .needs('die', (_g, { attack }) => diceOf(attack))
    .do((tx, { attack }, { die }) => tx.rerollDice(attack, [die])),
]
