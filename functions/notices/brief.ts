import type { GameEvent } from '#shared/engine/event'
import { en } from '#shared/messages/en'
import { logSentence } from '#shared/messages/en/log'
import { plain } from '#shared/messages/sentence'
import { unitName } from '#shared/view/describe'
import type { GameView } from '#shared/view/game-view'

/** A mail tells at most this many things that happened, the latest of them. */
const LONGEST = 12
/** How luck came about is in the log; a mail tells what came of it. */
const LEFT_OUT: ReadonlySet<GameEvent['type']> = new Set(['drawn', 'deckShuffled'])

/** What happened, in sentences, oldest first; `events` as a spectator may read them. */
export function briefOf(events: readonly GameEvent[], view: GameView): string[] {
  const told = events
    .filter(({ type }) => !LEFT_OUT.has(type))
    .flatMap((event) => {
      const sentence = logSentence(event, { factions: view.factions })
      return sentence === undefined ? [] : [plain(sentence, (unit) => unitName(view, unit, en.table))]
    })
  const latest = told.slice(-LONGEST)
  return told.length > LONGEST ? [en.mail.earlier(told.length - LONGEST), ...latest] : latest
}
