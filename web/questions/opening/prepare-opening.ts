import { decide } from '#messages/decide'
import { arranging } from '#messages/decide-setup'
import { terms } from '#messages/terms'
import { chosenOption, type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'

const NOTHING_CHOSEN: DraftAnswer = { label: decide.send, missing: decide.incomplete.option, chips: [] }

function prepareOne({ request, parts }: QuestionContext, labelOf: (option: string) => string): DraftAnswer {
  const option = chosenOption(parts, request.ask)
  if (option === undefined || !optionsOf(request).some(({ id }) => id === option)) return NOTHING_CHOSEN
  const label = labelOf(option)
  return { label, chips: [label], script: () => [lineOf(request.ask, request.subject, option)] }
}

export const prepareInitiative = (asked: QuestionContext): DraftAnswer =>
  prepareOne(asked, (option) => arranging.initiative.button[option === 'self' ? 'self' : 'opponent'])

export const prepareObjective = (asked: QuestionContext): DraftAnswer =>
  prepareOne(asked, (option) => arranging.objective.button(terms.card(option)))
