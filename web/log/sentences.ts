import { logSentence } from '#messages/log'
import type { Sentence } from '#shared/messages/sentence'
import type { LogEntry } from '#shared/protocol/responses'
import type { GameView } from '#shared/view/game-view'

export interface Told {
  step: number
  /** Begins a round or a phase. */
  heading: boolean
  sentence: Sentence
}

/** The log in words; events that another sentence already tells are left out. */
export function sentences(entries: readonly LogEntry[], { factions }: Pick<GameView, 'factions'>): Told[] {
  return entries.flatMap(({ step, event }) => {
    const sentence = logSentence(event, { factions })
    const heading = event.type === 'roundBegan' || event.type === 'phaseBegan'
    return sentence === undefined ? [] : [{ step, heading, sentence }]
  })
}
