import { isDeepStrictEqual } from 'node:util'
import { engineWith } from '#shared/game'
import { DAMAGE_DECK } from '#shared/game/cards/catalog/damage-deck'
import { basePlace } from '#shared/game/cards/catalog/models'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { AFTER_DAMAGE } from '#shared/game/engine/attack-frames'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { FrameOf } from '#shared/game/engine/frame'
import type { Rulebook } from '#shared/game/engine/rulebook'
import {
  type GameState,
  HULL_ZONES,
  type HullZone,
  SEATS,
  type Seat,
  type Ship,
  type Squadron,
  type UnitId,
} from '#shared/game/engine/state'
import {
  shipInside,
  shipOverlapsSquadron,
  shipsOverlap,
  squadronInside,
  squadronsOverlap,
} from '#shared/game/geometry/base'
import { permits } from './influences'

/**
 * What holds in every state between two decisions; one line for each breach. `cards`: the damage cards of a game that
 * began with them; `rules`: those of all cards in play.
 */
export function breaches(
  state: GameState,
  open: readonly DecisionRequest[],
  cards: readonly string[],
  // New for each state: a rulebook keeps in mind which cards were in play.
  rules: Rulebook = engineWith(CARD_RULES).rules,
): string[] {
  const hullValue = (id: UnitId): number => rules.valueOf(state, 'hull', id, {})
  return [
    ...asked(state, open),
    ...Object.values(state.ships).flatMap((ship) => soundShip(ship, state, rules)),
    ...Object.values(state.squadrons).flatMap(({ id, hull }) =>
      (hull < 1 && !isKept(state, id)) || hull > hullValue(id) ? [`hull of ${id}`] : [],
    ),
    ...soundDecks(state, cards),
    ...soundTokens(state),
    ...soundStack(state),
    ...placesFree(state),
    ...(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state) ? [] : ['the state is not plain JSON']),
  ]
}

function asked(state: GameState, open: readonly DecisionRequest[]): string[] {
  if (state.result) return open.length > 0 ? ['the game is over and still asks'] : []
  const tooFew = open.filter(
    (request) => 'options' in request && request.options.length < ('min' in request ? request.min : 1),
  )
  return [
    ...(open.length === 0 ? ['nobody is asked and the game is not over'] : []),
    ...tooFew.map((request) => `${request.ask} has fewer options than it demands (R16.13)`),
  ]
}

/**
 * Whether a unit without hull is still there: its destruction is being resolved, an effect holds it back (R9.20), or it may
 * answer the attack that destroyed it (R11.27).
 */
const isKept = ({ lasting, stack }: GameState, id: UnitId): boolean =>
  lasting.some(({ on, dooms }) => dooms && on === id) ||
  stack.some(
    (frame) =>
      (frame.kind === 'destruction' && frame.units.includes(id)) ||
      (frame.kind === 'attack' && frame.defender === id && AFTER_DAMAGE.includes(frame.step)),
  )

function soundShip(ship: Ship, state: GameState, rules: Rulebook): string[] {
  const card = shipCard(ship.card)
  const sound = {
    shields: HULL_ZONES.every(
      (zone) => ship.shields[zone] >= 0 && ship.shields[zone] <= mostShields(ship, zone, state),
    ),
    hull:
      ship.damage.length + ship.damageWithoutCard < rules.valueOf(state, 'hull', ship.id, {}) || isKept(state, ship.id),
    speed: ship.dialSpeed >= 0 && ship.dialSpeed <= card.maxSpeed,
    dials: ship.dials.length <= card.command,
    tokens:
      allDifferent(ship.commandTokens) &&
      ship.commandTokens.length <= rules.valueOf(state, 'tokenLimit', ship.id, {}) + 1,
    slots: allDifferent(ship.damage.map(({ slot }) => slot)),
    numbers: allDifferent(ship.dials.map(({ n }) => n)),
    'defense tokens': allDifferent(ship.defense.map(({ id }) => id)),
  }
  return Object.entries(sound).flatMap(([what, holds]) => (holds ? [] : [`${what} of ${ship.id}`]))
}

