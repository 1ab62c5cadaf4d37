import { spendsDialsOf } from '#shared/game/cards/rules/in-advance'
import { type Command, HULL_ZONES, otherSeat } from '#shared/game/engine/state'
import { gapToSquadron } from '#shared/game/geometry/base'
import { distance, mm } from '#shared/game/geometry/grid'
import { DISTANCE_ENDS, RANGE_ENDS, rangeBand } from '#shared/game/geometry/range'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { type Uses, usesOf } from './choose-command'
import { blows, bothBest, gapOf, meanOf, standing, straightOn } from './ship-position'
import { shipsOf, squadronsOf, worthOfDamage } from './worth'

/** What a ship can use when it reveals a dial, so many rounds from now, in fleet points: by what is in reach by then. */

/** Ships and squadrons come nearer by that part of their way. */
const TOWARD = 0.8
/** What comes rounds later, comes so surely. */
const SURE = 0.7
/** Damage of one more die. */
const DIE = 0.8
/** Fleet points for each squadron that a command activates, and for a card that a dial pays for. */
const COMMANDED = 1.7
const BOARDED = 6
/** Nobody knows yet what it will need then; `repair` where an enemy shoots at it before. */
const USUAL = { navigate: 2, repair: 2.5, unhurt: 0.3 }

const [, ONE] = DISTANCE_ENDS[0]
const [[, CLOSE], [, MEDIUM]] = RANGE_ENDS

const stride = (ship: ShipView): number => distance(ship.pose, straightOn(ship))

/** How far two ships are apart when the first one attacks so many rounds from now: the other may have gone before it. */
function gapAhead(ship: ShipView, foe: ShipView, ahead: number): number {
  const gap = gapOf(standing(ship, ship.pose), standing(foe, foe.pose))
  return Math.max(0, gap - TOWARD * (ahead * stride(ship) + (ahead + 0.5) * stride(foe)))
}

/** Whether some hull zone has dice that reach so far. */
const reaches = (ship: ShipView, gap: number): boolean => {
  const band = rangeBand(gap)
  return band !== undefined && HULL_ZONES.some((zone) => meanOf(ship.values.armament[zone], band) > 0)
}

/** How likely it has a shot at that one: now by its arcs, whether or not the other goes first, later by reach alone. */
function shotAt(ship: ShipView, foe: ShipView, ahead: number): number {
  if (ahead > 0) return reaches(ship, gapAhead(ship, foe, ahead)) ? SURE : 0
  const here = standing(ship, ship.pose)
  const chances = [foe.pose, straightOn(foe)].filter((pose) => {
    const there = standing(foe, pose)
    return bothBest(blows(here, there, gapOf(here, there))) > 0
  })
  return chances.length / 2
}

const foesOf = (view: GameView, ship: ShipView): ShipView[] => shipsOf(view, otherSeat(ship.seat))

const fireAhead = (view: GameView, ship: ShipView, ahead: number): number =>
  Math.max(0, ...foesOf(view, ship).map((foe) => DIE * shotAt(ship, foe, ahead) * worthOfDamage(foe)))

/** Squadrons that it could command then, with an enemy in reach of them: they come along, and the enemy comes nearer. */
function commandedAhead(view: GameView, ship: ShipView, ahead: number): number {
  const own = squadronsOf(view, ship.seat)
  const { place } = standing(ship, ship.pose)
  const enemy = otherSeat(ship.seat)
  const flight = ({ values }: SquadronView) => TOWARD * ahead * reachOf(values.speed)
  const prey = [
    ...foesOf(view, ship).map((foe) => ({ at: foe.pose, comes: TOWARD * ahead * stride(foe) })),
    ...squadronsOf(view, enemy).map((squadron) => ({ at: squadron.at, comes: flight(squadron) })),
  ]
  const isUseful = (squadron: SquadronView): boolean => {
    const { at, values } = squadron
    const flown = flight(squadron)
    return (
      gapToSquadron(place, at) <= MEDIUM + flown &&
      prey.some((each) => distance(at, each.at) - each.comes - flown <= reachOf(values.speed) + ONE + mm(40))
    )
  }
  // What one ship commands another one cannot.
  const commanded = shipsOf(view, ship.seat).reduce((sum, each) => sum + each.values.squadrons, 0)
  const share = (own.filter(isUseful).length * ship.values.squadrons) / Math.max(1, commanded)
  return Math.min(share, ship.values.squadrons)
}

/** Cards beside it that are paid for by such a dial, with a prey that may be near enough by then. */
function boarded(view: GameView, ship: ShipView, ahead: number): Command[] {
  const isNear = foesOf(view, ship).some((foe) => gapAhead(ship, foe, ahead) <= CLOSE)
  if (!isNear) return []
  const cards = Object.values(view.cards).filter(({ on, discarded }) => on === ship.id && !discarded)
  return cards.flatMap(({ card }) => spendsDialsOf(card))
}

/**
 * What a ship can use of the dial behind those of a stack. What it needs now says the less of what it will need, the later that
 * is; a card is paid for by the first dial that does it.
 */
export function usesAhead(view: GameView, ship: ShipView, stack: readonly Command[]): Uses {
  const ahead = stack.length
  const now = usesOf(view, ship)
  const known = 1 / (1 + ahead)
  const isHurt = ahead > 0 && foesOf(view, ship).some((foe) => reaches(foe, gapAhead(ship, foe, ahead - 1)))
  const paid = boarded(view, ship, ahead)
  const sure = ahead === 0 ? 1 : SURE
  const cards = (command: Command) => (!stack.includes(command) && paid.includes(command) ? BOARDED * sure : 0)
  return {
    navigate: known * now.navigate + (1 - known) * USUAL.navigate + cards('navigate'),
    squadron: COMMANDED * sure * commandedAhead(view, ship, ahead) + cards('squadron'),
    repair: known * now.repair + (1 - known) * (isHurt ? USUAL.repair : USUAL.unhurt) + cards('repair'),
    'concentrate-fire': fireAhead(view, ship, ahead) + cards('concentrate-fire'),
  }
}
