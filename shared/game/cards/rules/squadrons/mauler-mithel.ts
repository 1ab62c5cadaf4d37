import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { aboutOwn, at } from '#shared/game/engine/card-builder'

/** After he has moved, all squadrons that are engaged with him suffer a damage (RL.33). */
export default [
  at('squadron.moved')
    .when(aboutOwn)
    .when((g, _moment, { on }) => engagedWith(g, on).length > 0)
    .do((tx, _moment, _answers, { on }) => {
      for (const squadron of engagedWith(tx.state, on)) tx.suffer(squadron, 1)
    }),
]
