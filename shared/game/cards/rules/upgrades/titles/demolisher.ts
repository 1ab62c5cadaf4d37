import { isInRange } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { unitsOf } from '#shared/game/engine/forces'
import { hasManeuvered } from '#shared/game/engine/once'
import { HULL_ZONES, otherSeat } from '#shared/game/engine/state'

/** Attacks of an activation (R5.19). */
const MOST_ATTACKS = 2

/**
 * One of its two attacks may be performed after the first maneuver of its activation; the other one is performed in the
 * Attack step, or forfeited.
 */
export default [
  at('maneuver.after')
    .may()
    .gives('attack')
    .when((g, moment, self) => {
      const { activation, maneuver } = moment
      const isFirst = !hasManeuvered(g, self.on) && maneuver.speed === undefined
      if (!aboutOwn(g, moment, self) || activation?.ship !== self.on || !isFirst) return false
      return (activation.attacked?.length ?? 0) < MOST_ATTACKS
    })
    .when((g, _moment, self) => unitsOf(g, otherSeat(self.seat)).some((enemy) => isInRange(g, self.on, enemy, 'long')))
    .do((tx, { activation }, _answers, self) => {
      const { attacked = [] } = activation ?? {}
      const ready = HULL_ZONES.filter(
        (zone) =>
          !attacked.includes(zone) || tx.rules.allows(tx.state, 'reuse-zone', self.on, { zone }, { base: false }),
      )
      tx.grantAttack(self.on, ready, self.source)
    }),
]
