import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Point, UnitId } from '#shared/game/engine/state'
import { gapBetweenSquadrons } from '#shared/game/geometry/base'
import { DISTANCE_ENDS, distanceBand, RANGE_ENDS } from '#shared/game/geometry/range'
import type { GameView } from '#shared/play/view/game-view'
import { attackIn } from '#web/words/attack'

const isOnTable = (view: GameView, id: UnitId): boolean =>
  view.ships[id] !== undefined || view.squadrons[id] !== undefined

/** A ship or squadron, on the table or beside it; obstacles and tokens have no card. */
export const isUnit = (view: GameView, id: UnitId): boolean =>
  isOnTable(view, id) || view.reserve?.ships[id] !== undefined || view.reserve?.squadrons[id] !== undefined

/** Squadrons at distance 1 of a squadron. */
const nearTo = ({ squadrons }: GameView, id: UnitId): UnitId[] => {
  const at = squadrons[id]?.at
  if (at === undefined) return []
  return Object.values(squadrons).flatMap((other) =>
    distanceBand(gapBetweenSquadrons(at, other.at)) === 1 ? other.id : [],
  )
}

/** A question about one ship is often about others, too: its targets, or who attacks it. */
function goesWith(view: GameView, request: DecisionRequest): UnitId[] {
  const attack = attackIn(view)
  const fighting = attack ? [attack.attacker, attack.defender] : []
  // Squadrons attack at distance 1, which is in the frame anyway
  const targets =
    request.kind === 'option' && view.squadrons[request.subject] === undefined
      ? request.options.flatMap(({ target }) => target?.defender ?? [])
      : []
  return [...targets, ...(fighting.includes(request.subject) ? fighting : [])]
}

/** µm that a ship flies for each step of its speed, roughly. */
const STEP = 75_000
const endOf = (ends: readonly (readonly [unknown, number])[], n: number): number =>
  ends.at(Math.min(n, ends.length) - 1)?.[1] ?? 0

const placeOf = ({ ships, squadrons }: GameView, id: UnitId): Point | undefined => ships[id]?.pose ?? squadrons[id]?.at

/** µm within which the enemies of a unit matter now: one move, and then as far as it attacks. */
function reachOf({ ships, squadrons }: GameView, id: UnitId): number {
  const ship = ships[id]
  if (ship !== undefined) return ship.dialSpeed * STEP + endOf(RANGE_ENDS, RANGE_ENDS.length)
  const squadron = squadrons[id]
  return squadron === undefined ? 0 : endOf(DISTANCE_ENDS, squadron.values.speed) + endOf(DISTANCE_ENDS, 1)
}

/** Enemies that these units can reach with one move and an attack, or else the enemy ship that is nearest. */
export function enemiesNear(view: GameView, units: readonly UnitId[]): readonly UnitId[] {
  const seatOf = (id: UnitId) => (view.ships[id] ?? view.squadrons[id])?.seat
  const own = units.filter((id) => seatOf(id) === view.viewer)
  const all = [...Object.keys(view.ships), ...Object.keys(view.squadrons)]
  const enemies = own.length === 0 ? [] : all.filter((id) => seatOf(id) !== view.viewer)
  const gap = (p: UnitId, q: UnitId): number => {
    const [from, to] = [placeOf(view, p), placeOf(view, q)]
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.POSITIVE_INFINITY
  }
  const near = enemies.filter((enemy) => own.some((id) => gap(id, enemy) <= reachOf(view, id)))
  if (near.some((id) => view.ships[id] !== undefined)) return near
  const nearest = (id: UnitId) => Math.min(...own.map((one) => gap(one, id)))
  const ships = enemies.filter((id) => view.ships[id] !== undefined)
  const [closest] = ships.toSorted((p, q) => nearest(p) - nearest(q))
  return closest === undefined ? near : [...near, closest]
}

/** The frame of the table: units that the reader just looked up, or those of the question; else the whole table. */
export function focusOf(
  view: GameView,
  request: DecisionRequest | undefined,
  centred: readonly UnitId[],
): readonly UnitId[] {
  const units = unitsOf(view, request, centred)
  return request && units.includes(request.subject) ? [...new Set([...units, ...goesWith(view, request)])] : units
}

function unitsOf(view: GameView, request: DecisionRequest | undefined, centred: readonly UnitId[]): readonly UnitId[] {
  if (centred.length > 0) return centred
  const attack = attackIn(view)
  if (attack !== undefined) return [attack.attacker, attack.defender]
  switch (request?.kind) {
    case 'dials':
      return request.ships.map(({ ship }) => ship)
    case 'course':
    case 'places':
      return [request.ship]
    // The board frames where a piece may lie
    case 'placement':
      return []
    case 'destination':
      return isOnTable(view, request.subject) ? [request.subject] : []
    case 'option':
    case 'options': {
      const units = request.options.flatMap(({ id, target }) => target?.defender ?? id.split('>')[0] ?? id)
      const onTable = units.filter((id) => isOnTable(view, id))
      if (request.options.some(({ target }) => target !== undefined)) return [request.subject, ...new Set(onTable)]
      if (onTable.length > 0) return [...new Set(onTable.flatMap((id) => [id, ...nearTo(view, id)]))]
      return isOnTable(view, request.subject) ? [request.subject] : []
    }
    case undefined:
      return []
  }
}
