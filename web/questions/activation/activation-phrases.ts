import type { UnitId } from '#shared/game/engine/state'
import { repairMeans } from '#web/questions/repair/repair'
import { repairPhrases } from '#web/questions/repair/repair-phrases'
import { linesOf, resolvedUse } from '#web/questions/squadrons/flights'
import { flightForms, flightPhrases, readFlight } from '#web/questions/squadrons/squadrons-phrases'
import { type Grammar, type Phrase, phrase, put, slug, tagOf } from '#web/words-view/phrase'
import { cardTitle } from '../battle'
import { chosenIn, optionsOf, type QuestionContext } from '../draft-answer'
import { commandUses } from './command'
import { DIAL_USE, surelyRevealed } from './ship'

/** `activate A`, `activate A token`, `keep` */
function activating(asked: QuestionContext): Phrase[] {
  const { request, view } = asked
  const chosen = chosenIn(asked)
  const uses = (ship: UnitId) => (surelyRevealed(view, ship) === undefined ? [] : (['keep', 'token', 'later'] as const))
  return [
    ...optionsOf(request).flatMap(({ id, source }) => {
      if (source !== undefined) return [phrase(`use ${slug(cardTitle(view, source))}`, put(request.ask, id))]
      const words = `activate ${tagOf(view, id)}`
      const ship = put(request.ask, id)
      return [phrase(words, ship), ...uses(id).map((use) => phrase(`${words} ${use}`, ship, put(DIAL_USE, use)))]
    }),
    ...(chosen === undefined ? [] : uses(chosen).map((use) => phrase(use, put(DIAL_USE, use)))),
  ]
}

/** `repair dial`, `squadron both`, `none` */
const usePhrases = (asked: QuestionContext): Phrase[] => [
  ...commandUses(asked).map((option) =>
    phrase(`${option.use?.command ?? option.id} ${repairMeans(option)}`, put(asked.request.ask, option.id)),
  ),
  phrase('none', put(asked.request.ask, 'none')),
]

const isSquadrons = (asked: QuestionContext): boolean => resolvedUse(asked)?.use?.command === 'squadron'

/** Which command is resolved, and what it does. */
export const commandGrammar: Grammar = {
  phrases: (asked) => [
    ...usePhrases(asked),
    ...(isSquadrons(asked) && linesOf(asked).length > 0 ? flightPhrases(asked) : repairPhrases(asked)),
  ],
  read: (tokens, asked) => (isSquadrons(asked) ? readFlight(tokens, asked) : undefined),
  forms: (asked) => (isSquadrons(asked) ? flightForms(asked) : []),
}

export const shipGrammar: Grammar = { phrases: activating }

export const discardGrammar: Grammar = {
  phrases: ({ request }) => optionsOf(request).map(({ id }) => phrase(`discard ${id}`, put(request.ask, id))),
}
