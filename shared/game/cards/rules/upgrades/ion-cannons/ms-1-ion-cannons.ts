import { at } from '#shared/game/engine/card-builder'
import { withCritical } from '../critical'

/** Blue critical effect: a readied upgrade of the defender, any one, is exhausted; what it does without exhausting goes on (R16.10). */
export default [
  at('attack.critical')
    .may()
    .when(withCritical('blue'))
    .needs('card', (g, { attack }) =>
      Object.values(g.cards)
        .filter(({ on, exhausted, discarded }) => on === attack.defender && !exhausted && !discarded)
        .map(({ id }) => id),
    )
    .do((tx, _moment, { card }) => tx.exhaust(card)),
]
