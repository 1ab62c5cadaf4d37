import { isNear } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** Instead of its own attack another friendly squadron at distance 1-2 performs one, activated or not; it is not activated by it. */
export default [
  at('squadron.instead-of-attack')
    .may()
    .when(aboutOwn)
    .needs('squadron', (g, _moment, _answers, self) =>
      Object.values(g.squadrons)
        .filter(({ id, seat }) => seat === self.seat && id !== self.on && isNear(g, self.on, id, 2))
        .map(({ id }) => id),
    )
    .do((tx, _moment, { squadron }, self) => tx.grantAttack(squadron, [], self.source)),
]
