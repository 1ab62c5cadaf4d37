import { attacks, diceOf } from '#shared/game/cards/attacks'
import { lostTokens } from '#shared/game/cards/lost-tokens'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** Attacking, she may spend a defense token of hers to reroll any number of dice; as she activates she may recover one. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .needs('token', ({ squadrons }, _moment, _answers, { on }) => squadrons[on]?.defense.map(({ id }) => id) ?? [])
    .tokensOf((_moment, { on }) => on)
    .needsSome('dice', { min: 1, max: (_rules, _g, { attack }) => attack.pool.length }, (_g, { attack }) =>
      diceOf(attack),
    )
    .pays((tx, _moment, { token }, { on }) => tx.useUpDefense(on, token))
    .do((tx, { attack }, { dice }) => tx.rerollDice(attack, dice)),
  at('squadron.activated')
    .may()
    .gives('lost-token')
    .when(aboutOwn)
    .needs('token', (g, _moment, _answers, { on }) => lostTokens(g, on).map(({ id }) => id))
    .do((tx, _moment, { token }, { on }) => tx.recoverDefense(on, token)),
]
