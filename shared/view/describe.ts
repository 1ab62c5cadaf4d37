import { shipCard } from '#shared/cards/catalog/ships'
import { squadronCard } from '#shared/cards/catalog/squadrons'
import type { Command, Point, Seat, UnitId } from '#shared/engine/state'
import { engagedWith } from '#shared/flow/engagement'
import { countDice } from '#shared/flow/measured-target'
import { LAST_ROUND } from '#shared/flow/score'
import { distanceBand, rangeBand } from '#shared/geometry/range'
import type { TableMessages, UpgradeWords } from '#shared/messages/en/table'
import { cardIn, numberIn } from '#shared/messages/pieces'
import { waysOf } from './attack-reach'
import type { GameView, ShipView } from './game-view'
import {
  damageWords,
  glanceLines,
  hullLeft,
  isShipCard,
  ofSeat,
  order,
  ownerOf,
  setAside,
  TOLD_ZONES,
  undeployed,
  unitName,
} from './glance'
import { gapBetween, pieceOf } from './measure'
import { UNKNOWN_CARD } from './objective-cards'

/** One foot: the side of a square, and the length of the ruler. */
const FOOT = 304_800
const CENTIMETRE = 10_000

export interface Telling {
  /** One line a side; every unit; every unit with what lies around one's own ships. */
  depth: 'glance' | 'normal' | 'full'
  messages: TableMessages
}

/** The table as text, made from a view only: the same words for screen readers, mails and the words view. */
export function describe(view: GameView, { depth, messages }: Telling): string {
  if (depth === 'glance') return glanceLines(view, messages).join(' ')
  const seats = order(view)
  const groups = [
    ...seats.map((seat) => ({ seat, what: 'ships' as const })),
    ...seats.map((seat) => ({ seat, what: 'squadrons' as const })),
  ]
  return [
    boardLine(view, seats, messages),
    ...attackLines(view, messages),
    ...groups.flatMap(({ seat, what }) => groupLines(view, seat, what, messages)),
    ...besideLines(view, seats, messages),
    ...thingLines(view, messages),
    ...(depth === 'full' ? [...relationLines(view, seats, messages), ...reachLines(view, seats, messages)] : []),
  ].join('\n')
}

/** Squares of one foot: columns A… from the west, rows 1… from the south. */
function placeWords({ x, y }: Point): { square: string; x: number; y: number } {
  const column = String.fromCharCode(65 + Math.max(0, Math.floor(x / FOOT)))
  const row = 1 + Math.max(0, Math.floor(y / FOOT))
  return { square: `${column}${row}`, x: Math.round(x / CENTIMETRE), y: Math.round(y / CENTIMETRE) }
}

export function boardLine(view: GameView, [first, second]: [Seat, Seat], messages: TableMessages): string {
  return messages.board({
    round: view.round,
    rounds: view.options?.rounds === 'unlimited' ? undefined : LAST_ROUND,
    phase: view.phase,
    initiative: isFirstPlayerKnown(view) ? ownerWords(view, view.firstPlayer, messages) : undefined,
    objective: view.objective === undefined ? undefined : messages.cardTitle(view.objective),
    score: [view.score[first], view.score[second]],
    victoryTokens: view.victoryTokens && [view.victoryTokens[first], view.victoryTokens[second]],
  })
}

/** Who is first player is settled in setting up (R3.5). */
const isFirstPlayerKnown = ({ now }: GameView): boolean =>
  now.every((frame) => frame.kind !== 'setup' || (frame.step !== 'forces' && frame.step !== 'initiative'))

/** A side by its faction; where both play the same one, by whose it is. */
const ownerWords = ({ viewer, factions }: GameView, seat: Seat, messages: TableMessages): string =>
  factions.a === factions.b && viewer !== 'spectator'
    ? messages.sideOf(viewer === seat ? 'ours' : 'theirs')
    : messages.sideOf(factions[seat])

