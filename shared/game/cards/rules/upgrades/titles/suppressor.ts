import { isNear } from '#shared/game/cards/card-measure'
import { at } from '#shared/game/engine/card-builder'

/** When an enemy ship at distance 1-3 ends its activation, one of its defense tokens may be exhausted. */
export default [
  at('activation.end')
    .may()
    .byOrder({ use: 'always', first: ['scatter', 'brace', 'redirect', 'evade', 'contain', 'any'] })
    .when((g, { activation: { ship } }, self) => g.ships[ship]?.seat !== self.seat && isNear(g, self.on, ship, 3))
    .needs('token', (g, { activation: { ship } }) =>
      (g.ships[ship]?.defense ?? []).filter(({ exhausted }) => !exhausted).map(({ id }) => id),
    )
    .tokensOf(({ activation: { ship } }) => ship)
    .do((tx, { activation: { ship } }, { token }) => tx.exhaustDefense(ship, token)),
]
