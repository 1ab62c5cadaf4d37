import { isInRange } from '#shared/game/cards/card-measure'
import { aboutOwn, at } from '#shared/game/engine/card-builder'
import { unitsOf } from '#shared/game/engine/forces'
import type { Values } from '#shared/game/engine/influence'
import { hasManeuvered } from '#shared/game/engine/once'
import { type Game, HULL_ZONES, type HullZone, otherSeat, type UnitId } from '#shared/game/engine/state'
import { hasTarget } from '#shared/game/flow/targets'

/** Attacks of an activation (R5.19). */
const MOST_ATTACKS = 2

const readyZones = (g: Game, ship: UnitId, rules: Values, activation: Attacked): HullZone[] =>
  HULL_ZONES.filter(
    (zone) => !activation?.attacked?.includes(zone) || rules.allows(g, 'reuse-zone', ship, { zone }, { base: false }),
  )
type Attacked = { readonly attacked?: readonly HullZone[] } | undefined

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
    .allowed((rules, g, { activation }, self) =>
      hasTarget(g, self.on, readyZones(g, self.on, rules, activation), rules),
    )
    .do((tx, { activation }, _answers, self) =>
      tx.grantAttack(self.on, readyZones(tx.state, self.on, tx.rules, activation), self.source),
    ),
]
