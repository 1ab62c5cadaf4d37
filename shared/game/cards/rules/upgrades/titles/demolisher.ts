import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { hasManeuvered } from '#shared/game/engine/once'
import { hasTarget, readyZones } from '#shared/game/flow/targets'

/**
 * One of its two attacks may be performed after the first maneuver of its activation; the other one is performed in the
 * Attack step, or forfeited.
 */
export default [
  at('maneuver.after')
    .may()
    .gives('attack')
    .when((g, moment, self) => {
      const isFirst = !hasManeuvered(g, self.on) && moment.maneuver.speed === undefined
      return aboutOwn(g, moment, self) && isFirst
    })
    .allowed(
      (rules, g, { activation }, { on }) =>
        activation !== undefined && hasTarget(g, on, readyZones(g, activation, rules), rules),
    )
    .do((tx, { activation }, _answers, { on, source }) => {
      if (activation) tx.grantAttack(on, readyZones(tx.state, activation, tx.rules), source)
    }),
]
