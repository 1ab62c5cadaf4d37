import { attacks, diceOf } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import { DIE_COLORS } from '#shared/game/engine/state'

/** Attacking: any number of dice of one color are rerolled. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .exhausts()
    .needs('color', (_g, { attack }) => DIE_COLORS.filter((color) => attack.pool.some((die) => die.color === color)))
    .askSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }, { color }) =>
      diceOf(attack, (die) => die.color === color),
    )
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
]
