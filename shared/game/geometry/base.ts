import type { Area, Point, Pose } from '#shared/game/engine/state'
import type { SizeClass } from '#shared/game/engine/terms'
import {
  cosine,
  distance,
  inShipFrame,
  isOverlap,
  isTouching,
  onTable,
  type ShipFrame,
  shipFrame,
  sine,
  snap,
  type Vector,
} from './grid'

export type { SizeClass } from '#shared/game/engine/terms'

/** A ship's base on the table. */
export interface BasePlace {
  readonly size: SizeClass
  readonly pose: Pose
}

/** Width and length of the plastic base in µm (R1.14). */
const BASES = {
  small: { width: 43_000, length: 71_000 },
  medium: { width: 63_000, length: 102_000 },
  large: { width: 77_500, length: 129_000 },
} as const satisfies Record<SizeClass, { width: number; length: number }>
export const baseSize = (size: SizeClass): { width: number; length: number } => BASES[size]

/** µm */
export const SQUADRON_RADIUS = 17_100
/** A shield dial is a disc on each axis of the base, whose centre lies `DIAL_INSET` inside the edge (µm). */
export const DIAL_RADIUS = 12_400
export const DIAL_INSET = 4_800

interface HalfBase {
  readonly w: number
  readonly l: number
  /** No part of base and dials is farther from the centre. */
  readonly reach: number
}
function half(size: SizeClass): HalfBase {
  const w = BASES[size].width / 2
  const l = BASES[size].length / 2
  return { w, l, reach: Math.max(Math.sqrt(w * w + l * l), l - DIAL_INSET + DIAL_RADIUS) }
}
export const HALF_BASE: Readonly<Record<SizeClass, HalfBase>> = {
  small: half('small'),
  medium: half('medium'),
  large: half('large'),
}

function dials(size: SizeClass): Vector[] {
  const { w, l } = HALF_BASE[size]
  return [
    { x: 0, y: l - DIAL_INSET },
    { x: w - DIAL_INSET, y: 0 },
    { x: 0, y: DIAL_INSET - l },
    { x: DIAL_INSET - w, y: 0 },
  ]
}
/** Centres of the four shield dials in the ship's frame: front, right, rear, left. */
export const DIALS_IN_SHIP_FRAME: Readonly<Record<SizeClass, readonly Vector[]>> = {
  small: dials('small'),
  medium: dials('medium'),
  large: dials('large'),
}

function exactCorners({ size, pose }: BasePlace): Vector[] {
  const { w, l } = HALF_BASE[size]
  const frame = shipFrame(pose)
  const locals = [
    { x: -w, y: l },
    { x: w, y: l },
    { x: w, y: -l },
    { x: -w, y: -l },
  ]
  return locals.map((local) => onTable(frame, local))
}
const exactDials = (size: SizeClass, frame: ShipFrame): Vector[] =>
  DIALS_IN_SHIP_FRAME[size].map((local) => onTable(frame, local))

/** Corners of the plastic base, clockwise from the port bow. */
export const baseCorners = (place: BasePlace): Point[] => exactCorners(place).map(snap)

/** What counts as base where overlap is concerned: the rectangle and four discs of `DIAL_RADIUS` (R10.15). */
export interface OverlapOutline {
  corners: Point[]
  /** Centres: front, right, rear, left. */
  dials: Point[]
}
export const overlapOutline = (place: BasePlace): OverlapOutline => ({
  corners: baseCorners(place),
  dials: exactDials(place.size, shipFrame(place.pose)).map(snap),
})

/** Distance of a place in the ship's frame from the base rectangle; negative inside. */
function gapToRectangle(size: SizeClass, local: Vector): number {
  const x = Math.abs(local.x) - HALF_BASE[size].w
  const y = Math.abs(local.y) - HALF_BASE[size].l
  return x > 0 && y > 0 ? Math.sqrt(x * x + y * y) : Math.max(x, y)
}

/**
 * The widest separation of two base rectangles along one of their axes; negative if they overlap. The same to the
 * last digit in either order.
 */
function separation(a: BasePlace, b: BasePlace, frameA: ShipFrame, frameB: ShipFrame): number {
  const A = HALF_BASE[a.size]
  const B = HALF_BASE[b.size]
  const inA = inShipFrame(frameA, b.pose)
  const inB = inShipFrame(frameB, a.pose)
  const c = Math.abs(cosine(b.pose.heading - a.pose.heading))
  const s = Math.abs(sine(b.pose.heading - a.pose.heading))
  return Math.max(
    Math.abs(inA.x) - (A.w + (B.w * c + B.l * s)),
    Math.abs(inA.y) - (A.l + (B.w * s + B.l * c)),
    Math.abs(inB.x) - (B.w + (A.w * c + A.l * s)),
    Math.abs(inB.y) - (B.l + (A.w * s + A.l * c)),
  )
}

