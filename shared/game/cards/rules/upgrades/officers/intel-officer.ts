import { attacks } from '#shared/game/cards/attacks'
import { at } from '#shared/game/engine/card-builder'
import type { DefenseToken, PublicTable } from '#shared/game/engine/state'

const tokensOf = (g: PublicTable, unit: string): readonly Readonly<DefenseToken>[] =>
  (g.ships[unit] ?? g.squadrons[unit])?.defense ?? []

/**
 * Attacking, after the roll: a defense token of the defender, of a unit whose tokens it may spend, or of its own, is discarded if it
 * is spent in this attack. Exhausts.
 */
export default [
  at('attack.rolled')
    .may()
    .when(attacks)
    .allowed((rules, g, { attack }) =>
      rules.valueOf(g, 'tokenBearers', attack.defender, {}).some((id) => tokensOf(g, id).length > 0),
    )
    .exhausts()
    .needs('unit', (g, { attack }, _answers, _self, valueNow) =>
      [...valueNow('tokenBearers', attack.defender, {}), attack.attacker].filter((id) => tokensOf(g, id).length > 0),
    )
    .needs('token', (g, _moment, { unit }) => tokensOf(g, unit).map(({ id }) => id))
    .tokensOf((_moment, _self, { unit }) => unit)
    .do((tx, { attack }, { unit, token }) => tx.markToken(attack, unit, token)),
]
