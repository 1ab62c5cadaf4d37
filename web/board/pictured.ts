import type { UnitId } from '#shared/game/engine/state'
import { type Box, type Mm, type Pane, type Projection, viewBox } from './camera'
import type { Piece } from './pieces'

interface PictureContent {
  table: Projection
  pieces: readonly Piece[]
  /** What the picture is about; without them the two enemies nearest to each other. */
  of: readonly UnitId[]
  pane: Pane
}

/** What a picture of the table shows. */
export interface Picture {
  box: string
  /** CSS px per mm */
  scale: number
}

/** px/mm; a picture comes no closer, for one ship should not fill it. */
const CLOSEST = 0.9
/** mm around a piece that are its base, and some air. */
const MARGIN = 66
/** mm of the table that a picture shows from top to bottom, by its height in px. */
const shownOf = (height: number): number => (height < 100 ? 270 : 400)

/** Frames what it is about, with as many of the pieces around as there is room for. */
export function pictured({ table, pieces, of, pane }: PictureContent): Picture {
  const tall = shownOf(pane.height)
  const wide = (tall * pane.width) / pane.height
  const box = filled(boxOf(subjects(pieces, of)), pieces, { wide, tall })
  const scale = Math.min(CLOSEST, pane.width / (box.right - box.left), pane.height / (box.bottom - box.top))
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return { box: viewBox({ ...onTable(table, middle, pane, scale), scale }, pane), scale }
}

function subjects(pieces: readonly Piece[], of: readonly UnitId[]): readonly Piece[] {
  const named = pieces.filter(({ id }) => of.includes(id))
  if (named.length > 0) return named
  const pairs = pieces.flatMap((one) =>
    pieces.filter(({ own }) => one.own && !own).map((other) => [one, other] as const),
  )
  const nearest = pairs.sort(([a, b], [c, d]) => away(a.at, b.at) - away(c.at, d.at))[0]
  return nearest ?? pieces
}

/** Takes in the nearest pieces, one after the other, as long as the box stays within that size. */
function filled(start: Box, pieces: readonly Piece[], most: { wide: number; tall: number }): Box {
  const middle = { x: (start.left + start.right) / 2, y: (start.top + start.bottom) / 2 }
  const near = [...pieces].sort((one, other) => away(one.at, middle) - away(other.at, middle))
  return near.reduce((box, piece) => {
    const wider = united(box, boxOf([piece]))
    const fits = wider.right - wider.left <= most.wide && wider.bottom - wider.top <= most.tall
    return fits ? wider : box
  }, start)
}

const away = (a: Mm, b: Mm): number => Math.hypot(a.x - b.x, a.y - b.y)

const united = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

const boxOf = (pieces: readonly Piece[]): Box =>
  pieces
    .map(({ at: { x, y } }) => ({ left: x - MARGIN, top: y - MARGIN, right: x + MARGIN, bottom: y + MARGIN }))
    .reduce(united, { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

/** As near to the wanted middle as the edges of the table allow, so that no picture shows in vain what is beside it. */
function onTable(table: Projection, wanted: Mm, pane: Pane, scale: number): Mm {
  const within = (size: number, at: number, half: number) =>
    2 * half >= size ? size / 2 : Math.min(Math.max(at, half), size - half)
  return {
    x: within(table.width, wanted.x, pane.width / 2 / scale),
    y: within(table.height, wanted.y, pane.height / 2 / scale),
  }
}
