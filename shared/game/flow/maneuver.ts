import { shipKind } from '#shared/game/cards/catalog/kinds'
import type { Change } from '#shared/game/engine/change'
import type { Ask, Choice, Refusal } from '#shared/game/engine/decision'
import type { FrameRules, FrameView, OpenAsk } from '#shared/game/engine/frame-rules'
import type { CollisionCard, Values } from '#shared/game/engine/influence'
import { maneuverKey } from '#shared/game/engine/once'
import { type Game, otherSeat, type PublicTable, type Seat, shipOf, type UnitId } from '#shared/game/engine/state'
import { closestShips, resolveCourse } from '#shared/game/geometry/course'
import { sidesFreeOfTool } from '#shared/game/geometry/maneuver-tool'
import { navigateOptions } from './navigate'
import { paceOf } from './pace'
import { activationOf, otherShips, placeOf, surroundings } from './table'
import { yawsAt } from './yaw'

/**
 * One click count per joint up to the speed, within its yaw; not on a side where the ship would lie over the tool
 * (R10.4, R10.8).
 */
export function isLegalCourse(g: PublicTable, ask: Ask & { kind: 'course' }, choice: Choice): Refusal | undefined {
  if (!('clicks' in choice)) return { code: 'wrong-form' }
  const { clicks, side } = choice
  if (clicks.length !== ask.speed) return { code: 'wrong-number-of-clicks' }
  const joint = clicks.findIndex((click, i) => Math.abs(click) > (ask.yaws[i] ?? 0))
  if (joint >= 0) return { code: 'yaw-exceeded', subject: `joint-${joint + 1}` }
  const { size } = shipKind(shipOf(g, ask.ship).card)
  return sidesFreeOfTool(size, clicks).includes(side) ? undefined : { code: 'side-overlaps-tool', subject: side }
}

function navigateAsk(g: Game, f: FrameView<'maneuver'>, rules: Values): OpenAsk[] {
  const options = navigateOptions(g, f, rules, (dial) => paceOf(g, f, dial))
  const ask: Ask = { ask: 'maneuver.navigate', subject: f.ship, seat: shipOf(g, f.ship).seat, kind: 'option', options }
  return [options.length === 1 ? { ...ask, only: { option: 'none' } } : ask]
}

/** A course that can only be straight is not asked: both sides lead to the same place (R10.6). */
function courseAsk(g: Game, f: FrameView<'maneuver'>, rules: Values): OpenAsk[] {
  const { seat } = shipOf(g, f.ship)
  const pace = paceOf(g, f)
  const { speed } = pace
  const yaws = yawsAt(g, f.ship, pace, rules, f.raised)
  const ask: Ask = { ask: 'maneuver.course', subject: f.ship, seat, kind: 'course', ship: f.ship, speed, yaws }
  const straight = yaws.every((yaw) => yaw === 0)
  return [straight ? { ...ask, only: { clicks: yaws.map(() => 0), side: 'left' } } : ask]
}

/** Of the ships met, the closest to the pose of rest; on a tie the moving player decides (R10.19). */
function closestAsk(g: Game, f: FrameView<'maneuver'>): OpenAsk[] {
  if (!f.mover || !f.rest || f.closest) return []
  const met = otherShips(g, f.ship).filter((other) => f.overlapped.includes(other.id))
  const ships = closestShips({ size: f.mover.size, pose: f.rest }, met)
  const [first, ...tied] = ships
  if (!first) return []
  const options = ships.map((id) => ({ id }))
  const ask: Ask = { ask: 'overlap.closest', subject: f.ship, seat: f.mover.seat, kind: 'option', options }
  return [tied.length === 0 ? { ...ask, only: { option: first } } : ask]
}

/** The final position is found, squadrons are lifted, and leaving the area destroys (R10.28 a-c). */
function move(tx: Change, f: FrameView<'maneuver'>): void {
  const { seat } = shipOf(tx.state, f.ship)
  const ship = placeOf(tx.state, f.ship)
  const end = resolveCourse({ ...surroundings(tx.state, f.ship), ship, clicks: f.clicks, side: f.side })
  tx.enter(f, { step: 'closest', overlapped: end.met, rest: end.rest, mover: { seat, size: ship.size } })
  tx.moveShip(f.ship, end.rest, f.clicks.length - end.tried.length, end.tried)
  tx.liftSquadrons(f, end.lifted)
  if (end.leaves) tx.destroy(f.ship, 'left-area')
}

