import type { Side } from '#shared/game/engine/decision'
import type { Pose } from '#shared/game/engine/state'
import type { SizeClass } from '#shared/game/geometry/base'
import { MANEUVER_TOOL, toolTrace } from '#shared/game/geometry/maneuver-tool'
import { type Mm, type Projection, toMm } from '#web/board/camera'

const HALF = MANEUVER_TOOL.width / 2000
const TAIL = MANEUVER_TOOL.rootTail / 1000
/** mm the last segment is drawn past its front line. */
const TIP = 6
/** Degrees a joint turns with one click. */
export const CLICK = MANEUVER_TOOL.click / 1000

export interface DrawnSegment {
  /** SVG points of the body. */
  readonly body: string
  /** The raised line that the front edge of the base is level with. */
  readonly line: readonly [Mm, Mm]
}
export interface DrawnJoint {
  readonly at: Mm
  /** Where the segment before the joint points: degrees clockwise from the top of the picture. */
  readonly before: number
}
export interface DrawnTool {
  readonly segments: readonly DrawnSegment[]
  readonly joints: readonly DrawnJoint[]
}

const step = (from: Mm, to: Mm): { unit: Mm; length: number } => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { unit: { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, length }
}
const moved = (from: Mm, unit: Mm, along: number, aside = 0): Mm => ({
  x: from.x + unit.x * along - unit.y * aside,
  y: from.y + unit.y * along + unit.x * aside,
})

function segment(from: Mm, to: Mm, frontLine: Mm): DrawnSegment {
  const { unit } = step(from, to)
  const corners = [
    moved(from, unit, 0, -HALF),
    moved(to, unit, 0, -HALF),
    moved(to, unit, 0, HALF),
    moved(from, unit, 0, HALF),
  ]
  return {
    body: corners.map(({ x, y }) => `${x},${y}`).join(' '),
    line: [moved(frontLine, unit, 0, -HALF), moved(frontLine, unit, 0, HALF)],
  }
}

/** The tool laid beside a ship, as far as it is used: a root and one segment for each click. */
export function drawTool(
  size: SizeClass,
  start: Pose,
  clicks: readonly number[],
  side: Side,
  table: Projection,
): DrawnTool {
  // The root shows its direction even at speed 0: one straight segment more is traced, and not drawn.
  const trace = toolTrace(size, start, [...clicks, 0], side).map((point) => toMm(point, table))
  const segments: DrawnSegment[] = []
  const joints: DrawnJoint[] = []
  for (let n = 0; n <= clicks.length; n++) {
    const [joint, line, next] = [trace[2 * n - 1], trace[2 * n], trace[2 * n + 1]]
    if (!line || !next) break
    const { unit } = step(line, next)
    const from = joint ?? moved(line, unit, -TAIL)
    segments.push(segment(from, n < clicks.length ? next : moved(line, unit, TIP), line))
    if (n < clicks.length) joints.push({ at: next, before: (Math.atan2(unit.x, -unit.y) * 180) / Math.PI })
  }
  return { segments, joints }
}

/** px a joint is pulled aside for one click. */
const PULL = 20

/** The click a joint is pulled to: starboard is positive; never more than the yaw allows. */
export function pulledClick(start: number, yaw: number, pullPx: Mm, before: number): number {
  const angle = (before * Math.PI) / 180
  const aside = pullPx.x * Math.cos(angle) + pullPx.y * Math.sin(angle)
  return Math.min(yaw, Math.max(-yaw, start + Math.round(aside / PULL)))
}

/** A tap on the port or the starboard half of a joint turns it one click that way. */
export const tappedClick = (present: number, yaw: number, px: Mm, before: number): number => {
  const angle = (before * Math.PI) / 180
  const aside = px.x * Math.cos(angle) + px.y * Math.sin(angle)
  return Math.min(yaw, Math.max(-yaw, present + (aside < 0 ? -1 : 1)))
}

/** What a key makes of a joint; `undefined`: nothing. */
export function keyedClick(present: number, yaw: number, key: string): number | undefined {
  const next: Record<string, number> = {
    ArrowLeft: present - 1,
    ArrowDown: present - 1,
    ArrowRight: present + 1,
    ArrowUp: present + 1,
    Home: -yaw,
    End: yaw,
  }
  const click = next[key]
  return click === undefined ? undefined : Math.min(yaw, Math.max(-yaw, click))
}
