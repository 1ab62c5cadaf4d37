import { shipKind, squadronKind } from '#shared/game/cards/catalog/kinds'
import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type DefenseKind, HULL_ZONES, otherSeat, type Seat } from '#shared/game/engine/state'
import { LAST_ROUND } from '#shared/game/flow/score'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { hullLeft } from '#shared/play/view/unit'
import { attackWorth } from './attack-worth'
import { threats } from './choose-activation'
import { shipsInFight, usesOf } from './choose-command'
import { outlookOf, valueOfPlace } from './choose-course'
import { foreseen } from './foreseen'
import { huntOf, valueOfSpot } from './squadron-places'
import { roundsLeft, shipsOf, worthOfDamage, worthOfHull } from './worth'

/** What an answer has led to, as far as its player knows. */
export interface Outcome {
  readonly view: GameView
  readonly events: readonly GameEvent[]
  /** Dice that are rolled by then, nobody knows how. */
  readonly unrolled: ReadonlySet<string>
  /** A question that comes of it, and is not played out. */
  readonly promise?: DecisionRequest
  /** It goes on, to the end of the attack or activation, or of the round; `ahead`: how much better the next question is by it. */
  readonly lasting?: { readonly of: 'turn' | 'round'; readonly ahead: number }
}

export interface Gain {
  /** Fleet points, less the price. */
  readonly worth: number
  /** Fleet points for cards that are exhausted or discarded. */
  readonly price: number
  /** A card is gone for it. */
  readonly discards: boolean
}

/** Fleet points. A card that is exhausted may be missing later in the round; one that is discarded, in each that is left. */
const CARD_EXHAUSTED = 0.3
const CARD_DISCARDED = 0.6
/** Something that cannot be counted here, such as a lasting effect: it is what the card is for. */
const UNSEEN_GOOD = 0.8
const UNSEEN_MOST = 0.01

const DESTROYED = 0.6
const HULL = 1.4
const FACEUP = 0.8
const STANDING_STILL = 8
const SPEED_OF_ENEMY = 1
const DEFENSE: Readonly<Record<DefenseKind, number>> = { scatter: 8, brace: 7, redirect: 6, evade: 5, contain: 2 }
const EXHAUSTED = 1.2
/** Of its points, for a squadron set aside: it comes back by a Squadron command, or is lost (R3.29). */
const SET_ASIDE = 0.2
/** A command token is worth at most so much, and an unknown dial. */
const TOKEN_MOST = 2
const TOKEN_LEAST = 0.6
const DIAL = 2
const ACTIVATION = 2

/** What an outcome is worth to a seat beside another one, in fleet points. */
export function gainBetween(before: Outcome, after: Outcome, seat: Seat): Gain {
  const price = cardPrice(before.view, after.view, seat)
  const seen =
    unitGains(before.view, after.view, seat) +
    victoryTokens(after.view, seat) -
    victoryTokens(before.view, seat) +
    attackWorth(after.view, seat, after.unrolled) -
    attackWorth(before.view, seat, before.unrolled) +
    promised(after) -
    setAside(before.view, after, seat)
  const discards = after.events.some(
    (event) => event.type === 'cardDiscarded' && before.view.cards[event.source]?.seat === seat,
  )
  return { worth: seen + unseen(before.view, after, { seen, seat, discards }) - price, price, discards }
}

function setAside({ reserve }: GameView, { events }: Outcome, seat: Seat): number {
  const points = events.map((event) => {
    const squadron = event.type === 'unitSetAside' ? reserve?.squadrons[event.unit] : undefined
    return squadron?.seat === seat ? squadronKind(squadron.card).points : 0
  })
  return SET_ASIDE * points.reduce((sum, each) => sum + each, 0)
}

/** What comes of the question that it leads to: a granted attack is one. */
const promised = ({ view, promise }: Outcome): number => (promise && foreseen(view, promise, 1)?.worth) ?? 0

/**
 * What lasts for the round helps each ship that fights in it. What shows in nothing but its price, such as another critical
 * effect, is good for something; a card is not discarded on that.
 */
