import { basePlace } from '#shared/game/cards/catalog/models'
import { squadronCard } from '#shared/game/cards/catalog/squadrons'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import { lyingTokens } from '#shared/game/engine/objective-tokens'
import type { Point, PublicTable } from '#shared/game/engine/state'
import { shipInside, squadronInside } from '#shared/game/geometry/base'
import { distance, mm } from '#shared/game/geometry/grid'
import { finalPose } from '#shared/game/geometry/maneuver-tool'
import { waysOut } from '#shared/play/bots/edge'
import { type RandomNumber, randomChoice } from '#shared/play/bots/random'
import { printedShipValues } from './printed-values'

/** Numbers below k, all from one seed: mulberry32. */
export function seeded(seed: number): RandomNumber {
  let state = seed >>> 0
  return (k) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * k)
  }
}

/** Numbers of a seed and a name: the same ones whatever else was drawn before. */
export function seededFor(seed: number, name: string): RandomNumber {
  let mixed = (0x811c9dc5 ^ seed) >>> 0
  for (const char of name) mixed = Math.imul(mixed ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return seeded(mixed)
}

/** What it would rather do than leave. */
const EAGER = /^(attack\.|squadron\.|activation\.command|window\.effect|defense\.spend)/
/** How often it thinks again before it leaves it. */
const SECOND_THOUGHTS = 3
/** In one round of so many it does not think again about its cards: what may act late in an activation does so then. */
const PATIENT = 3
const DECLINES = ['none', 'done', 'pass']

/** How near a ship would like an enemy, centre to centre: in range of most dice, and not in its way. */
const LIKED = mm(170)

/**
 * Any legal answer of somebody who would rather fight: most courses and moves end on the table and near an enemy, most
 * attacks and their critical effects are made. At random alone two fleets hardly ever meet.
 */
export function eagerChoice(table: PublicTable, request: DecisionRequest, below: RandomNumber): Choice {
  if (request.kind === 'course') return eagerCourse(table, request, below)
  if (request.kind === 'destination') return eagerDestination(table, request, below)
  if (request.kind === 'placement') return eagerPlacement(table, request, below)
  let choice = randomChoice(table, request, below)
  const declines = () => EAGER.test(request.ask) && 'option' in choice && DECLINES.includes(choice.option)
  const thoughts = request.ask === 'window.effect' && table.round % PATIENT === 0 ? 0 : SECOND_THOUGHTS
  for (let thought = 0; thought < thoughts && declines() && below(4) > 0; thought += 1)
    choice = randomChoice(table, request, below)
  return choice
}

function eagerCourse(table: PublicTable, request: DecisionRequest & { kind: 'course' }, below: RandomNumber): Choice {
  const any = () => randomChoice(table, request, below)
  if (below(12) === 0) return any()
  const tried = Array.from({ length: 10 }, any)
  const tokens = lyingTokens(table).map(({ at }) => at)
  const toTokens = tokens.length > 0 && below(3) === 0
  const unease = tried.map((choice) => uneaseAfter(table, request.ship, choice, toTokens ? tokens : undefined))
  return tried[unease.indexOf(Math.min(...unease))] ?? any()
}

/** It tries so many places where some are rare. */
const PLACES = 20

/**
 * Units rather in the middle than far from everybody; a marker, and then squadrons, by obstacles, and an obstacle that is
 * moved by squadrons.
 */
function eagerPlacement(
  table: PublicTable,
  request: DecisionRequest & { kind: 'placement' },
  below: RandomNumber,
): Choice {
  const any = () => randomChoice(table, request, below)
  const near = sought(table, request)
  if (!near && request.ask !== 'deploy.place') return any()
  const tried = Array.from({ length: near ? PLACES : 6 }, any)
  const awayFrom = ({ x, y }: Point): number =>
    near ? Math.min(...near.map((at) => distance({ x, y }, at))) : Math.abs(x - table.area.width / 2)
  const away = tried.map((choice) => ('pose' in choice ? awayFrom(choice.pose) : 0))
  return tried[away.indexOf(Math.min(...away))] ?? any()
}

/** What the piece would like to be near, if there is anything. */
function sought(
  { cards, obstacles, squadrons }: PublicTable,
  { piece: { kind, id } }: DecisionRequest & { kind: 'placement' },
): Point[] | undefined {
  const isMarked = Object.values(cards).some(({ marker }) => marker)
  if (kind === 'marker' || (kind === 'squadron' && isMarked)) return Object.values(obstacles).map(({ pose }) => pose)
  return kind === 'obstacle' && obstacles[id] ? Object.values(squadrons).map(({ at }) => at) : undefined
}

/** Sometimes it stays, rarely it leaves the table; mostly it ends nearer to an enemy than at other places in reach. */
function eagerDestination(
  table: PublicTable,
  request: DecisionRequest & { kind: 'destination' },
  below: RandomNumber,
): Choice {
  if (below(12) === 0) return { to: request.around }
  const any = () => randomChoice(table, request, below)
  if (below(30) === 0) return any()
  const tried = Array.from({ length: 8 }, any)
  const ways = tried.map((choice) => wayToGoal(table, request.piece, choice))
  return tried[ways.indexOf(Math.min(...ways))] ?? any()
}

/** How far a squadron would be from what it is after, centre to centre (µm); off the table is the worst. */
function wayToGoal(table: PublicTable, id: string, choice: Choice): number {
  const squadron = table.squadrons[id]
  if (!squadron || !('to' in choice) || !squadronInside(choice.to, table.area)) return Number.MAX_SAFE_INTEGER
  return Math.min(...goalsOf(table, squadron).map((at) => distance(choice.to, at)))
}

/** Enemies; for one with Strategic objective tokens, if there are any (R11.38). */
function goalsOf(table: PublicTable, { seat, card }: PublicTable['squadrons'][string]): readonly Point[] {
  const tokens = lyingTokens(table).map(({ at }) => at)
  if (tokens.length > 0 && 'strategic' in squadronCard(card).keywords) return tokens
  const units = [...Object.values(table.ships), ...Object.values(table.squadrons)]
  return units.filter((each) => each.seat !== seat).map((enemy) => ('at' in enemy ? enemy.at : enemy.pose))
}

/** So many maneuvers ahead it sees the edge of the table coming. */
const MOVES_AHEAD = 2

/**
 * How far from where it would like to be, on a token or near an enemy, a course takes a ship (µm), overlaps apart; off the
 * table is the worst, and where every way on leads off the table almost as bad.
 */
function uneaseAfter(table: PublicTable, id: string, choice: Choice, tokens?: readonly Point[]): number {
  const ship = table.ships[id]
  if (!ship || !('clicks' in choice)) return Number.MAX_SAFE_INTEGER
  const { size, pose } = basePlace(ship)
  const rest = finalPose(size, pose, choice.clicks, choice.side)
  if (!shipInside({ size, pose: rest }, table.area)) return Number.MAX_SAFE_INTEGER
  const strays =
    table.area.width *
    waysOut(
      { card: ship.card, values: printedShipValues(ship.card) },
      rest,
      choice.clicks.length,
      table.area,
      MOVES_AHEAD,
    )
  if (tokens) return strays + Math.min(...tokens.map((at) => distance(rest, at)))
  const enemies = Object.values(table.ships).filter(({ seat }) => seat !== ship.seat)
  return strays + Math.min(...enemies.map((enemy) => Math.abs(distance(rest, enemy.pose) - LIKED)))
}
