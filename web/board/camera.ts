import type { Area, Point, Pose } from '#shared/game/engine/state'

/** A place or size on the drawn table: mm, x right, y down, as this viewer sees it. */
export interface Mm {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of the table is seen: its centre in mm and the scale in CSS px per mm. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Size of the window onto the table in CSS px. */
export interface Pane {
  readonly width: number
  readonly height: number
}

/** px/mm; at the least, a table of 6 × 3 feet fits whole into the pane that a long question leaves on a phone: 50 px high. */
export const SCALES = { min: 0.05, max: 4 } as const
/** The page itself zooms in no closer: one small ship should not fill it. */
const FRAMED_SCALE = 2
/** mm left free around what a question is about. */
export const FRAME_MARGIN = 40

/**
 * From the state's µm to the drawn table. `turned`: this viewer's own edge is the north one. `quarter`: the table lies on
 * its side, the own edge at the left. Width and height are those of the picture.
 */
export interface Projection {
  readonly width: number
  readonly height: number
  readonly turned: boolean
  readonly quarter: boolean
}

export const projectionOf = (area: Area, turned: boolean, quarter = false): Projection => {
  const [width, height] = [area.width / 1000, area.height / 1000]
  return { width: quarter ? height : width, height: quarter ? width : height, turned, quarter }
}

/** The same table before it is laid on its side. */
export const upright = ({ width, height, turned, quarter }: Projection): Projection => ({
  width: quarter ? height : width,
  height: quarter ? width : height,
  turned,
  quarter: false,
})

export function toMm(at: Point, table: Projection): Mm {
  const { width, height, turned } = upright(table)
  const x = turned ? width - at.x / 1000 : at.x / 1000
  const y = turned ? at.y / 1000 : height - at.y / 1000
  return table.quarter ? { x: height - y, y: x } : { x, y }
}

/** Back to whole µm. */
export function toPoint(at: Mm, table: Projection): Point {
  const { width, height, turned } = upright(table)
  const { x, y } = table.quarter ? { x: at.y, y: height - at.x } : at
  return {
    x: Math.round((turned ? width - x : x) * 1000),
    y: Math.round((turned ? y : height - y) * 1000),
  }
}

/** Degrees the picture of the table is turned clockwise against south at the bottom. */
const turnOf = ({ turned, quarter }: Projection): number => (turned ? 180 : 0) + (quarter ? 90 : 0)

/** Degrees clockwise from the top of the picture. */
export const toDegrees = (heading: number, table: Projection): number => (heading / 1000 + turnOf(table)) % 360

/** Puts a group drawn with its bow at −y onto the pose. */
export const placed = (pose: Pose, table: Projection): string => {
  const at = toMm(pose, table)
  return `translate(${at.x} ${at.y}) rotate(${toDegrees(pose.heading, table)})`
}

/** A point given in the frame of a base (x starboard, y down from the bow's side) on the drawn table. */
export function onTable(local: Mm, pose: Pose, table: Projection): Mm {
  const at = toMm(pose, table)
  const turn = (toDegrees(pose.heading, table) * Math.PI) / 180
  return {
    x: at.x + local.x * Math.cos(turn) - local.y * Math.sin(turn),
    y: at.y + local.x * Math.sin(turn) + local.y * Math.cos(turn),
  }
}

/** A rectangle of the play area, from µm, as SVG draws it. */
export function boxOnTable(
  box: Area & Point,
  table: Projection,
): { x: number; y: number; width: number; height: number } {
  const [a, b] = [toMm(box, table), toMm({ x: box.x + box.width, y: box.y + box.height }, table)]
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

export const around = (points: readonly Mm[], margin: number): Box => ({
  left: Math.min(...points.map((point) => point.x)) - margin,
  top: Math.min(...points.map((point) => point.y)) - margin,
  right: Math.max(...points.map((point) => point.x)) + margin,
  bottom: Math.max(...points.map((point) => point.y)) + margin,
})

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The whole box, as large as it fits. */
export function framing(box: Box, pane: Pane): Camera {
  const fit = Math.min(pane.width / (box.right - box.left), pane.height / (box.bottom - box.top))
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    scale: between(SCALES.min, fit, FRAMED_SCALE),
  }
}

/** Where a place of the pane (px from its top left corner) lies on the table. */
export const unproject = (px: Mm, camera: Camera, pane: Pane): Mm => ({
  x: camera.x + (px.x - pane.width / 2) / camera.scale,
  y: camera.y + (px.y - pane.height / 2) / camera.scale,
})

export const project = (at: Mm, camera: Camera, pane: Pane): Mm => ({
  x: (at.x - camera.x) * camera.scale + pane.width / 2,
  y: (at.y - camera.y) * camera.scale + pane.height / 2,
})

/** Keeps the middle of the pane on the table, so that nobody loses the table. */
export const held = (camera: Camera, table: Projection): Camera => ({
  x: between(0, camera.x, table.width),
  y: between(0, camera.y, table.height),
  scale: between(SCALES.min, camera.scale, SCALES.max),
})

export const panned = (camera: Camera, px: Mm): Camera => ({
  ...camera,
  x: camera.x - px.x / camera.scale,
  y: camera.y - px.y / camera.scale,
})

/** Zooms so that what lies at `px` stays there. */
export function zoomed(camera: Camera, factor: number, px: Mm, pane: Pane): Camera {
  const scale = between(SCALES.min, camera.scale * factor, SCALES.max)
  const fixed = unproject(px, camera, pane)
  return {
    x: fixed.x - (px.x - pane.width / 2) / scale,
    y: fixed.y - (px.y - pane.height / 2) / scale,
    scale,
  }
}

export const viewBox = (camera: Camera, pane: Pane): string => {
  const width = pane.width / camera.scale
  const height = pane.height / camera.scale
  return `${camera.x - width / 2} ${camera.y - height / 2} ${width} ${height}`
}

/** How much detail fits, by px/mm; the unit's card and its label show the rest. */
export type Level = 'S' | 'M' | 'L' | 'XL'

export const levelOf = (scale: number): Level => {
  if (scale < 0.3) return 'S'
  if (scale < 0.75) return 'M'
  return scale < 1.5 ? 'L' : 'XL'
}