function unseen(
  view: GameView,
  { lasting, events }: Outcome,
  { seen, seat, discards }: { seen: number; seat: Seat; discards: boolean },
): number {
  if (lasting) return lasting.ahead + UNSEEN_GOOD * (lasting.of === 'round' ? shipsInFight(view, seat) : 1)
  const shown = events.filter(({ type }) => !OF_THE_PRICE.has(type))
  const isGood = shown.length === 0 ? !discards : shown.some(({ type }) => !COUNTED.has(type))
  return isGood && Math.abs(seen) < UNSEEN_MOST ? UNSEEN_GOOD : 0
}

const OF_THE_PRICE: ReadonlySet<GameEvent['type']> = new Set([
  'effectUsed',
  'cardExhausted',
  'cardDiscarded',
  'tokenSpent',
  'drawn',
])

/** What happens to dice and tokens is counted, even where it comes to nothing. */
const COUNTED: ReadonlySet<GameEvent['type']> = new Set([
  'dieAdded',
  'diceRerolled',
  'dieChanged',
  'dieSpent',
  'diceCanceled',
  'tokenUnlocked',
  'shieldRecovered',
  'shieldsLost',
  'tokenGained',
  'tokenDiscarded',
])

/** A card of the other side costs that side as much. A dial on a card is as dear, unless there are more than rounds. */
function cardPrice(before: GameView, after: GameView, seat: Seat): number {
  let price = 0
  const rounds = Math.min(roundsLeft(before), LAST_ROUND)
  const dials = storedDials(before, seat)
  if (dials <= rounds) price += CARD_DISCARDED * rounds * (dials - storedDials(after, seat))
  for (const card of Object.values(after.cards)) {
    const was = before.cards[card.id]
    if (!was) continue
    const sign = card.seat === seat ? 1 : -1
    if (card.discarded && !was.discarded) price += sign * CARD_DISCARDED * rounds
    else if (card.exhausted !== was.exhausted) price += sign * (card.exhausted ? CARD_EXHAUSTED : -CARD_EXHAUSTED)
  }
  return price
}

const storedDials = (view: GameView, seat: Seat): number =>
  shipsOf(view, seat).reduce((sum, { storedDials = [] }) => sum + storedDials.length, 0)

function unitGains(before: GameView, after: GameView, seat: Seat): number {
  let sum = 0
  for (const ship of Object.values(before.ships)) {
    const sign = ship.seat === seat ? 1 : -1
    const now = after.ships[ship.id]
    if (now !== ship) sum += sign * (now ? shipGain(before, ship, now, seat) : -shipKind(ship.card).points)
  }
  for (const squadron of Object.values(before.squadrons)) {
    const sign = squadron.seat === seat ? 1 : -1
    const now = after.squadrons[squadron.id]
    sum += sign * (now ? squadronGain(before, squadron, now) : -squadronKind(squadron.card).points)
  }
  return sum
}

function shipGain(view: GameView, was: ShipView, now: ShipView, seat: Seat): number {
  const own = was.seat === seat
  const worth = worthOfDamage(was)
  const faceup = (ship: ShipView) => ship.damage.filter((card) => card.faceup).length
  const hull = HULL * worth * (hullLeft(now) - hullLeft(was)) - FACEUP * worth * (faceup(now) - faceup(was))
  const lost = hullLeft(now) === 0 && hullLeft(was) > 0 ? -DESTROYED * shipKind(was.card).points : 0
  return (
    hull +
    lost +
    worth * shieldGain(view, was, now) +
    (sameList(was.commandTokens, now.commandTokens) && sameList(was.raidTokens, now.raidTokens)
      ? 0
      : tokenWorth(view, now) - tokenWorth(view, was)) +
    defenseGain(view, was, now) +
    (sameList(was.dials.map(shown), now.dials.map(shown)) ? 0 : dialWorth(view, now) - dialWorth(view, was)) +
    speedGain(was, now, own) +
    placeGain(view, was, now) +
    (now.activated === was.activated ? 0 : now.activated ? -ACTIVATION : ACTIVATION)
  )
}

