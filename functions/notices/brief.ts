import { en } from '#shared/messages/en'
import { logSentence } from '#shared/messages/en/log'
import { plain } from '#shared/messages/sentence'
import { type BriefWords, briefLines, briefOf, type Happening } from '#shared/view/brief'
import { unitName } from '#shared/view/describe'
import type { GameView } from '#shared/view/game-view'

const WORDS: BriefWords = { brief: en.brief, terms: en.terms, tell: logSentence }

/** What happened, as the lines of a message; `happened` as a spectator may read it. */
export const briefIn = (happened: readonly Happening[], view: GameView): string[] =>
  briefLines(briefOf(happened, view, WORDS), WORDS).map((line) => plain(line, (unit) => unitName(view, unit, en.table)))