function groupLines(view: GameView, seat: Seat, what: 'ships' | 'squadrons', messages: TableMessages): string[] {
  const owner = ownerOf(view, seat)
  const lines =
    what === 'ships'
      ? ofSeat(view.ships, seat).map((ship) => shipLine(view, ship, messages))
      : ofSeat(view.squadrons, seat).map((squadron) => squadronLine(view, squadron.id, messages))
  const lost = view.lost
    .filter((unit) => unit.seat === seat && isShipCard(unit.card) === (what === 'ships'))
    .map((unit) => unitName(view, unit.id, messages))
  return [
    `${messages.group(owner, what)}${lines.length === 0 ? ` ${messages.none}` : ''}`,
    ...lines,
    ...(lost.length > 0 ? [messages.lost(lost)] : []),
  ]
}

export function shipLine(view: GameView, ship: ShipView, messages: TableMessages): string {
  return messages.ship({
    name: unitName(view, ship.id, messages),
    heading: ship.pose.heading / 1000,
    speed: ship.dialSpeed,
    shields: TOLD_ZONES.map((zone) => [zone, ship.shields[zone]] as const),
    hull: hullLeft(ship),
    maxHull: shipCard(ship.card).hull,
    damage: damageWords(ship),
    defense: ship.defense,
    commands: ship.commandTokens,
    raids: ship.raidTokens,
    dials: ship.dials.map(({ command }) => (command === 'unknown' ? undefined : command)),
    revealed: revealedDial(view, ship.id),
    activated: ship.activated,
    objectiveShip: view.objectiveShips?.includes(ship.id) ?? false,
    upgrades: upgradesOf(view, ship.id, messages),
    place: placeWords(ship.pose),
  })
}

/** Cards beside a ship, discarded ones too, which are open (R17.9b). */
const upgradesOf = ({ cards }: GameView, ship: UnitId, messages: TableMessages): UpgradeWords[] =>
  Object.values(cards)
    .filter(({ on }) => on === ship)
    .map(({ card, exhausted, discarded, roundToken }) => ({
      title: messages.cardTitle(card),
      exhausted,
      discarded,
      roundToken,
    }))

/** What waits beside the table, and, until one is chosen, the objective cards that the reader knows. */
function besideLines(view: GameView, seats: readonly Seat[], messages: TableMessages): string[] {
  const names = (ids: readonly UnitId[]) => ids.map((id) => unitName(view, id, messages))
  return seats.flatMap((seat) => {
    const owner = ownerOf(view, seat)
    const waiting = names(undeployed(view, seat))
    const objectives = (view.objectiveCards?.[seat] ?? []).filter((card) => card !== UNKNOWN_CARD)
    return [
      ...(waiting.length > 0 ? [messages.undeployed(owner, waiting)] : []),
      ...setAsideLines(view, seat, messages),
      ...(view.objective === undefined && objectives.length > 0
        ? [messages.objectiveCards(owner, objectives.map(messages.cardTitle))]
        : []),
    ]
  })
}

const setAsideLines = (view: GameView, seat: Seat, messages: TableMessages): string[] =>
  setAside(view, seat).map((id) =>
    messages.heldBack(unitName(view, id, messages), messages.cardTitle(cardIn(view.reserve?.setAside[id] ?? ''))),
  )

/** Obstacles and objective tokens, each with its place. */
export function thingLines(view: GameView, messages: TableMessages): string[] {
  const obstacles = Object.values(view.obstacles).map(({ id, pose, inert }) =>
    messages.lies({
      name: unitName(view, id, messages),
      place: placeWords(pose),
      turned: pose.heading / 1000,
      on: undefined,
      inert: inert ?? false,
    }),
  )
  const tokens = (view.objectiveTokens ?? []).map(({ id, at, on }) =>
    messages.lies({
      name: messages.objectiveToken(numberIn(id)),
      place: placeWords(at),
      turned: undefined,
      on: on === undefined ? undefined : unitName(view, on, messages),
      inert: false,
    }),
  )
  return [...obstacles, ...tokens]
}

function revealedDial({ now }: GameView, ship: UnitId): Command | undefined {
  const activation = now.find((frame) => frame.kind === 'activation' && frame.ship === ship)
  return activation?.kind === 'activation' ? activation.dial : undefined
}

