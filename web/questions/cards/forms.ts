import type { Draft } from '#web/state/draft.svelte'
import { type AnswerForm, byTarget, type OnTable } from '../form'
import { type Asked, chosenSeveral } from '../prepared'
import CardChoice from './CardChoice.svelte'
import { prepareCard, prepareNewDial, toggledIn } from './cards'
import NewDial from './NewDial.svelte'

/** Hull zones are pointed at; a question with several answers takes and drops them. */
function onTable(asked: Asked, draft: Draft): OnTable {
  const { request, parts } = asked
  if (request.kind !== 'options') return byTarget(asked, draft)
  return {
    chosenOptions: chosenSeveral(parts, request.ask),
    onOption: (id) => draft.choose(request.ask, { options: toggledIn(asked, id) }),
  }
}

export const card: AnswerForm = { Form: CardChoice, prepare: prepareCard, onTable }
export const newDial: AnswerForm = { Form: NewDial, prepare: prepareNewDial }
