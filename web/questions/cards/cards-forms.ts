import type { Draft } from '#web/state/draft.svelte'
import { byTarget, type Forms, type OnTable } from '../answer-form'
import { type Asked, chosenSeveral } from '../prepared'
import CardChoice from './CardChoice.svelte'
import { prepareCard, toggledIn } from './cards'
import { cardGrammar } from './cards-phrases'

/** Hull zones are pointed at; a question with several answers takes and drops them. */
function onTable(asked: Asked, draft: Draft): OnTable {
  const { request, parts } = asked
  if (request.kind !== 'options') return byTarget(asked, draft)
  return {
    chosenOptions: chosenSeveral(parts, request.ask),
    onOption: (id) => draft.choose(request.ask, { options: toggledIn(asked, id) }),
  }
}

const card = { Form: CardChoice, prepare: prepareCard, grammar: cardGrammar, onTable }

export const forms: Forms<'cards'> = { 'window.effect': card, 'effect.choose': card }
