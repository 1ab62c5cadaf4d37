import { type Box, type Camera, FRAME_MARGIN, framing, levelOf, type Pane, type Projection } from './camera'

/** px; below this height, as on a phone, the table shows no text that the panel below it shows, too. */
const LOW = 300
export const isLow = ({ height }: Pane): boolean => height < LOW
/** px of the lower edge that a caption takes. */
export const captionOf = (pane: Pane): number => (isLow(pane) ? 24 : 56)

/** px; the zoom buttons stand in a column where the pane is narrower, as on a phone. */
const NARROW = 600
/** Width of the column of buttons at the right; at the left there is one button. */
const BUTTONS = 50
/** mm that shield dials need around what is asked. */
const DIAL_ROOM = 10
/** mm seen beyond the edge of the table. */
const EDGE = 8

/** On a phone the table lies between the buttons, or at least beside those at the right, so that it can still be read. */
export function wholeTable({ width, height }: Projection, pane: Pane): Camera {
  const box = { left: -EDGE, top: -EDGE, right: width + EDGE, bottom: height + EDGE }
  if (pane.width >= NARROW) return framing(box, pane)
  const within = framing(box, { ...pane, width: pane.width - 2 * BUTTONS })
  if (levelOf(within.scale) !== 'S') return within
  const beside = framing(box, { ...pane, width: pane.width - BUTTONS })
  const spare = (pane.width - (box.right - box.left) * beside.scale) / 2
  const aside = Math.min(Math.max(BUTTONS - spare, 0), Math.max(spare, 0))
  return { ...beside, x: beside.x + aside / beside.scale }
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

/** In a narrow pane the buttons cover a column, so the frame moves aside, even beyond the edge of the table. */
function besideButtons(box: Box, pane: Pane, table: Projection): Camera {
  const tight = { ...box, right: box.right - FRAME_MARGIN + DIAL_ROOM }
  const camera = framing(tight, { ...pane, width: pane.width - BUTTONS })
  const buttons = BUTTONS / camera.scale
  const reached = { ...box, right: Math.max(box.right, tight.right + buttons) }
  return besideEdges({ ...camera, x: camera.x + buttons / 2 }, reached, pane, table)
}

/**
 * The box, which has `FRAME_MARGIN` around what is asked, as near as it fits.
 * @param foot px of the lower edge that are written over
 */
export function framed(box: Box, { width, height }: Pane, foot: number, table: Projection): Camera {
  const pane = { width, height: height - foot }
  const wide = framing(box, pane)
  const spare = (width - (box.right - box.left) * wide.scale) / 2
  const isCovered = width < NARROW && spare + FRAME_MARGIN * wide.scale < BUTTONS
  const camera = isCovered ? besideButtons(box, pane, table) : besideEdges(wide, box, pane, table)
  return { ...camera, y: camera.y + foot / 2 / camera.scale }
}
