import { ASK_NAMES } from '#shared/game/engine/asks'
import type { GameView } from '#shared/play/view/game-view'
import type { QuestionContext } from '#web/questions/draft-answer'
import { formOf } from '#web/questions/form-index'
import {
  type LineMeaning,
  type Question,
  phrasesOf as read,
  understand as understood,
} from '#web/words-view/line-meaning'

const grammars = new Map(await Promise.all(ASK_NAMES.map(async (ask) => [ask, (await formOf(ask)).grammar] as const)))
const questionOf = (asked: QuestionContext): Question => ({ asked, grammar: grammars.get(asked.request.ask) })

/** As the page understands it when the form of the question is there. */
export const understand = (line: string, view: GameView, asked: QuestionContext | undefined): LineMeaning =>
  understood(line, view, asked && questionOf(asked))
export const phrasesOf = (asked: QuestionContext) => read(questionOf(asked))
