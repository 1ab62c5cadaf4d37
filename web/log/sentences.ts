import { automatic } from '#messages/automatic'
import { logSentence } from '#messages/log'
import type { EventType } from '#shared/game/engine/event'
import type { Sentence } from '#shared/messages/sentence'
import type { LogEntry } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'

export interface LogLine extends Pick<LogEntry, 'by' | 'told'> {
  step: number
  /** Begins a round or a phase. */
  heading: boolean
  sentence: Sentence
}

/** Adds to its first sentence that an order, a plan or the clock answered (design 10). */
export const marked = (sentence: Sentence, by: LogEntry['by']): Sentence =>
  by === undefined ? sentence : [...sentence, ` ${automatic.by[by]}`]

/** Events that prove the luck; the page shows them beside the seal and not in the log. */
const PROOFS: ReadonlySet<EventType> = new Set(['drawn', 'dialsOpened'])
export const isProof = ({ event }: LogEntry): boolean => PROOFS.has(event.type)

/**
 * The log in words. It leaves out events that another sentence tells, and says how they came about in the next
 * one.
 */
export function sentences(entries: readonly LogEntry[], { factions }: Pick<GameView, 'factions'>): LogLine[] {
  let passed: Pick<LogEntry, 'by' | 'told'> = {}
  return entries.flatMap((entry) => {
    const { step, event } = entry
    if (entry.by !== undefined || entry.told !== undefined) passed = entry
    const sentence = isProof(entry) ? undefined : logSentence(event, { factions })
    if (sentence === undefined) return []
    const { by, told } = passed
    passed = {}
    const heading = event.type === 'roundBegan' || event.type === 'phaseBegan'
    return [{ step, heading, sentence: marked(sentence, by), ...(by && { by }), ...(told && { told }) }]
  })
}
