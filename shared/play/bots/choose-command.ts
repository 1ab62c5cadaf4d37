import { shipKind } from '#shared/game/cards/catalog/kinds'
import { COMMANDS, type Command, HULL_ZONES, otherSeat, type Seat, type UnitId } from '#shared/game/engine/state'
import { gapToSquadron } from '#shared/game/geometry/base'
import { distance, mm } from '#shared/game/geometry/grid'
import { DISTANCE_ENDS, isWithinRange } from '#shared/game/geometry/range'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { waysOut } from './edge'
import { blows, bothBest, gapOf, standing, straightOn } from './ship-position'
import { best, roundsLeft, shipsOf, squadronsOf, worthOfDamage } from './worth'

/** The rough value of each command for a ship, in fleet points, now or soon. */
export type Uses = Readonly<Record<Command, number>>

const [, ONE] = DISTANCE_ENDS[0]
/** Within this gap the battle is about to begin (µm). */
const SOON = mm(420)

/** Damage that could be repaired, in engineering points (R7.10). */
export function repairable(ship: ShipView): number {
  const { shields } = ship.values
  const lost = HULL_ZONES.reduce((sum, zone) => sum + Math.max(0, shields[zone] - ship.shields[zone]), 0)
  return 2 * lost + 3 * ship.damage.length
}

function repairUse(ship: ShipView): number {
  const points = Math.min(repairable(ship), ship.values.engineering)
  return (points / 2) * worthOfDamage(ship)
}

/** The value of one more die, if there is a target. */
function fireUse(view: GameView, ship: ShipView): number {
  const here = standing(ship, straightOn(ship))
  const values = shipsOf(view, otherSeat(ship.seat)).map((foe) => {
    const there = standing(foe, foe.pose)
    const gap = gapOf(here, there)
    const inReach = bothBest(blows(here, there, gap))
    const shot = inReach > 0 ? 1 : gap < SOON && bothBest(blows(here, there, gap, 'long')) > 0 ? 0.5 : 0.1
    return shot * worthOfDamage(foe) * 0.8
  })
  return Math.max(0, ...values)
}

/** Ships of that seat that have yet to activate, with an enemy near enough to fight soon. */
export const shipsInFight = (view: GameView, seat: Seat): number =>
  shipsOf(view, seat).filter((ship) => {
    const here = standing(ship, ship.pose)
    const isNear = (foe: ShipView) => gapOf(here, standing(foe, foe.pose)) < SOON
    return !ship.activated && shipsOf(view, otherSeat(seat)).some(isNear)
  }).length

function navigateUse(view: GameView, ship: ShipView): number {
  const trapped = waysOut(ship, straightOn(ship), Math.max(1, ship.dialSpeed), view.area, roundsLeft(view))
  const { points } = shipKind(ship.card)
  const here = standing(ship, ship.pose)
  const gaps = shipsOf(view, otherSeat(ship.seat)).map((foe) => gapOf(here, standing(foe, foe.pose)))
  const farOff = Math.min(...gaps) > SOON && ship.dialSpeed < ship.values.maxSpeed ? 1.5 : 0
  return 1.8 + farOff + trapped * points * 0.5 + (ship.dialSpeed === 0 ? 6 : 0)
}

/** Own squadrons that it could activate by a command, from where they stand (R7.7). */
export function squadronsInReach(view: GameView, { seat, card, pose }: ShipView) {
  const { size } = shipKind(card)
  return squadronsOf(view, seat).filter(
    ({ at, activated }) => !activated && isWithinRange(gapToSquadron({ size, pose }, at), 'medium'),
  )
}

/** Those of them with an enemy in reach. */
export const squadronsAtHand = (view: GameView, ship: ShipView): number =>
  squadronsInReach(view, ship).filter(({ at, values }) =>
    isPreyWithin(view, ship.seat, at, reachOf(values.speed) + ONE + mm(40)),
  ).length

function isPreyWithin(view: GameView, seat: Seat, at: { x: number; y: number }, reach: number): boolean {
  const enemy = otherSeat(seat)
  return [
    ...shipsOf(view, enemy).map(({ pose }) => distance(at, pose)),
    ...squadronsOf(view, enemy).map((squadron) => distance(at, squadron.at)),
  ].some((length) => length <= reach)
}

function squadronUse(view: GameView, ship: ShipView): number {
  return Math.min(squadronsAtHand(view, ship), ship.values.squadrons) * 1.7
}

export function usesOf(view: GameView, ship: ShipView): Uses {
  return {
    navigate: navigateUse(view, ship),
    squadron: squadronUse(view, ship),
    repair: repairUse(ship),
    'concentrate-fire': fireUse(view, ship),
  }
}

/** The token that the ship misses least; a doubled one first. */
export function leastMissed(view: GameView, id: UnitId, tokens: readonly Command[]): Command | undefined {
  const ship = view.ships[id]
  if (!ship) return tokens[0]
  const uses = usesOf(view, ship)
  const doubled = tokens.find((token, i) => tokens.indexOf(token) !== i)
  return doubled ?? best(tokens, (token) => -uses[token])
}

export const mostUseful = (uses: Uses): Command => best(COMMANDS, (command) => uses[command]) ?? 'navigate'
