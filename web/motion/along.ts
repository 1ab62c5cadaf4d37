import type { Pose } from '#shared/game/engine/state'

const RADIANS = Math.PI / 180_000

/** `t` of a curve between two poses that leaves the one and reaches the other in the direction of its bow. */
function between(from: Pose, to: Pose, t: number): Pose {
  const reach = Math.hypot(to.x - from.x, to.y - from.y)
  const on = (pose: Pose) => ({
    x: Math.sin(pose.heading * RADIANS) * reach,
    y: Math.cos(pose.heading * RADIANS) * reach,
  })
  const [leaves, comes] = [on(from), on(to)]
  const at = (axis: 'x' | 'y') =>
    (2 * t ** 3 - 3 * t ** 2 + 1) * from[axis] +
    (t ** 3 - 2 * t ** 2 + t) * leaves[axis] +
    (3 * t ** 2 - 2 * t ** 3) * to[axis] +
    (t ** 3 - t ** 2) * comes[axis]
  const turn = ((to.heading - from.heading + 540_000) % 360_000) - 180_000
  return { x: at('x'), y: at('y'), heading: from.heading + turn * t }
}

/** Where a ship is that has run `t` of a course, from 0 at its first pose to 1 at its last; each joint takes as long. */
export function poseAlong(poses: readonly Pose[], t: number): Pose | undefined {
  const last = poses.length - 1
  const at = Math.min(Math.max(t, 0), 1) * last
  const n = Math.min(Math.floor(at), last - 1)
  const [from, to] = [poses[n], poses[n + 1]]
  return from && to ? between(from, to, at - n) : poses.at(-1)
}

/** The centreline of a course as places, close enough for a line to look bent. */
export const centreline = (poses: readonly Pose[]): Pose[] => {
  const pieces = Math.max(1, (poses.length - 1) * PER_JOINT)
  return Array.from({ length: pieces + 1 }, (_, n) => poseAlong(poses, n / pieces)).filter((pose) => pose !== undefined)
}
const PER_JOINT = 6
