import type { GamePage, LogEntry } from '#shared/protocol/responses'
import type { GameView } from '#shared/view/game-view'
import { sentences } from '#web/log/sentences'

/** Whether others have done something since the reader's own last decision. */
export function isNews({ decided }: Pick<GamePage, 'decided'>, view: GameView, log: readonly LogEntry[]): boolean {
  if (decided === undefined || decided === 0) return false
  const since = log.filter(({ step, event }) => step > decided && event.type !== 'drawn')
  return sentences(since, view).length > 0
}
