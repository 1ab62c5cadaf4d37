import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import { QUIET_EVENTS } from '#shared/play/view/quiet-events'

/**
 * Whether anything worth a sentence has happened since the reader's own last decision.
 * Nothing is lost or gained before the first round, and the log tells what was placed.
 */
export const maybeNews = ({ decided, view }: Pick<GamePage, 'decided' | 'view'>, log: readonly LogEntry[]): boolean =>
  decided !== undefined &&
  decided > 0 &&
  view?.phase !== 'setup' &&
  log.some(({ step, event }) => step > decided && !QUIET_EVENTS.has(event.type))
