import { basePlace, sizeOf } from '#shared/game/cards/catalog/models'
import { outlinedObstacle } from '#shared/game/cards/catalog/obstacles'
import { recordOf } from '#shared/game/engine/asks'
import type { Side } from '#shared/game/engine/decision'
import { HULL_ZONES, type HullZone, type Point, type Pose, type UnitId } from '#shared/game/engine/state'
import { standingSquadrons } from '#shared/game/flow/table'
import { baseSize } from '#shared/game/geometry/base'
import { resolveCourse } from '#shared/game/geometry/course'
import type { Plan } from '#shared/play/orders/plan'
import type { GameView } from '#shared/play/view/game-view'
import { targetOf } from './clauses'
import { optionOf } from './line'

/** What plans do, as lines on their owner's table; each line shows places as they will be at its turn. */
export interface PlanDrawing {
  /** Which activation, in the order of the plans, and where the unit stands then. */
  turns: { n: number; unit: UnitId; at: Point }[]
  /** Pieces that are put down; a ship's base, an obstacle's outline, all else a disc. */
  puts: { piece: string; at: Pose; base?: { width: number; length: number }; outline?: readonly Point[] }[]
  courses: { ship: UnitId; from: Pose; to: Pose }[]
  moves: { squadron: UnitId; from: Point; to: Point }[]
  attacks: { attacker: UnitId; from: Point; to: Point; zone?: HullZone }[]
}

/** Where everything stands as the lines go on. */
interface Table {
  view: GameView
  ships: Record<UnitId, Pose>
  squadrons: Record<UnitId, Point>
}

const placeIn = ({ ships, squadrons }: Table, unit: UnitId): Point | undefined => ships[unit] ?? squadrons[unit]

/** Where a course leads if nothing else moves before it. */
function courseEnd({ view, ships }: Table, ship: UnitId, clicks: number[], side: Side): Pose | undefined {
  const place = (id: UnitId) => {
    const there = view.ships[id]
    const pose = ships[id]
    return there && pose && basePlace({ ...there, pose })
  }
  const own = place(ship)
  if (own === undefined || clicks.length === 0) return ships[ship]
  const others = Object.keys(view.ships).flatMap((id) => {
    const there = id === ship ? undefined : place(id)
    return there ? [{ id, place: there }] : []
  })
  return resolveCourse({ ship: own, clicks, side, others, squadrons: standingSquadrons(view), area: view.area }).rest
}

/** Leaves out lost units. */
export function drawingOf(view: GameView, plans: readonly Plan[]): PlanDrawing {
  const table: Table = {
    view,
    ships: Object.fromEntries(Object.values(view.ships).map(({ id, pose }) => [id, pose])),
    squadrons: Object.fromEntries(Object.values(view.squadrons).map(({ id, at }) => [id, at])),
  }
  const drawing: PlanDrawing = { turns: [], puts: [], courses: [], moves: [], attacks: [] }
  for (const line of plans.flatMap(({ lines }) => lines)) {
    const { ask, subject, choose } = line
    const option = optionOf(line)
    const stands = placeIn(table, subject)
    const { activates, piece, says } = recordOf(ask) ?? {}
    if (activates) {
      const at = option === undefined ? undefined : placeIn(table, option)
      if (at && option) drawing.turns.push({ n: drawing.turns.length + 1, unit: option, at })
    } else if (choose && 'pose' in choose) {
      const base = baseIn(view, subject)
      const outline =
        piece?.what === 'obstacle' ? outlinedObstacle({ id: subject, pose: choose.pose }).outline : undefined
      drawing.puts.push({ piece: subject, at: choose.pose, ...(base && { base }), ...(outline && { outline }) })
      drawing.turns.push({ n: drawing.turns.length + 1, unit: subject, at: choose.pose })
    } else if (choose && 'clicks' in choose) {
      const from = table.ships[subject]
      const to = from && courseEnd(table, subject, choose.clicks, choose.side)
      if (!from || !to) continue
      drawing.courses.push({ ship: subject, from, to })
      table.ships[subject] = to
    } else if (choose && 'to' in choose && stands && table.squadrons[subject]) {
      drawing.moves.push({ squadron: subject, from: stands, to: choose.to })
      table.squadrons[subject] = choose.to
    } else if (option !== undefined && stands && (says === 'attack' || says === 'act')) {
      const target = targetOf(option)
      const to = target && placeIn(table, target.defender)
      const zone = HULL_ZONES.find((each) => each === target?.from)
      if (to) drawing.attacks.push({ attacker: subject, from: stands, to, ...(zone && { zone }) })
    }
  }
  return drawing
}

/** mm */
function baseIn({ reserve, ships }: GameView, id: UnitId): { width: number; length: number } | undefined {
  const ship = reserve?.ships[id] ?? ships[id]
  const base = ship && baseSize(sizeOf(ship.card))
  return base && { width: base.width / 1000, length: base.length / 1000 }
}
