import type { Draft } from '#web/state/draft.svelte'
import { byTarget, type Forms, type TableAnswers } from '../answer-form'
import { chosenSeveral, type QuestionContext } from '../draft-answer'
import CardChoice from './CardChoice.svelte'
import { prepareCard, toggledIn } from './cards'
import { cardGrammar } from './cards-phrases'

/** Hull zones are pointed at; a question with several answers takes and drops them. */
function onTable(asked: QuestionContext, draft: Draft): TableAnswers {
  const { request, parts } = asked
  if (request.kind !== 'options') return byTarget(asked, draft)
  return {
    chosenOptions: chosenSeveral(parts, request.ask),
    onOption: (id) => draft.choose(request.ask, { options: toggledIn(asked, id) }),
  }
}

const card = { Form: CardChoice, prepare: prepareCard, grammar: cardGrammar, onTable }

export const forms: Forms<'cards'> = { 'window.effect': card, 'effect.choose': card }
