import { isEnemyNear } from '#shared/game/cards/squadrons-near'
import { at } from '#shared/game/engine/card-builder'

/** An enemy squadron with Intel or Relay that activates at distance 1 suffers a damage. */
export default [
  at('squadron.activated')
    .when((g, { subject }, self) => isEnemyNear(g, subject, self, 1))
    .allowed((rules, g, { subject }) => {
      const { intel, relay } = rules.valueOf(g, 'keywords', subject, {})
      return intel !== undefined || relay !== undefined
    })
    .do((tx, { subject }) => tx.suffer(subject, 1)),
]