/** Aspiration leaves up to six in a zone; they stay when the card is gone, and other zones may then recover theirs. */
const OVERFULL = 6
function mostShields(ship: Ship, zone: HullZone, { cards }: GameState): number {
  const isOverfull = Object.values(cards).some(({ card, on }) => card === 'aspiration' && on === ship.id)
  return isOverfull ? OVERFULL : shipCard(ship.card).shields[zone]
}

/** An objective token lies by itself, on an obstacle, or with a unit that is still there. */
const soundTokens = ({ objectiveTokens = [], ships, squadrons, obstacles, reserve }: GameState): string[] =>
  objectiveTokens.flatMap(({ id, on }) =>
    on === undefined || [ships, squadrons, obstacles, reserve?.ships, reserve?.squadrons].some((all) => all?.[on])
      ? []
      : [`${id} is on ${on}, which is gone`],
  )

/** Between turns nothing is left over; effects, uses and attacks belong to frames that are there. */
function soundStack(state: GameState): string[] {
  const { stack, uses, lasting, look } = state
  const kinds = stack.map(({ kind }) => kind)
  const gone = [...uses, ...lasting].filter(
    ({ until }) => typeof until === 'object' && !stack.some(({ id }) => id === until.frame),
  )
  const top = stack.at(-1)
  const between = top?.kind === 'command-phase' || top?.kind === 'ship-phase'
  return [
    ...(between && stack.length !== 3 ? [`frames are left over: ${kinds.join(', ')}`] : []),
    ...(gone.length > 0 ? ['an effect or use has outlived its frame'] : []),
    ...(look && !kinds.includes('effect') ? ['a look goes on without an effect'] : []),
    ...stack.flatMap((frame) => {
      if (frame.kind === 'activation' && !soundZones(frame.attacked ?? [], isAgain(state, frame)))
        return [`zones attack as ${frame.attacked}`]
      if (frame.kind !== 'attack') return []
      return allDifferent(frame.pool.map(({ id }) => id)) ? [] : ['two dice of a pool have one id']
    }),
  ]
}

/** Whether a card lets a hull zone attack again. */
const isAgain = (state: GameState, { ship, attacked = [] }: FrameOf<'activation'>): boolean =>
  attacked.some((zone) => permits(state, 'reuse-zone', ship, { zone }))

/** At most two attacks in an activation, from different hull zones (R6.2) unless a card lets one attack again. */
const soundZones = (zones: readonly string[], again: boolean): boolean =>
  zones.length <= 2 && (again || allDifferent(zones))

/** Defense tokens come and go only with an event that says so (R8.13), and none comes that is there. */
export function tokenBreaches(before: GameState, after: GameState, events: readonly GameEvent[]): string[] {
  const told = new Map([...bearers(before.reserve), ...bearers(before)].map((each) => [each.id, tokensOf(each)]))
  const faults: string[] = []
  for (const event of events) {
    const spent = event.type === 'defenseSpent' && event.becomes === 'discarded'
    if (event.type === 'defenseDiscarded' || spent) told.get(event.unit)?.delete(event.token)
    if (event.type !== 'defenseGained') continue
    const tokens = told.get(event.unit)
    if (event.instead) tokens?.delete(event.instead.token)
    if ((event.how === 'readied') !== tokens?.has(event.token))
      faults.push(`${event.token} of ${event.unit} is told wrongly`)
    tokens?.add(event.token)
  }
  const changed = bearers(after).filter((each) => {
    const tokens = told.get(each.id) ?? new Set()
    return !same(sorted([...tokens]), sorted([...tokensOf(each)]))
  })
  return [...faults, ...changed.map(({ id }) => `defense tokens of ${id} came or went`)]
}
type Bearer = Pick<Ship | Squadron, 'id' | 'defense'>
const bearers = (units: Partial<Pick<GameState, 'ships' | 'squadrons'>> = {}): Bearer[] => [
  ...Object.values(units.ships ?? {}),
  ...Object.values(units.squadrons ?? {}),
]
const tokensOf = ({ defense }: Bearer): Set<string> => new Set(defense.map(({ id }) => id))

