import type { GamePage, LogEntry } from '#shared/protocol/responses'

/** Whether something has happened since the reader's own last decision: what of it is worth a word, its sentences say. */
export const maybeNews = ({ decided }: Pick<GamePage, 'decided'>, log: readonly LogEntry[]): boolean =>
  decided !== undefined && decided > 0 && log.some(({ step, event }) => step > decided && event.type !== 'drawn')
