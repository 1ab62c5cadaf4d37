import { attacks, diceOf } from '#shared/game/cards/attacks'
import { friendlySquadronsNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'

/** Attacking: for a damage that another friendly squadron at distance 1 suffers, any number of dice are rerolled. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needs('squadron', (g, _moment, _answers, self) => friendlySquadronsNear(g, self, 1).filter((id) => id !== self.on))
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack),
    )
    .pays((tx, _moment, { squadron }) => tx.suffer(squadron, 1))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
