import type { Area } from '#shared/game/engine/state'
import { drawing, type TableTask } from '#web/board/task'
import { heldOnTable } from '#web/questions/pointing/key-press'
import { frameOf } from './areas'
import Placing from './Placing.svelte'
import type { TriedPlacing } from './placing-drafts'

/** A tap on the table puts the piece there; all of where it may lie is in sight. */
export function placingTask(tried: TriedPlacing, area: Area): TableTask {
  const { draft, onPose } = tried
  return {
    above: [drawing(Placing, tried)],
    holds: [draft.piece.id],
    ground: {
      takes: () => true,
      onThings: draft.piece.kind === 'ship' || draft.piece.kind === 'squadron',
      put: (at) => onPose({ ...draft.pose, ...heldOnTable(at, area) }),
    },
    sight: { of: '', opens: draft.piece.id, box: ({ view, table }) => frameOf(view, draft, table) },
  }
}
