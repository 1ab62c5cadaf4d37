import type { Messages } from '#shared/messages/en'
import { plain } from '#shared/messages/sentence'
import { type BriefWords, briefLines, briefOf, type Happening } from '#shared/play/view/brief'
import type { GameView } from '#shared/play/view/game-view'
import { unitName } from '#shared/play/view/glance'

/** What happened, as the lines of a message; `happened` as a spectator may read it. */
export function briefIn(happened: readonly Happening[], view: GameView, messages: Messages): string[] {
  const words: BriefWords = { brief: messages.brief, terms: messages.terms, tell: messages.logSentence }
  return briefLines(briefOf(happened, view, words), words).map((line) =>
    plain(line, (unit) => unitName(view, unit, messages.table)),
  )
}
