import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { isShipCard } from '#shared/game/cards/catalog/models'
import { attackables } from '#shared/game/engine/attackable'
import type { Command, Seat, UnitId } from '#shared/game/engine/state'
import { LAST_ROUND } from '#shared/game/flow/score'
import { countDice } from '#shared/game/flow/target-measure'
import { distanceBand, rangeBand } from '#shared/game/geometry/range'
import type { TableMessages, UpgradeWords } from '#shared/messages/en/table'
import { zoneToTell } from '#shared/messages/piece-ids'
import { waysOf } from './attack-reach'
import { besideLines, carriedWords, placeWords, thingLines, toObstacle } from './describe-things'
import { isFirstPlayerKnown } from './first-player'
import type { DialView, GameView, ShipView } from './game-view'
import { damageWords, glanceLines, ofSeat, order, ownerOf, TOLD_ZONES, unitName } from './glance'
import { gapBetween, pieceOf } from './measure'
import { headed } from './own-edge'
import { gainedDials, openDial } from './question-sentence'
import { hullLeft } from './unit'

export interface DescribeOptions {
  /** One line a side; every unit; every unit with what lies around one's own ships. */
  depth: 'glance' | 'normal' | 'full'
  messages: TableMessages
}

/** The table as text, made from a view only: the same words for screen readers, mails and the words view. */
export function describe(view: GameView, { depth, messages }: DescribeOptions): string {
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
    headed: headed(view, ship.pose.heading),
    speed: ship.dialSpeed,
    shields: TOLD_ZONES.map((zone) => [zone, ship.shields[zone]] as const),
    hull: hullLeft(ship),
    maxHull: ship.values.hull,
    damage: damageWords(ship),
    defense: ship.defense,
    commands: ship.commandTokens,
    raids: ship.raidTokens,
    dialsOpen: view.result !== undefined,
    dials: ship.dials.map(knownCommand),
    revealed: openDial(view, ship.id),
    gained: gainedDials(view, ship.id),
    activated: ship.activated,
    objectiveShip: view.objectiveShips?.includes(ship.id) ?? false,
    carries: carriedWords(view, ship.id, messages),
    upgrades: upgradesOf(view, ship, messages),
    place: placeWords(ship.pose),
  })
}

/** Cards beside a ship, discarded ones too, which are open (R17.9b). */
const upgradesOf = (
  { cards }: GameView,
  { id: ship, storedDials = [] }: ShipView,
  messages: TableMessages,
): UpgradeWords[] =>
  Object.values(cards)
    .filter(({ on }) => on === ship)
    .map(({ id, card, exhausted, discarded, roundToken, command }) => ({
      title: messages.cardTitle(card),
      exhausted,
      discarded,
      roundToken,
      command,
      dials: storedDials.filter(({ source }) => source === id).map(knownCommand),
    }))

const knownCommand = ({ command }: DialView): Command | undefined => (command === 'unknown' ? undefined : command)

export function squadronLine(view: GameView, id: UnitId, messages: TableMessages): string {
  const squadron = view.squadrons[id]
  if (!squadron) return ''
  return messages.squadron({
    name: unitName(view, id, messages),
    hull: squadron.hull,
    maxHull: squadron.values.hull,
    engaged: engagedWith(view, id).map((other) => unitName(view, other, messages)),
    carries: carriedWords(view, id, messages),
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
      const around = [
        ...units
          .filter((id) => id !== ship.id)
          .map((id) => ({ id, gap: measured(view, ship.id, id), overlaps: false })),
        ...Object.values(view.obstacles).map((obstacle) => ({ id: obstacle.id, ...toObstacle(ship, obstacle) })),
      ].sort((p, q) => p.gap - q.gap)
      return messages.relations(
        unitName(view, ship.id, messages),
        around.map(({ id, gap, overlaps }) =>
          messages.relation({
            name: unitName(view, id, messages),
            range: rangeBand(gap),
            distance: distanceBand(gap),
            mm: Math.round(gap / 1000),
            overlaps,
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
    [...Object.values(view.ships), ...attackables(view), ...Object.values(view.squadrons)].filter(
      (unit) => unit.seat !== ship.seat,
    )
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
    defendingZone: zoneToTell(defender, way.defendingZone),
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
      defendingZone: zoneToTell(frame.defender, frame.defendingZone),
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