/** Shields change only as events tell, and no zone gets more than is printed (R7.11) unless a card acts. */
export function shieldBreaches(before: GameState, after: GameState, events: readonly GameEvent[]): string[] {
  const told = new Map(Object.values(before.ships).map((ship) => [ship.id, { ...ship.shields }]))
  const faults: string[] = []
  let acting = false
  const add = (ship: string, zone: HullZone, points: number) => {
    const shields = told.get(ship)
    if (!shields) return
    shields[zone] += points
    const most = shipCard(before.ships[ship]?.card ?? '').shields[zone]
    if (points > 0 && !acting && shields[zone] > most) faults.push(`too many shields of ${ship}`)
  }
  for (const event of events) {
    acting ||= event.type === 'effectUsed'
    if (event.type === 'shieldsLost') add(event.ship, event.zone, -event.points)
    if (event.type === 'shieldRecovered') add(event.ship, event.zone, 1)
    if (event.type !== 'shieldMoved') continue
    add(event.ship, event.from, -1)
    add(event.other ?? event.ship, event.to, 1)
  }
  const changed = Object.values(after.ships).filter(({ id, shields }) => told.has(id) && !same(told.get(id), shields))
  return [...faults, ...changed.map(({ id }) => `shields of ${id} are not as told`)]
}

/** All damage cards of a seat with a deck of its own, or of both, wherever they lie, by title; one may just be revealed (R9.5). */
export function damageCards(state: GameState, seat?: Seat): string[] {
  const { deck, ownDecks, ships, stack, obstacles, obstacleDamage = {} } = state
  const { undealt, discard } = (seat && ownDecks?.[seat]) ?? deck
  const own = Object.values(ships).filter((ship) => seat === undefined || ship.seat === seat)
  const onShips = own.flatMap(({ damage }) => damage.map(({ card }) => card))
  const revealed = stack.flatMap((frame) =>
    frame.kind === 'faceup-card' && frame.revealed && own.some(({ id }) => id === frame.ship) ? [frame.revealed] : [],
  )
  const atObstacles = Object.entries(obstacleDamage).flatMap(([id, dealt]) =>
    seat === undefined || obstacles[id]?.hull?.seat === seat ? dealt : [],
  )
  return sorted([...undealt, ...discard, ...onShips, ...atObstacles, ...revealed])
}

/** None comes or goes; a battle has none until it is set up, and then a deck for both or one for each (R3.21, R20.5). */
function soundDecks(state: GameState, cards: readonly string[]): string[] {
  const { scenario, round, ownDecks } = state
  const wanted = scenario !== 'battle' ? cards : round === 0 ? [] : WHOLE_DECK
  const decks = ownDecks ? SEATS.map((seat) => damageCards(state, seat)) : [damageCards(state)]
  return decks.every((deck) => same(deck, wanted)) ? [] : ['damage cards came or went']
}
const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => a.localeCompare(b, 'en'))
const WHOLE_DECK = sorted(DAMAGE_DECK)

/** Nothing overlaps or lies outside; lifted squadrons lie nowhere until they are put down (R10.23). */
function placesFree(state: GameState): string[] {
  const lifted = state.stack.flatMap((frame) =>
    frame.kind === 'maneuver' ? frame.lifted.map(({ squadron }) => squadron) : [],
  )
  const ships = Object.values(state.ships).map((ship) => ({ id: ship.id, place: basePlace(ship) }))
  const squadrons = Object.values(state.squadrons).filter(({ id }) => !lifted.includes(id))
  return [
    ...ships.filter(({ place }) => !shipInside(place, state.area)).map(({ id }) => `${id} lies outside`),
    ...squadrons.filter(({ at }) => !squadronInside(at, state.area)).map(({ id }) => `${id} lies outside`),
    ...pairs(ships)
      .filter(([p, q]) => shipsOverlap(p.place, q.place))
      .map(([p, q]) => `${p.id} overlaps ${q.id}`),
    ...pairs(squadrons)
      .filter(([p, q]) => squadronsOverlap(p.at, q.at))
      .map(([p, q]) => `${p.id} overlaps ${q.id}`),
    ...ships.flatMap(({ id, place }) =>
      squadrons.filter(({ at }) => shipOverlapsSquadron(place, at)).map((squadron) => `${id} overlaps ${squadron.id}`),
    ),
  ]
}

const pairs = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((thing, i) => things.slice(i + 1).map((other): [T, T] => [thing, other]))

const allDifferent = (things: readonly unknown[]): boolean => new Set(things).size === things.length

const same = (x: unknown, y: unknown): boolean => JSON.stringify(x) === JSON.stringify(y)
