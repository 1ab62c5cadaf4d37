import { ASK_NAMES } from '#shared/game/engine/asks'
import type { GameView } from '#shared/play/view/game-view'
import { formOf } from '#web/questions/form-index'
import type { Asked } from '#web/questions/prepared'
import { type Question, phrasesOf as read, type Understood, understand as understood } from '#web/words-view/understand'

const grammars = new Map(await Promise.all(ASK_NAMES.map(async (ask) => [ask, (await formOf(ask)).grammar] as const)))
const questionOf = (asked: Asked): Question => ({ asked, grammar: grammars.get(asked.request.ask) })

/** As the page understands it when the form of the question is there. */
export const understand = (line: string, view: GameView, asked: Asked | undefined): Understood =>
  understood(line, view, asked && questionOf(asked))
export const phrasesOf = (asked: Asked) => read(questionOf(asked))