export function squadronLine(view: GameView, id: UnitId, messages: TableMessages): string {
  const squadron = view.squadrons[id]
  if (!squadron) return ''
  return messages.squadron({
    name: unitName(view, id, messages),
    hull: squadron.hull,
    maxHull: squadronCard(squadron.card).hull,
    engaged: engagedWith(view, id).map((other) => unitName(view, other, messages)),
    activated: squadron.activated,
    place: placeWords(squadron.at),
  })
}

/** What lies around each of one's own ships, nearest first; a spectator reads it for every ship. */
function relationLines(view: GameView, seats: readonly Seat[], messages: TableMessages): string[] {
  const told = view.viewer === 'spectator' ? seats : [view.viewer]
  const units = [...Object.keys(view.ships), ...Object.keys(view.squadrons)]
  return told.flatMap((seat) =>
    ofSeat(view.ships, seat).map((ship) => {
      const around = units
        .filter((id) => id !== ship.id)
        .map((id) => ({ id, gap: measured(view, ship.id, id) }))
        .sort((p, q) => p.gap - q.gap)
      return messages.relations(
        unitName(view, ship.id, messages),
        around.map(({ id, gap }) =>
          messages.relation({
            name: unitName(view, id, messages),
            range: rangeBand(gap),
            distance: distanceBand(gap),
            mm: Math.round(gap / 1000),
          }),
        ),
      )
    }),
  )
}

/** What each of one's own ships could attack, and what could attack it; to a spectator from every ship to its enemies. */
function reachLines(view: GameView, seats: readonly Seat[], messages: TableMessages): string[] {
  const seat = view.viewer
  const enemiesOf = (ship: ShipView) =>
    [...Object.values(view.ships), ...Object.values(view.squadrons)].filter((unit) => unit.seat !== ship.seat)
  return seats.flatMap((side) =>
    ofSeat(view.ships, side).flatMap((ship) =>
      enemiesOf(ship)
        // Of what the other side could do, attacks on ships are told
        .filter(({ id }) => seat === 'spectator' || side === seat || view.ships[id] !== undefined)
        .flatMap(({ id }) => reachLine(view, ship.id, id, messages)),
    ),
  )
}

function reachLine(view: GameView, attacker: UnitId, defender: UnitId, messages: TableMessages): string[] {
  const ways = waysOf(view, attacker, defender)
  if (ways.length === 0) return []
  const possible = ways.filter(({ dice, removed }) => countDice(dice) > removed)
  const name = (unit: UnitId) => unitName(view, unit, messages)
  const told = (possible.length > 0 ? possible : ways).map((way) => ({
    ...way,
    defendingZone: way.defendingZone,
    range: way.range,
    mm: Math.round(way.length / 1000),
    obstructedBy: way.obstructedBy.map(name),
  }))
  const say = possible.length > 0 ? messages.reach : messages.outreached
  return [say(name(attacker), name(defender), told)]
}

/** The attack that is going on; between two attacks on squadrons none is. */
export function attackLines(view: GameView, messages: TableMessages): string[] {
  const frame = view.now.findLast((each) => each.kind === 'attack')
  if (frame?.kind !== 'attack' || frame.step === 'next') return []
  const name = (unit: UnitId) => unitName(view, unit, messages)
  const tokens = (view.ships[frame.defender] ?? view.squadrons[frame.defender])?.defense ?? []
  return [
    messages.attack({
      attacker: name(frame.attacker),
      zone: frame.zone,
      defender: name(frame.defender),
      defendingZone: frame.defendingZone,
      range: frame.range,
      obstructedBy: frame.obstructedBy.map(name),
      pool: frame.pool,
      locked: tokens.filter(({ id }) => frame.locked.includes(id)).map(({ kind }) => kind),
      spent: frame.spent.map(({ kind }) => kind),
      redirects: frame.redirects,
      total: frame.total,
    }),
  ]
}

function measured(view: GameView, from: UnitId, to: UnitId): number {
  const p = pieceOf(view, from)
  const q = pieceOf(view, to)
  return p && q ? gapBetween(p, q) : Number.POSITIVE_INFINITY
}
