import { attacks, diceOf } from '#shared/game/cards/attacks'
import { exhaustCopy, shipsWithCopy } from '#shared/game/cards/copies'
import { at, forbid } from '#shared/game/engine/card-builder'

/**
 * Attacking: for the copy on another friendly ship at distance 1-3, which is exhausted, one or two dice are rerolled. A ship whose
 * copy is exhausted cannot attack ships.
 */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needs('ship', (g, _moment, _answers, self) => shipsWithCopy(g, self, 3))
    .needsSome('dice', { min: 1, max: 2 }, (_g, { attack }) => diceOf(attack))
    .pays((tx, _moment, { ship }, self) => exhaustCopy(tx, self, ship))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
  forbid(
    'attack',
    (g, unit, self, { against }) => unit === self.on && against === 'ship' && g.cards[self.source]?.exhausted === true,
  ),
]
