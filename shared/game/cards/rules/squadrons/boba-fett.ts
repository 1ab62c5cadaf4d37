import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** As he activates, an enemy ship or squadron at distance 1 suffers a damage (R11.42). */
export default [
  at('squadron.activated')
    .when(aboutOwn)
    .needs('unit', (g, _moment, _answers, self) =>
      [...Object.values(g.ships), ...Object.values(g.squadrons)]
        .filter(({ id, seat }) => seat !== self.seat && isNear(g, self.on, id, 1))
        .map(({ id }) => id),
    )
    .do((tx, _moment, { unit }) => tx.suffer(unit, 1)),
]
