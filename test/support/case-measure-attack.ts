import { CHASSIS } from '#shared/game/cards/catalog/chassis'
import { basePlace } from '#shared/game/cards/catalog/models'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import { shipCard } from '#shared/game/cards/catalog/ships'
import { type GameState, HULL_ZONES, type HullZone } from '#shared/game/engine/state'
import { obstaclesOn } from '#shared/game/flow/target-measure'
import { baseCorners } from '#shared/game/geometry/base'
import { type Side, shipShape } from '#shared/game/geometry/ship-shape'
import { type Sight, sight } from '#shared/game/geometry/sight'
import type { CaseMeasure } from './case-format-measure'
import { differences, sameSet } from './case-match'

/** What `between` names: a squadron, a ship, or one of its hull zones as `ship.front`. */
function named(id: string): { unit: string; zone: HullZone | undefined } {
  const zone = HULL_ZONES.find((name) => id.endsWith(`.${name}`))
  return { unit: zone ? id.slice(0, -zone.length - 1) : id, zone }
}

function sideOf(state: GameState, id: string): Side {
  const { unit, zone } = named(id)
  const squadron = state.squadrons[unit]
  if (squadron && !zone) return { squadron: squadron.at }
  const ship = state.ships[unit]
  if (!ship) throw new Error(`there is no "${id}" to measure`)
  if (!zone) throw new Error(`an attack is measured from and to hull zones: say "${id}.front" or another zone`)
  return { ship: shipShape(CHASSIS[shipCard(ship.card).chassis], ship.pose), zone }
}

/** Arc, range and line of sight from one hull zone or squadron to another, on the table as it is. */
export function sightBetween(state: GameState, from: string, to: string): Sight {
  const parties = [named(from).unit, named(to).unit]
  const obstacle = state.obstacles[to]
  const others = Object.values(state.ships).filter(({ id }) => !parties.includes(id))
  return sight({
    attacker: sideOf(state, from),
    defender: obstacle ? outlinedObstacle(obstacle) : sideOf(state, to),
    others: others.map((ship) => ({ id: ship.id, outline: baseCorners(basePlace(ship)) })),
    obstacles: obstaclesOn(state).filter(({ id }) => id !== to),
  })
}

/** Whether a measurement is one of an attack: it names a hull zone, or asks what only attacks ask. */
export const isOfAnAttack = ({
  between,
  inArc,
  lineOfSight,
  lineThrough,
  rangeThrough,
  refusal,
}: CaseMeasure): boolean =>
  [inArc, lineOfSight, lineThrough, rangeThrough, refusal].some((said) => said !== undefined) ||
  (between ?? []).some((id) => named(id).zone !== undefined)

/** How arc, range and line of sight from the first to the second differ from the stated ones (R12). */
export function attackDifferences(stated: CaseMeasure, state: GameState, where: string): string[] {
  const { between, lineOfSight, lineThrough, rangeThrough, overlapping, touching } = stated
  if (!between) throw new Error('an attack is measured between two units')
  if (overlapping !== undefined || touching !== undefined)
    throw new Error('overlapping and touching are said of units, not of hull zones')
  const seen = sightBetween(state, ...between)
  const { range } = seen
  const at = `${where} ${between.join(' → ')}`
  const actual = {
    inArc: seen.inArc,
    range: range.band ?? 'beyond',
    distance: range.distance ?? 'beyond',
    mm: range.length / 1000,
    refusal: seen.refusal ?? 'none',
  }
  const wanted = Object.fromEntries(
    (['inArc', 'range', 'distance', 'mm', 'refusal'] as const).flatMap((key) =>
      stated[key] === undefined ? [] : [[key, stated[key]]],
    ),
  )
  return [
    ...differences(wanted, actual, at),
    ...(lineOfSight === undefined ? [] : sightDifferences(lineOfSight, seen, `${at}, line of sight`)),
    ...(lineThrough ? sameSet(lineThrough, [...seen.blockedBy], `${at}, line of sight through`) : []),
    ...(rangeThrough ? sameSet(rangeThrough, [...range.crosses], `${at}, range through`) : []),
  ]
}

/** A range measured through another zone of the defender takes the line of sight away, too (R12.7). */
function sightDifferences(stated: NonNullable<CaseMeasure['lineOfSight']>, seen: Sight, at: string): string[] {
  const blocked = seen.blockedBy.length > 0 || seen.range.crosses.length > 0
  if (typeof stated === 'string') {
    const free = seen.obstructedBy.length > 0 ? `obstructed by ${seen.obstructedBy.join(', ')}` : 'clear'
    return differences(stated, blocked ? 'blocked' : free, at)
  }
  return blocked
    ? [`${at}: blocked instead of obstructed`]
    : sameSet(stated.obstructedBy, [...seen.obstructedBy], `${at}, obstructed by`)
}
