import { unitsOf } from '#shared/game/engine/forces'
import {
  type Dice,
  type DieColor,
  type HullZone,
  otherSeat,
  type RangeBand,
  type UnitId,
} from '#shared/game/engine/state'
import { isLastRound } from '#shared/game/flow/score'
import { shapesOn, sightOf } from '#shared/game/flow/target-measure'
import { DISTANCE_ENDS, RANGE_ENDS } from '#shared/game/geometry/range'
import { reachOf } from '#shared/game/geometry/squadron-rest'
import { expectedDamage, type Pool, unrolled, withoutWeakest } from '#shared/game/odds/pool-odds'
import { type Aim, aimsOf, isHeld, waysOf } from './attack-reach'
import { countingOf, obstructionsOf, unitOf } from './counting'
import type { GameView } from './game-view'
import { gapBetween, pieceOf } from './measure'

/** An attack that a unit could make in its next activation, by all that is public. */
export interface Threat {
  attacker: UnitId
  defender: UnitId
  /** The attacking hull zone of a ship. */
  zone?: HullZone
  /** What it would hit of a ship; absent where the attacker must come nearer first. */
  defendingZone?: HullZone
  /** Of a ship's attack. */
  range?: RangeBand
  /** What would be rolled: obstruction has taken its die (R6.13). */
  dice: Dice
  /** Damage on average, before the defender does anything. */
  expected: number
  /** A squadron that must move first: it does both by a Squadron command, or as Rogue (R11.31). */
  moves?: 'commanded' | 'rogue'
  /** It has acted in this round. */
  later: boolean
}

/** By a ship. */
export type ShipThreat = Threat & Required<Pick<Threat, 'zone' | 'range'>>

type Shot = Pick<Threat, 'dice' | 'expected'>

function counted(pool: Pool): Dice {
  const of = (color: DieColor) => pool.filter((die) => die.color === color).length
  return { red: of('red'), blue: of('blue'), black: of('black') }
}

function shotOf(
  view: GameView,
  ends: { attacker: UnitId; zone?: HullZone; defendingZone?: HullZone | undefined },
  dice: Dice,
  removed: number,
): Shot {
  const counting = countingOf(view, ends)
  const pool = withoutWeakest(unrolled(dice), removed, counting)
  return { dice: counted(pool), expected: expectedDamage(pool, counting) }
}

/** A ship attacks before it moves, so from where it stands (R5.9): from each hull zone what it would hit best. */
export function threatsByShip(view: GameView, attacker: UnitId, defender: UnitId): ShipThreat[] {
  const later = view.ships[attacker]?.activated === true
  return waysOf(view, attacker, defender).flatMap(({ zone, defendingZone, range, dice, removed }) => {
    if (range === undefined) return []
    const ends = { attacker, zone, ...(defendingZone && { defendingZone }) }
    const shot = shotOf(view, ends, dice, removed)
    return shot.expected > 0 ? [{ ...ends, defender, range, ...shot, later }] : []
  })
}

/** Against a ship its battery, else its dice against squadrons; `seen`: from where it stands. */
function squadronShot(view: GameView, attacker: UnitId, { unit, zone }: Aim, seen?: readonly UnitId[]): Shot {
  const { battery, antiSquadron, diceRemoved } = view.squadrons[attacker]?.values ?? {}
  const isShip = view.ships[unit] !== undefined
  const ends = { attacker, defendingZone: zone ?? (isShip ? ('front' as const) : undefined) }
  const obstructed = seen ? obstructionsOf(view, { ...ends, defender: unit, range: 'close' }, seen) : []
  const removed = (diceRemoved?.[isShip ? 'ships' : 'squadrons'] ?? 0) + (obstructed.length > 0 ? 1 : 0)
  return shotOf(view, ends, (isShip ? battery : antiSquadron) ?? NONE, removed)
}
const NONE: Dice = { red: 0, blue: 0, black: 0 }

const AIMS = new WeakMap<GameView, Map<UnitId, readonly Aim[]>>()
/** Computed once: every enemy is held against it. */
function aimsNow(view: GameView, attacker: UnitId): readonly Aim[] {
  const known = AIMS.get(view) ?? new Map<UnitId, readonly Aim[]>()
  AIMS.set(view, known)
  const aims = known.get(attacker) ?? aimsOf(view, attacker)
  known.set(attacker, aims)
  return aims
}

/** From where it stands at distance 1, or once it has moved (R11.9, R11.23). */
function threatBySquadron(view: GameView, attacker: UnitId, defender: UnitId): Threat[] {
  const self = view.squadrons[attacker]
  if (!self) return []
  const later = self.activated
  const reach = isHeld(view, attacker) ? 0 : reachOf(self.values.speed)
  if (!isNear(view, attacker, defender, reach + DISTANCE_ENDS[0][1])) return []
  const [best] = aimsNow(view, attacker)
    .filter(({ unit }) => unit === defender)
    .map((aim) => {
      const ends = { attacker, defender, defendingZone: aim.zone }
      const { obstructedBy } = sightOf(view, shapesOn(view), ends)
      return { ...(aim.zone && { defendingZone: aim.zone }), ...squadronShot(view, attacker, aim, obstructedBy) }
    })
    .sort((p, q) => q.expected - p.expected)
  if (best) return best.expected > 0 ? [{ attacker, defender, ...best, later }] : []
  if (reach === 0) return []
  const shot = squadronShot(view, attacker, { unit: defender })
  const moves = self.values.keywords.rogue ? ('rogue' as const) : ('commanded' as const)
  return shot.expected > 0 ? [{ attacker, defender, ...shot, moves, later }] : []
}

/** µm from base to base. */
function isNear(view: GameView, one: UnitId, other: UnitId, most: number): boolean {
  const [p, q] = [pieceOf(view, one), pieceOf(view, other)]
  return p !== undefined && q !== undefined && gapBetween(p, q) <= most
}

const LONGEST = Math.max(...RANGE_ENDS.map(([, end]) => end))

/** What a unit could do to another in its next activation; nothing if the game ends before that. */
export function threatsBetween(view: GameView, attacker: UnitId, defender: UnitId): Threat[] {
  if (isLastRound(view) && unitOf(view, attacker)?.activated) return []
  if (view.squadrons[attacker]) return threatBySquadron(view, attacker, defender)
  return isNear(view, attacker, defender, LONGEST) ? threatsByShip(view, attacker, defender) : []
}

const enemiesOf = (view: GameView, unit: UnitId): UnitId[] => {
  const own = unitOf(view, unit)
  return own === undefined ? [] : unitsOf(view, otherSeat(own.seat))
}

const byHarm = (p: Threat, q: Threat): number => q.expected - p.expected

/** Who can hit a unit in their next activation, the worst first. */
export const threatsAt = (view: GameView, unit: UnitId): Threat[] =>
  enemiesOf(view, unit)
    .flatMap((enemy) => threatsBetween(view, enemy, unit))
    .sort(byHarm)

/** Whom a unit can hit in its next activation, the best first. */
export const threatsFrom = (view: GameView, unit: UnitId): Threat[] =>
  enemiesOf(view, unit)
    .flatMap((enemy) => threatsBetween(view, unit, enemy))
    .sort(byHarm)
