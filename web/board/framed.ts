import { type Box, type Camera, framing, type Pane, type Projection } from './camera'

/** px; below this height, as on a phone, the table shows no text that the panel below it shows, too. */
const LOW = 300
export const isLow = ({ height }: Pane): boolean => height < LOW
/** px of the lower edge that a caption takes. */
export const captionOf = (pane: Pane): number => (isLow(pane) ? 24 : 56)

/** px of each edge of the pane that something covers: a sheet, a drawer, a card. */
export interface Inset {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export const UNCOVERED: Inset = { top: 0, right: 0, bottom: 0, left: 0 }

/** mm seen beyond the edge of the table. */
const EDGE = 8
/** px of a pane that are left to look through, beside what covers it; of a low one, as on a phone, half. */
const LEAST = 120
const leastOf = (size: number): number => Math.min(LEAST, size / 2)

/** What is left of the pane, and how far its middle lies from that of the pane; px. */
function openPart({ width, height }: Pane, { top, right, bottom, left }: Inset): { pane: Pane; x: number; y: number } {
  const [across, down] = [left + right, top + bottom]
  const [fitsAcross, fitsDown] = [width - across >= leastOf(width), height - down >= leastOf(height)]
  return {
    pane: { width: fitsAcross ? width - across : width, height: fitsDown ? height - down : height },
    x: fitsAcross ? (left - right) / 2 : 0,
    y: fitsDown ? (top - bottom) / 2 : 0,
  }
}

/** Moves the middle so that the pane shows little beyond the table, unless the box itself reaches there. */
function besideEdges(camera: Camera, box: Box, pane: Pane, table: Projection): Camera {
  const moved = (middle: number, size: number, low: number, high: number) =>
    size > high - low ? (low + high) / 2 : Math.min(Math.max(middle, low + size / 2), high - size / 2)
  const { x, y, scale } = camera
  return {
    x: moved(x, pane.width / scale, Math.min(-EDGE, box.left), Math.max(table.width + EDGE, box.right)),
    y: moved(y, pane.height / scale, Math.min(-EDGE, box.top), Math.max(table.height + EDGE, box.bottom)),
    scale,
  }
}

/** The box, which has `FRAME_MARGIN` around what is asked, as near as it fits into what nothing covers. */
export function framed(box: Box, whole: Pane, covered: Inset, table: Projection): Camera {
  const { pane, x, y } = openPart(whole, covered)
  const camera = besideEdges(framing(box, pane), box, pane, table)
  return { ...camera, x: camera.x - x / camera.scale, y: camera.y - y / camera.scale }
}

export const wholeTable = (table: Projection, pane: Pane, covered: Inset = UNCOVERED): Camera =>
  framed({ left: -EDGE, top: -EDGE, right: table.width + EDGE, bottom: table.height + EDGE }, pane, covered, table)

/** What of the table lies in the part of the pane that nothing covers. */
export function openBox({ x, y, scale }: Camera, whole: Pane, covered: Inset): Box {
  const open = openPart(whole, covered)
  const middle = { x: x + open.x / scale, y: y + open.y / scale }
  const half = { x: open.pane.width / scale / 2, y: open.pane.height / scale / 2 }
  return { left: middle.x - half.x, top: middle.y - half.y, right: middle.x + half.x, bottom: middle.y + half.y }
}
