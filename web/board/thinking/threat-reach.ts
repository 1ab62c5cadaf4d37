import { diceOf } from '#shared/game/engine/reach'
import type { RangeBand, UnitId } from '#shared/game/engine/state'
import { type Dice, HULL_ZONES, type HullZone } from '#shared/game/engine/state'
import { countDice } from '#shared/game/flow/target-measure'
import { DISTANCE_ENDS, RANGE_ENDS } from '#shared/game/geometry/range'
import { reachOf as squadronReach } from '#shared/game/geometry/squadron-rest'
import { isHeld } from '#shared/play/view/attack-reach'
import { reachOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { DISC } from '../outline'

/** How far a hull zone hits ships, and with what at each range. */
export interface ZoneReach {
  zone: HullZone
  bands: readonly { range: RangeBand; mm: number; dice: Dice }[]
}

/** By the values as they are now. */
export function zoneReaches(view: GameView, ship: UnitId): ZoneReach[] {
  const armament = view.ships[ship]?.values.armament
  if (armament === undefined) return []
  return HULL_ZONES.flatMap((zone) => {
    const bands = RANGE_ENDS.flatMap(([range, end]) => {
      const dice = diceOf(armament[zone], reachOf(view, { attacker: ship, zone, defendingZone: 'front' }, range))
      return countDice(dice) > 0 ? [{ range, mm: end / 1000, dice }] : []
    })
    return bands.length > 0 ? [{ zone, bands }] : []
  })
}

/** mm from its middle within which a squadron hits after its move; what holds it leaves it distance 1. */
export function squadronThreat(view: GameView, squadron: UnitId): number {
  const speed = view.squadrons[squadron]?.values.speed ?? 0
  const move = isHeld(view, squadron) ? 0 : squadronReach(speed)
  return DISC + (move + DISTANCE_ENDS[0][1]) / 1000
}