/** A ship that has just left the table is still of its class. */
function cardOf(g: Game, id: UnitId): string {
  const { card } = g.ships[id] ?? g.lost.find((unit) => unit.id === id) ?? {}
  if (card === undefined) throw new Error(`no ship ${id}`)
  return card
}

/** What one of two ships that overlapped is dealt. */
function collisionCard(tx: Change, f: FrameView<'maneuver'>, id: UnitId): CollisionCard {
  const other = id === f.ship ? (f.closest ?? id) : f.ship
  const otherSize = shipKind(cardOf(tx.state, other)).size
  return tx.rules.valueOf(tx.state, 'collisionCard', id, { other, otherSize, moves: id === f.ship })
}

/**
 * The ship and the closest ship it overlapped each get a card; one that has left the table gets none (R10.18, RL.14).
 * Of a flotilla and another ship only the flotilla gets one, no matter which of them moved (R18.2, R18.4).
 */
function damage(tx: Change, f: FrameView<'maneuver'>): void {
  tx.enter(f, { step: 'overlaps' })
  if (!f.closest) return
  const both = [f.ship, f.closest]
  const flotillas = both.filter((id) => shipKind(cardOf(tx.state, id)).flotilla)
  const cards = (flotillas.length > 0 ? flotillas : both).map((id) => ({ id, card: collisionCard(tx, f, id) }))
  const idsOf = (...kinds: CollisionCard[]) => cards.filter(({ card }) => kinds.includes(card)).map(({ id }) => id)
  const faceup = idsOf('faceup')
  tx.push({ kind: 'deal-damage', ships: idsOf('facedown', 'faceup'), ...(faceup.length > 0 && { faceup }) })
}

function displace(tx: Change, f: FrameView<'maneuver'>, mover: Seat): void {
  tx.enter(f, { step: 'after' })
  const squadrons = f.lifted.map(({ squadron }) => squadron)
  if (!tx.state.ships[f.ship]) tx.returnSquadrons(f)
  else if (squadrons.length > 0) tx.push({ kind: 'displaced', ship: f.ship, squadrons, seat: otherSeat(mover) })
}

/** Determine Course and Move Ship (R10.1), in the order of R10.28. */
export const maneuverRules: FrameRules<'maneuver'> = {
  asks(g, f, rules) {
    switch (f.step) {
      case 'navigate':
        return navigateAsk(g, f, rules)
      case 'course':
        return courseAsk(g, f, rules)
      case 'closest':
        return closestAsk(g, f)
      default:
        return []
    }
  },
  answer(tx, f, ask, choice) {
    if ('clicks' in choice) {
      tx.enter(f, { step: 'move' })
      return tx.setCourse(f, choice.clicks, choice.side)
    }
    if (!('option' in choice)) throw new Error('an option expected')
    const { option } = choice
    if (ask.ask === 'overlap.closest') return tx.overlap(f, option)
    tx.enter(f, { step: 'course' })
    const use = navigateOptions(tx.state, f, tx.rules, (dial) => paceOf(tx.state, f, dial)).find(
      (o) => o.id === option,
    )?.navigate
    if (use) tx.navigate(f, activationOf(tx.state), use)
  },
  advance(tx, f) {
    switch (f.step) {
      case 'before':
        tx.enter(f, { step: 'begin' })
        return tx.window('maneuver.before-course', f.ship)
      case 'begin':
        tx.enter(f, { step: 'navigate' })
        return tx.windowForCards('course.start', f.ship)
      case 'move':
        return move(tx, f)
      case 'closest':
        return tx.enter(f, { step: 'damage' })
      case 'damage':
        return damage(tx, f)
      case 'overlaps':
        tx.enter(f, { step: 'displaced' })
        return tx.state.ships[f.ship] && tx.window('maneuver.moved', f.ship)
      case 'displaced':
        return f.mover && displace(tx, f, f.mover.seat)
      case 'after':
        // An "after" effect of a destroyed ship does not happen (R9.17).
        tx.enter(f, { step: 'done' })
        return tx.state.ships[f.ship] && tx.window('maneuver.after', f.ship)
      default:
        tx.rememberUse({ key: maneuverKey(f.ship), until: 'activation' })
        return tx.pop()
    }
  },
  /** Before it has moved, a maneuver of a destroyed ship is void (R5.22); later its consequences are still resolved. */
  alive: (g, f) => f.mover !== undefined || g.ships[f.ship] !== undefined,
}
