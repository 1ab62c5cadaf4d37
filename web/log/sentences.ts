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

/** Says behind its first sentence that nobody answered just then (design 10). */
export const marked = (sentence: Sentence, by: LogEntry['by']): Sentence =>
  by === undefined ? sentence : [...sentence, ` ${automatic.by[by]}`]

/** How luck is proved: told beside its seal, not between what happens on the table. */
const PROOFS: ReadonlySet<EventType> = new Set(['drawn', 'dialsOpened'])
export const isProof = ({ event }: LogEntry): boolean => PROOFS.has(event.type)

/**
 * The log in words; events that another sentence already tells are left out, and how they came about is said of the next
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