const farApart = (a: Vector, b: Vector, reach: number): boolean => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy > reach * reach
}

/** Bases with their shield dials intersect; mere contact does not count (R10.15). */
export function shipsOverlap(a: BasePlace, b: BasePlace): boolean {
  if (farApart(a.pose, b.pose, HALF_BASE[a.size].reach + HALF_BASE[b.size].reach)) return false
  const frameA = shipFrame(a.pose)
  const frameB = shipFrame(b.pose)
  if (isOverlap(separation(a, b, frameA, frameB))) return true
  const dialsA = exactDials(a.size, frameA)
  const dialsB = exactDials(b.size, frameB)
  return (
    dialsA.some((dial) => isOverlap(gapToRectangle(b.size, inShipFrame(frameB, dial)) - DIAL_RADIUS)) ||
    dialsB.some((dial) => isOverlap(gapToRectangle(a.size, inShipFrame(frameA, dial)) - DIAL_RADIUS)) ||
    dialsA.some((p) => dialsB.some((q) => isOverlap(distance(p, q) - 2 * DIAL_RADIUS)))
  )
}

/** Gap between base with dials and a squadron's base; negative if they overlap. */
function outlineGap({ size, pose }: BasePlace, at: Point): number {
  const local = inShipFrame(shipFrame(pose), at)
  let gap = gapToRectangle(size, local)
  for (const dial of DIALS_IN_SHIP_FRAME[size]) gap = Math.min(gap, distance(dial, local) - DIAL_RADIUS)
  return gap - SQUADRON_RADIUS
}

/** Base with dials against a squadron's base (R10.15). */
export function shipOverlapsSquadron(place: BasePlace, at: Point): boolean {
  if (farApart(place.pose, at, HALF_BASE[place.size].reach + SQUADRON_RADIUS)) return false
  return isOverlap(outlineGap(place, at))
}
export const shipTouchesSquadron = (place: BasePlace, at: Point): boolean => isTouching(outlineGap(place, at))

const squadronGap = (p: Point, q: Point): number => distance(p, q) - 2 * SQUADRON_RADIUS
export const squadronsOverlap = (p: Point, q: Point): boolean => isOverlap(squadronGap(p, q))
export const squadronsTouch = (p: Point, q: Point): boolean => isTouching(squadronGap(p, q))

/** µm from base to base, dials ignored (R12.18); 0 if the bases touch or overlap. */
export function gapBetweenShips(a: BasePlace, b: BasePlace): number {
  const frameA = shipFrame(a.pose)
  const frameB = shipFrame(b.pose)
  if (separation(a, b, frameA, frameB) <= 0) return 0
  const gaps = [
    ...exactCorners(a).map((corner) => gapToRectangle(b.size, inShipFrame(frameB, corner))),
    ...exactCorners(b).map((corner) => gapToRectangle(a.size, inShipFrame(frameA, corner))),
  ]
  return Math.round(Math.min(...gaps))
}
/** µm from base to base, dials ignored (R12.18); 0 if the bases touch or overlap. */
export function gapToSquadron({ size, pose }: BasePlace, at: Point): number {
  return Math.max(0, Math.round(gapToRectangle(size, inShipFrame(shipFrame(pose), at)) - SQUADRON_RADIUS))
}
/** µm from base to base; 0 if they touch or overlap. */
export const gapBetweenSquadrons = (p: Point, q: Point): number => Math.max(0, Math.round(squadronGap(p, q)))

const spanInside = (centre: number, reach: number, length: number): boolean =>
  !isOverlap(centre - reach) && !isOverlap(length - centre - reach)

/** No part of the base rectangle lies outside; dials may (R9.15). */
export function shipInside({ size, pose }: BasePlace, area: Area): boolean {
  const { w, l } = HALF_BASE[size]
  const c = Math.abs(cosine(pose.heading))
  const s = Math.abs(sine(pose.heading))
  return spanInside(pose.x, w * c + l * s, area.width) && spanInside(pose.y, w * s + l * c, area.height)
}
export const squadronInside = (at: Point, area: Area): boolean =>
  spanInside(at.x, SQUADRON_RADIUS, area.width) && spanInside(at.y, SQUADRON_RADIUS, area.height)
