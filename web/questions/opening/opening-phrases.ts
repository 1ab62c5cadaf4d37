import { terms } from '#messages/terms'
import { optionsOf } from '#web/questions/draft-answer'
import { type Grammar, phrase, put, slug } from '#web/words-view/phrase'

export const initiativeGrammar: Grammar = {
  phrases: ({ request }) =>
    optionsOf(request).map(({ id }) => phrase(id === 'self' ? 'first' : 'second', put(request.ask, id))),
}

export const objectiveGrammar: Grammar = {
  phrases: ({ request }) =>
    optionsOf(request).flatMap(({ id }) =>
      [...new Set([slug(terms.card(id)), id])].map((name) => phrase(`objective ${name}`, put(request.ask, id))),
    ),
}
