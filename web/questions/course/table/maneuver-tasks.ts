import { MANEUVER_TOOL } from '#shared/game/geometry/maneuver-tool'
import { toMm } from '#web/board/camera'
import { DISC } from '#web/board/outline'
import { reachOf, square } from '#web/board/sight'
import { drawing, type TableTask } from '#web/board/task'
import Maneuver from './Maneuver.svelte'
import type { TriedManeuver, TriedPlacement } from './maneuver-drafts'
import Placements from './Placements.svelte'
import { drawTool } from './tool'

/** px/mm at which each joint of the tool has 44 px of its own. */
const LEAST = 44_000 / (MANEUVER_TOOL.lineToJoint + MANEUVER_TOOL.jointToLine)

/** A drafted course counts as sailed; tool and ghosts are kept in sight. */
export function maneuverTask(tried: TriedManeuver): TableTask {
  const { draft } = tried
  return {
    above: [drawing(Maneuver, tried)],
    stands: { ship: draft.ship, pose: draft.rest },
    sight: {
      of: `${draft.ship} ${draft.speed}`,
      units: draft.overlaps,
      places: ({ all, table }) => {
        const moving = all.find(({ id }) => id === draft.ship)
        if (moving?.kind !== 'ship') return []
        const poses = [draft.rest, ...draft.tried]
        const { joints } = drawTool(moving.size, moving.pose, draft.clicks, draft.side, table)
        return [...poses.flatMap((pose) => square(toMm(pose, table), reachOf(moving))), ...joints.map(({ at }) => at)]
      },
      least: LEAST,
      beyond: draft.leaves,
    },
  }
}

export function placementTask(tried: TriedPlacement): TableTask {
  const { ship, places } = tried.draft
  return {
    above: [drawing(Placements, tried)],
    holds: places.map(({ squadron }) => squadron),
    sight: { of: ship, places: ({ table }) => places.flatMap((place) => square(toMm(place, table), DISC)) },
  }
}
