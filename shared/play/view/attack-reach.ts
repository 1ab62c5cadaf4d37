import { engagedWith } from '#shared/game/cards/catalog/engaged'
import { attackables, ONLY_ZONE } from '#shared/game/engine/attackable'
import { diceOf } from '#shared/game/engine/reach'
import { type Dice, HULL_ZONES, type HullZone, type RangeBand, type UnitId } from '#shared/game/engine/state'
import { countDice, ruledOut, shapesOn, sightOf } from '#shared/game/flow/target-measure'
import { obstructionsOf, reachOf } from './counting'
import type { GameView } from './game-view'

/** How a ship could attack from one of its hull zones, from where everybody stands. */
export interface Way {
  zone: HullZone
  /** Absent against a squadron. */
  defendingZone?: HullZone
  /** Attack range in µm, and its band; absent beyond the ruler. */
  length: number
  range?: RangeBand
  /** What lies in the line of sight, and cards. */
  obstructedBy: readonly string[]
  /** Gathered; none where no die reaches. */
  dice: Dice
  /** How many of them an obstruction and cards take away (R6.13-14). */
  removed: number
}

const left = ({ dice, removed }: Way): number => countDice(dice) - removed

function wayTo(view: GameView, attacker: UnitId, zone: HullZone, defender: UnitId, defendingZone?: HullZone): Way[] {
  const ship = view.ships[attacker]
  if (!ship) return []
  const ends = { attacker, zone, defender, defendingZone }
  const seen = sightOf(view, shapesOn(view), ends)
  if (seen.refusal !== undefined) return []
  if (ruledOut(view, shapesOn(view), ends) === 'on-target') return []
  const { band, length } = seen.range
  const { armament, antiSquadron, diceRemoved } = ship.values
  const obstructedBy = band ? obstructionsOf(view, { ...ends, range: band }, seen.obstructedBy) : seen.obstructedBy
  return [
    {
      zone,
      ...(defendingZone && { defendingZone }),
      length,
      ...(band && { range: band }),
      obstructedBy,
      dice: diceOf(defendingZone ? armament[zone] : antiSquadron, band ? reachOf(view, ends, band) : []),
      removed: (diceRemoved?.[defendingZone ? 'ships' : 'squadrons'] ?? 0) + (obstructedBy.length > 0 ? 1 : 0),
    },
  ]
}

/**
 * From each hull zone that has the other unit in its arc and in sight the way with the most dice. What cards forbid is
 * in the question itself. All of it is public, so a view is enough.
 */
export function waysOf(view: GameView, attacker: UnitId, defender: UnitId): Way[] {
  const zones = view.obstacles[defender] ? [ONLY_ZONE] : view.ships[defender] ? HULL_ZONES : [undefined]
  return HULL_ZONES.flatMap((zone) =>
    zones
      .flatMap((defendingZone) => wayTo(view, attacker, zone, defender, defendingZone))
      .sort((p, q) => left(q) - left(p) || p.length - q.length)
      .slice(0, 1),
  )
}

/** What a squadron could attack: an enemy squadron, or a hull zone. */
export interface Aim {
  unit: UnitId
  zone?: HullZone
}

/**
 * What a squadron could attack from where it stands: enemies at distance 1 in sight (R11.23); while it
 * is engaged squadrons only (R11.17), and those with Escort first (R11.26).
 */
export function aimsOf(view: GameView, attacker: UnitId): Aim[] {
  const self = view.squadrons[attacker]
  if (!self) return []
  const { battery, antiSquadron } = self.values
  const engaged = engagedWith(view, attacker)
  const keyword = (id: UnitId, word: 'escort' | 'heavy') => view.squadrons[id]?.values.keywords[word]
  const escorts = engaged.filter((id) => keyword(id, 'escort'))
  const mustFight = engaged.some((id) => !keyword(id, 'heavy'))
  const shapes = shapesOn(view)
  const reaches = ({ unit, zone }: Aim): boolean => {
    const ends = { attacker, defender: unit, defendingZone: zone }
    if (ruledOut(view, shapes, ends)) return false
    const seen = sightOf(view, shapes, ends)
    return seen.range.distance === 1 && seen.refusal === undefined
  }
  const squadrons = Object.values(view.squadrons)
    .filter(({ id, seat }) => seat !== self.seat && (escorts.length === 0 || escorts.includes(id)))
    .map(({ id }): Aim => ({ unit: id }))
  const zones = Object.values(view.ships)
    .filter(({ seat }) => seat !== self.seat)
    .flatMap(({ id }) => HULL_ZONES.map((zone): Aim => ({ unit: id, zone })))
    .concat(attackables(view).flatMap(({ id, seat }) => (seat === self.seat ? [] : [{ unit: id, zone: ONLY_ZONE }])))
  return [
    ...(countDice(antiSquadron) > 0 ? squadrons : []),
    ...(countDice(battery) > 0 && !mustFight ? zones : []),
  ].filter(reaches)
}

/** Whether a squadron can move: no enemy squadron holds it (R11.13), or just one holds one with Grit (R11.33). */
export function isHeld(view: GameView, squadron: UnitId): boolean {
  const keywords = (id: UnitId) => view.squadrons[id]?.values.keywords
  const engaged = engagedWith(view, squadron)
  const holding = engaged.filter((id) => !keywords(id)?.heavy)
  return holding.length > 0 && !(engaged.length === 1 && keywords(squadron)?.grit !== undefined)
}
