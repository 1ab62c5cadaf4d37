import { countsToken } from '#shared/game/engine/commands'
import type { CommandUse } from '#shared/game/engine/decision'
import { type Command, HULL_ZONES, type HullZone, otherSeat } from '#shared/game/engine/state'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import type { AnswerContextFor } from './bot'
import { leastMissed, repairable, squadronsAtHand } from './choose-command'
import { blows, bothBest, facingZone, gapOf, standing } from './ship-position'
import { best, roundsLeft, shipsOf, worthOfDamage } from './worth'

/** Which ship goes first, what its dial becomes, and which commands it resolves (R5, R7). */

/** Fleet points below which a ship had better wait until the enemy has come nearer, if a card lets it (R5.4). */
const WORTH_ACTIVATING = 1

/** Prefers a shot before its target is gone, and a ship in danger before the enemy shoots at it. */
export function chooseShip({ view, request }: AnswerContextFor<'option'>): string | undefined {
  const ships = request.options.flatMap(({ id }) => {
    const ship = view.ships[id]
    return ship ? [{ id, worth: shotNow(view, ship) + 0.5 * dangerNow(view, ship) }] : []
  })
  const found = best(ships, ({ worth }) => worth)
  const wait = request.options.find(({ source }) => source !== undefined)
  const isEnemyToCome = shipsOf(view, otherSeat(request.seat)).some(({ activated }) => !activated)
  return wait && isEnemyToCome && (found?.worth ?? 0) < WORTH_ACTIVATING ? wait.id : found?.id
}

/** Fleet points of its attacks from where it stands. */
function shotNow(view: GameView, ship: ShipView): number {
  const here = standing(ship, ship.pose)
  const values = shipsOf(view, otherSeat(ship.seat)).map((foe) => {
    const there = standing(foe, foe.pose)
    return bothBest(blows(here, there, gapOf(here, there))) * worthOfDamage(foe)
  })
  return Math.max(0, ...values)
}

/** The same for enemies that have yet to activate. */
function dangerNow(view: GameView, ship: ShipView): number {
  const here = standing(ship, ship.pose)
  const foes = shipsOf(view, otherSeat(ship.seat)).filter(({ activated }) => !activated)
  return foes.reduce((sum, foe) => {
    const there = standing(foe, foe.pose)
    return sum + bothBest(blows(there, here, gapOf(here, there))) * worthOfDamage(ship)
  }, 0)
}

/** Keeps a dial that helps now; makes another a token, if there is room and the token lasts (R5.11-12, R5.14). */
export function keepOrConvert({ view, request }: AnswerContextFor<'option'>): 'keep' | 'token' {
  const ship = view.ships[request.subject]
  const frame = view.now.findLast((f) => f.kind === 'activation')
  const dial = frame?.kind === 'activation' ? frame.dial : undefined
  if (!ship || !dial) return 'keep'
  const room = ship.commandTokens.length < ship.values.tokenLimit && !ship.commandTokens.includes(dial)
  return !room || roundsLeft(view) === 0 || helpsNow(view, ship, dial) ? 'keep' : 'token'
}

function helpsNow(view: GameView, ship: ShipView, dial: Command): boolean {
  switch (dial) {
    case 'navigate':
      return true
    case 'repair':
      return repairable(ship) >= 3
    case 'squadron':
      return squadronsAtHand(view, ship) > 0
    case 'concentrate-fire':
      return shotNow(view, ship) > 0
  }
}

/** Repair and Squadron, each if it does something; the token with the dial only if both are needed (R5.16, R7.1-2). */
export function chooseCommand({ view, request }: AnswerContextFor<'option'>): string {
  const ship = view.ships[request.subject]
  if (!ship) return 'none'
  const wanted = request.options.flatMap(({ id, use }) => {
    const gain = use ? gainOf(view, ship, use.command, use) : 0
    return gain > 0 ? [{ id, gain }] : []
  })
  return best(wanted, ({ gain }) => gain)?.id ?? 'none'
}

/** Fleet points for the other commands of the round. */
const OTHERS_LOST = 0.5

function gainOf(view: GameView, ship: ShipView, command: Command, use: CommandUse): number {
  const kept = (use.token && roundsLeft(view) > 0 ? 1 : 0) + (use.asToken ? OTHERS_LOST : 0)
  const { engineering, squadrons } = ship.values
  if (command === 'repair') {
    const points = (use.dial ? engineering : 0) + (countsToken(use) ? Math.ceil(engineering / 2) : 0)
    return (Math.min(points, repairable(ship)) / 2) * worthOfDamage(ship) * 0.5 - kept
  }
  if (command !== 'squadron') return 0
  const most = (use.dial ? squadrons : 0) + (countsToken(use) ? 1 : 0)
  return Math.min(most, squadronsAtHand(view, ship)) * 1.7 - kept
}

export const discardToken = ({ view, request }: AnswerContextFor<'option'>): string | undefined => {
  const ship = view.ships[request.subject]
  return ship && leastMissed(view, ship.id, ship.commandTokens)
}

/** The mean damage that enemies threaten each hull zone with, from where they stand. */
export function threats(view: GameView, ship: ShipView): Record<HullZone, number> {
  const here = standing(ship, ship.pose)
  const threat = { front: 0, right: 0, rear: 0, left: 0 }
  for (const foe of shipsOf(view, otherSeat(ship.seat))) {
    const there = standing(foe, foe.pose)
    threat[facingZone(here, foe.pose)] += 0.3 + bothBest(blows(there, here, gapOf(here, there)))
  }
  return threat
}

/** Least price for a gain in repairs, by shields of threatened zones and by cards that hurt (R7.10). */
export function chooseRepair({ view, request }: AnswerContextFor<'option'>): string {
  const ship = view.ships[request.subject]
  if (!ship) return 'done'
  const threat = threats(view, ship)
  const maximum = ship.values.shields
  const most = Math.max(...HULL_ZONES.map((zone) => threat[zone]))
  // A zone that no enemy faces is worth half of one that all face.
  const shield = (zone: HullZone) => (0.5 + (most > 0 ? threat[zone] / most : 0)) * (ship.shields[zone] === 0 ? 1.2 : 1)
  const found = best(request.options, ({ repair }) => {
    if (!repair) return 0
    const { cost, recover, from, to, slot, card } = repair
    if (recover) return shield(recover) / cost
    if (from && to) {
      const even = ship.shields[from] - ship.shields[to] > 1 || ship.shields[from] === maximum[from]
      return even ? shield(to) - 1.2 * shield(from) : 0
    }
    if (slot === undefined) return 0
    return ((card ? 2.4 : 1.6) * (cardsToDestroy(ship) <= 2 ? 1.5 : 1)) / cost
  })
  return found?.id ?? 'done'
}

/** The zone that can best spare it takes damage that goes to a zone of choice (R9.2). */
export function spareZone({ view, request }: AnswerContextFor<'option'>): string | undefined {
  const ship = view.ships[request.subject]
  if (!ship) return undefined
  const threat = threats(view, ship)
  return best(HULL_ZONES, (zone) => (ship.shields[zone] > 0 ? ship.shields[zone] - threat[zone] : -10))
}
