import { attacks } from '#shared/game/cards/attacks'
import { at, onOwn, whileLasting } from '#shared/game/engine/card-builder'

/** Attacking: the defender cannot spend exhausted defense tokens in this attack. Exhausts. */
export default [
  at('attack.modify')
    .may()
    .when(attacks)
    .allowed((rules, g, { attack }) =>
      rules
        .valueOf(g, 'tokenBearers', attack.defender, {})
        .some((unit) => (g.ships[unit] ?? g.squadrons[unit])?.defense.some(({ exhausted }) => exhausted)),
    )
    .exhausts()
    .do((tx, { attack }, _answers, { source, card, seat }) =>
      tx.last({ source, card, seat, on: attack.defender, until: { frame: attack.id } }),
    ),
  whileLasting.forbid(
    'spend-token',
    onOwn(({ exhausted }) => exhausted),
  ),
]
