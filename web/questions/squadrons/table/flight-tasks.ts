import type { Area, Point } from '#shared/game/engine/state'
import { toMm } from '#web/board/camera'
import { reachOf, square } from '#web/board/sight'
import { drawing, type TableTask } from '#web/board/task'
import { COMMAND_REACH } from './command-reach'
import Flight from './Flight.svelte'
import type { FlightDraft, TriedFlight } from './flight-drafts'
import Reaches from './Reaches.svelte'

/** µm beyond the reach of a squadron at which a tap still means its edge. */
const BEYOND = 20_000

/** px of its reach at which there is room for a thumb beside the squadron. */
const LEAST = 56

/** Only a tap within reach leads off the table. */
const heldWithin = ({ x, y }: Point, { width, height }: Area): Point => ({
  x: Math.min(Math.max(x, 0), width),
  y: Math.min(Math.max(y, 0), height),
})

/** A tap on the table takes the squadron there, or to the edge of its reach if that is nearer. */
function groundOf({ around, reach, drop }: FlightDraft, area: Area, onFly: TriedFlight['onFly']) {
  const takes = (at: Point) => Math.hypot(at.x - around.x, at.y - around.y) <= reach + BEYOND
  return { takes, onThings: true, put: (at: Point) => onFly(drop(takes(at) ? at : heldWithin(at, area))) }
}

export function flightTask(tried: TriedFlight, area: Area): TableTask {
  const { commands, draft, onFly } = tried
  return {
    under: [drawing(Reaches, tried)],
    ...(draft && { above: [drawing(Flight, { draft, onFly })], ground: groundOf(draft, area, onFly) }),
    holds: draft ? [draft.squadron] : [],
    engaged: true,
    sight: {
      of: `${draft?.squadron} ${commands}`,
      ...(draft && { least: (LEAST * 1000) / draft.reach }),
      places: ({ all, table }) => [
        ...all.filter(({ id }) => id === commands).flatMap((ship) => square(ship.at, reachOf(ship) + COMMAND_REACH)),
        ...(draft ? square(toMm(draft.around, table), draft.reach / 1000) : []),
      ],
    },
  }
}
