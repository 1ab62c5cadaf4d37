import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'

/** Attacking a hull zone without shields: any number of dice are rerolled, all at once. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .when((g, { attack: { defender, defendingZone } }) => {
      return defendingZone !== undefined && (g.ships[defender]?.shields[defendingZone] ?? 0) === 0
    })
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
