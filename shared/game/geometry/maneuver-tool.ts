import type { Side } from '#shared/game/engine/decision'
import type { Point, Pose } from '#shared/game/engine/state'
import { baseSize, type SizeClass } from './base'
import { forward, right, snap, turn, type Vector } from './grid'

/** The maneuver tool: a root segment and four segments that swing about joints (R1.6). Lengths are µm. */
export const MANEUVER_TOOL = {
  joints: 4,
  /** From a segment's front line to the next joint. */
  lineToJoint: 46_000,
  /** From a joint to the front line of its segment. */
  jointToLine: 22_000,
  width: 15_250,
  /** How far the root segment reaches behind its front line. */
  rootTail: 16_400,
  /** One click in 1/1000 degree; at most two to a side (R1.7). */
  click: 22_500,
  maxClicks: 2,
} as const

export const SIDES = ['left', 'right'] as const satisfies readonly Side[]
const starboard = (side: Side): 1 | -1 => (side === 'right' ? 1 : -1)

/** Base centre to the tool's centre line. */
const sideways = (size: SizeClass): number => baseSize(size).width / 2 + MANEUVER_TOOL.width / 2

interface Segment {
  /** The joint about which the segment swings; the root has none. */
  joint?: Vector
  /** Where the front edge of the base is level with the tool. */
  line: Vector
  heading: number
}

const along = (from: Vector, direction: Vector, length: number): Vector => ({
  x: from.x + direction.x * length,
  y: from.y + direction.y * length,
})

/** Root segment first, then one segment for each click. */
function segments(size: SizeClass, start: Pose, clicks: readonly number[], side: Side): Segment[] {
  const bow = along(start, forward(start.heading), baseSize(size).length / 2)
  const root = along(bow, right(start.heading), starboard(side) * sideways(size))
  const result: Segment[] = [{ line: root, heading: start.heading }]
  let line = root
  let heading = start.heading
  for (const click of clicks) {
    const joint = along(line, forward(heading), MANEUVER_TOOL.lineToJoint)
    heading = turn(heading, click * MANEUVER_TOOL.click)
    line = along(joint, forward(heading), MANEUVER_TOOL.jointToLine)
    result.push({ joint, line, heading })
  }
  return result
}

function poseAt(size: SizeClass, { line, heading }: Segment, side: Side): Pose {
  const bow = along(line, right(heading), 0 - starboard(side) * sideways(size))
  return { ...snap(along(bow, forward(heading), 0 - baseSize(size).length / 2)), heading }
}

/**
 * Where the ship would be set down at each joint of one setting of the tool: index n is speed n, index 0 the start.
 * Joints are not set anew when a speed is reduced (R10.16).
 */
export function posesAlongTool(size: SizeClass, start: Pose, clicks: readonly number[], side: Side): Pose[] {
  return segments(size, start, clicks, side).map((segment, n) => (n === 0 ? start : poseAt(size, segment, side)))
}

/** The pose at the last joint; `clicks.length` is the speed, negative clicks turn to port (R10.4, R10.7). */
export function finalPose(size: SizeClass, start: Pose, clicks: readonly number[], side: Side): Pose {
  return posesAlongTool(size, start, clicks, side).at(-1) ?? start
}

/**
 * The sides on which the ship would not lie over the tool at its final pose (R10.8); never empty (R10.9). A base reaches
 * back over the last joint, a medium or large one over the joint before it, too.
 */
export function sidesFreeOfTool(size: SizeClass, clicks: readonly number[]): Side[] {
  const last = clicks.at(-1) ?? 0
  const before = size === 'small' ? 0 : (clicks.at(-2) ?? 0)
  const bend = last === 0 ? before : last
  if (bend === 0) return [...SIDES]
  return [bend > 0 ? 'right' : 'left']
}

/** The centre line of the tool for drawing: front line of the root, then joint and front line of each segment. */
export function toolTrace(size: SizeClass, start: Pose, clicks: readonly number[], side: Side): Point[] {
  return segments(size, start, clicks, side).flatMap(({ joint, line }) => (joint ? [joint, line] : [line]).map(snap))
}

/** Every setting of the joints within the yaw values, one per joint up to the speed (R10.4). */
export function allClicks(yaws: readonly number[]): number[][] {
  let settings: number[][] = [[]]
  for (const yaw of yaws) {
    const clicks = Array.from({ length: 2 * yaw + 1 }, (_, i) => i - yaw)
    settings = settings.flatMap((setting) => clicks.map((click) => [...setting, click]))
  }
  return settings
}