const shown = ({ n, command }: ShipView['dials'][number]): string => `${n} ${command}`
const sameList = (p: readonly string[], q: readonly string[]): boolean => p.join() === q.join()

/** Shields of a threatened zone are worth more. */
function shieldGain(view: GameView, was: ShipView, now: ShipView): number {
  const changed = HULL_ZONES.filter((zone) => was.shields[zone] !== now.shields[zone])
  if (changed.length === 0) return 0
  const threat = threats(view, was)
  const most = Math.max(...HULL_ZONES.map((zone) => threat[zone]))
  return changed.reduce(
    (sum, zone) => sum + (now.shields[zone] - was.shields[zone]) * (0.6 + (most > 0 ? (0.5 * threat[zone]) / most : 0)),
    0,
  )
}

/** Command tokens by what they would do, raid tokens by what they spoil. */
function tokenWorth(view: GameView, ship: ShipView): number {
  const { commandTokens, raidTokens } = ship
  if (commandTokens.length === 0 && raidTokens.length === 0) return 0
  const isActivating = view.now.some((frame) => frame.kind === 'activation' && frame.ship === ship.id)
  if (roundsLeft(view) === 0 && ship.activated && !isActivating) return 0
  const uses = usesOf(view, ship)
  const of = (command: keyof typeof uses) => Math.min(TOKEN_MOST, Math.max(TOKEN_LEAST, 0.4 * uses[command]))
  const sum = (commands: readonly (keyof typeof uses)[]) => commands.reduce((total, each) => total + of(each), 0)
  return sum(commandTokens) - sum(raidTokens)
}

/** Own dials are known, and the top one counts most. */
function dialWorth(view: GameView, ship: ShipView): number {
  const [top] = ship.dials
  const others = DIAL * Math.max(0, ship.dials.length - 1)
  if (!top) return 0
  return others + (top.command === 'unknown' ? DIAL : Math.max(0.5, 0.5 * usesOf(view, ship)[top.command]))
}

function defenseGain(view: GameView, was: ShipView | SquadronView, now: ShipView | SquadronView): number {
  if (was.defense === now.defense) return 0
  const later = Math.min(1, roundsLeft(view) / 2)
  const worth = ({ defense }: ShipView | SquadronView) =>
    defense.reduce((sum, { kind, exhausted }) => sum + (0.2 + later) * DEFENSE[kind] - (exhausted ? EXHAUSTED : 0), 0)
  return worth(now) - worth(was)
}

/** An enemy that does not choose its speed goes where it does not want to go. */
function speedGain(was: ShipView, now: ShipView, own: boolean): number {
  if (was.dialSpeed === now.dialSpeed) return 0
  if (now.dialSpeed === 0) return -STANDING_STILL
  if (was.dialSpeed === 0) return STANDING_STILL
  return own ? -0.5 : -SPEED_OF_ENEMY
}

function placeGain(view: GameView, was: ShipView, now: ShipView): number {
  const { x, y, heading } = was.pose
  if (now.pose.x === x && now.pose.y === y && now.pose.heading === heading) return 0
  const outlook = outlookOf(view, was)
  return valueOfPlace(outlook, now.pose) - valueOfPlace(outlook, was.pose)
}

function squadronGain(view: GameView, was: SquadronView, now: SquadronView): number {
  const moved = was.at.x !== now.at.x || was.at.y !== now.at.y
  const hunt = moved ? huntOf(view, was) : undefined
  return (
    worthOfHull(was) * (now.hull - was.hull) +
    defenseGain(view, was, now) * 0.5 +
    (hunt ? valueOfSpot(hunt, now.at, false) - valueOfSpot(hunt, was.at, false) : 0) +
    (now.activated === was.activated ? 0 : now.activated ? -ACTIVATION : ACTIVATION)
  )
}

function victoryTokens({ victoryTokens: gained, objective }: GameView, seat: Seat): number {
  if (!gained || objective === undefined) return 0
  return (gained[seat] - gained[otherSeat(seat)]) * (objectiveCard(objective).victoryTokens ?? 0)
}
