import type { Seat } from '#shared/game/engine/state'
import { tableAtStep, viewThen } from '#shared/play/view/after-events'
import type { GameView } from '#shared/play/view/game-view'
import { api, type CallResult } from '#web/api/client'

/** The table as it was after a step, as everybody saw it, seen from one's own side. */
export async function tableAt(game: string, step: number, seat: Seat): Promise<CallResult<GameView>> {
  const answer = await api.replayPart(game, step)
  if (!answer.ok) return answer
  const { view } = answer.body
  return { ok: true, body: { ...viewThen(tableAtStep(answer.body, step), view), viewer: seat, now: [] } }
}
