import type { Band, Landmark } from '#shared/game/engine/region'
import type { DeepReadonly } from '#shared/game/engine/state'
import {
  alternatives,
  boxOf,
  type Constraints,
  endOf,
  marksOf,
  type PlacingTable,
} from '#shared/game/flow/placing-region'
import type { Footprint } from '#shared/game/geometry/footprint'
import { footprintOf } from '#shared/game/geometry/region-shape'
import { type Box, commonBox, playArea, unitedBox } from '#shared/game/geometry/table-area'
import { boxOnTable, type Box as Frame, type Mm, type Projection, toMm } from '#web/board/camera'
import type { PlacingDraft } from './placing-drafts'

/** A part of the table as SVG draws it: a rectangle, or an outline that is stroked so widely that it reaches so far. */
export type Part = { box: { x: number; y: number; width: number; height: number } } | { path: string; stroke: number }

/** All of a piece lies in each of these; `out`: in none of it. */
export interface Cover {
  parts: Part[]
  out: boolean
}

/** Round joins make of a stroke exactly what lies within a length of an outline. */
function around({ corners, radius }: DeepReadonly<Footprint>, reach: number, table: Projection): Part {
  const points = corners.map((corner) => toMm(corner, table))
  const [first] = points
  const path = points.length === 1 && first ? `M${first.x},${first.y}h0.01` : outline(points)
  return { path, stroke: (2 * (reach + radius)) / 1000 }
}
const outline = (points: readonly Mm[]): string =>
  `M${points.map(({ x, y }) => `${x},${y}`).join('L')}${points.length > 2 ? 'Z' : ''}`

const near = (view: PlacingTable, { piece }: PlacingDraft, of: DeepReadonly<Landmark>, band: Band, table: Projection) =>
  marksOf(view, of, piece).map(({ footprint }) => around(footprint, endOf(band), table))

function coverOf(view: PlacingTable, draft: PlacingDraft, one: Constraints[number], table: Projection): Cover[] {
  if ('inside' in one) return [{ parts: [{ box: boxOnTable(boxOf(view, one.inside), table) }], out: false }]
  if ('beyond' in one) return [{ parts: near(view, draft, one.of, one.beyond, table), out: true }]
  if ('within' in one) return [{ parts: near(view, draft, one.of, one.within, table), out: false }]
  // Only a part of the piece has to be `at` something; what it lies clear of is seen anyway
  return []
}

/** Where the piece may lie, for each region that it may lie in. */
export const coversOf = (view: PlacingTable, draft: PlacingDraft, table: Projection): Cover[][] =>
  alternatives(draft.region).map((constraints) => constraints.flatMap((one) => coverOf(view, draft, one, table)))

const boxAround = ({ corners, radius }: DeepReadonly<Footprint>, reach: number): Box => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - radius - reach, Math.min(...ys) - radius - reach]
  return { x, y, width: Math.max(...xs) + radius + reach - x, height: Math.max(...ys) + radius + reach - y }
}

function boundsOf(view: PlacingTable, { piece }: PlacingDraft, constraints: Constraints): Box | undefined {
  return constraints.reduce<Box | undefined>((bounds, one) => {
    if (!bounds || 'clear' in one || 'beyond' in one || 'middle' in one || 'on' in one) return bounds
    if ('inside' in one) return commonBox(bounds, boxOf(view, one.inside))
    if ('touching' in one) return commonBox(bounds, boxAround(footprintOf({ kind: 'ship', place: one.touching }), 0))
    const boxes = marksOf(view, one.of, piece).map(({ footprint }) =>
      boxAround(footprint, endOf('at' in one ? one.at : one.within)),
    )
    const [first, ...others] = boxes
    return first && commonBox(bounds, others.reduce(unitedBox, first))
  }, playArea(view.area))
}

/** mm around where a piece may lie. */
const ROOM = 12

/** What has to be seen while a piece is put down. */
export function frameOf(view: PlacingTable, draft: PlacingDraft, table: Projection): Frame {
  const boxes = alternatives(draft.region).flatMap((constraints) => boundsOf(view, draft, constraints) ?? [])
  const { x, y, width, height } = boxOnTable(boxes.reduce(unitedBox, boxes[0] ?? playArea(view.area)), table)
  return { left: x - ROOM, top: y - ROOM, right: x + width + ROOM, bottom: y + height + ROOM }
}
