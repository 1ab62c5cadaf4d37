import { type Grammar, type Phrase, phrase, put, putAll, slug } from '#web/words-view/phrase'
import { chosenSeveral, optionsOf, type QuestionContext } from '../draft-answer'
import { cardQuestion, toggledIn } from './cards'

/** What a card asks, by the names that its form gives the answers. */
function cardPhrases(asked: QuestionContext): Phrase[] {
  const { request, parts } = asked
  const { textOf } = cardQuestion(asked)
  if (request.kind !== 'options') {
    return optionsOf(request).flatMap(({ id }) => [
      phrase(id, put(request.ask, id)),
      phrase(slug(textOf(id).name), put(request.ask, id)),
    ])
  }
  const chosen = chosenSeveral(parts, request.ask)
  return [
    ...request.options.map(({ id }) =>
      phrase(`${chosen.includes(id) ? 'leave' : 'take'} ${id}`, putAll(request.ask, toggledIn(asked, id))),
    ),
    ...(request.min === 0 ? [phrase('none', putAll(request.ask, []))] : []),
  ]
}
export const cardGrammar: Grammar = { phrases: cardPhrases }
