import { endsOf } from '#shared/game/flow/target-measure'
import { REMOVAL, shotsOf, whyNot } from '#web/questions/attack/declare'
import { fireMeans, modificationOf, withCard, withFire, withLock } from '#web/questions/attack/modify'
import { cardTitle } from '#web/questions/battle'
import { chosenOption, chosenSeveral, optionsOf, type QuestionContext } from '#web/questions/draft-answer'
import {
  type Grammar,
  impossibleOf,
  numbered,
  type Phrase,
  phrase,
  put,
  putAll,
  slug,
  targetCalled,
} from '#web/words-view/phrase'

const useOf = ({ view }: QuestionContext, source: string): string => `use ${slug(cardTitle(view, source))}`
const zoned = (zone: string | undefined): string => (zone === undefined ? '' : `${zone} `)

/** `attack front B.rear`, `remove red`, `end` */
function declaring(asked: QuestionContext): Phrase[] {
  const { request, view, parts } = asked
  const chosen = chosenOption(parts, request.ask)
  const shots = shotsOf(asked)
  const removal = shots.find(({ id }) => id === chosen)?.removal
  return [
    ...shots.map(({ id, target }) =>
      phrase(`attack ${zoned(target.zone)}${targetCalled(view, target)}`, put(request.ask, id)),
    ),
    ...(removal?.colors ?? []).map((color) => phrase(`remove ${color}`, put(REMOVAL, `remove:${color}`))),
    ...(optionsOf(request).some(({ id }) => id === 'none') ? [phrase('end', put(request.ask, 'none'))] : []),
    ...impossibleOf(asked).flatMap((one): Phrase[] => {
      const ends = endsOf(request.subject, one.id)
      return ends === undefined
        ? []
        : [{ words: `attack ${zoned(ends.zone)}${targetCalled(view, ends)}`, puts: [], whyNot: whyNot(asked, one) }]
    }),
  ]
}

/** `remove red`, `roll` */
const beforeRoll = (asked: QuestionContext): Phrase[] =>
  optionsOf(asked.request).map(({ id, source }) =>
    phrase(
      source === undefined ? (id === 'done' ? 'roll' : id.replace(':', ' ')) : useOf(asked, source),
      put(asked.request.ask, id),
    ),
  )

/** `lock brace d3`, `add red dial`, `reroll d1 token`, `use …`, `end` */
function modifying(asked: QuestionContext): Phrase[] {
  const plan = modificationOf(asked)
  if (plan === undefined) return []
  const { ask } = asked.request
  const locks = plan.accuracies.flatMap(({ die, options }) =>
    numbered(options, ({ kind }) => `lock ${kind} ${die.id}`).map(({ item, words }) =>
      phrase(words, putAll(ask, withLock(plan, die.id, item.id))),
    ),
  )
  const kept = plan.accuracies
    .filter(({ chosen }) => chosen !== undefined)
    .map(({ die }) => phrase(`keep ${die.id}`, putAll(ask, withLock(plan, die.id, undefined))))
  const fires = plan.fires.map((option) => {
    const { color, die } = option.use ?? {}
    const what = color !== undefined ? `add ${color}` : die !== undefined ? `reroll ${die}` : 'concentrate'
    return phrase(`${what} ${fireMeans(option)}`, putAll(ask, withFire(plan, option.id)))
  })
  const keywords = plan.keywords.map(({ id, keyword }) => {
    const die = keyword?.die
    return phrase(
      die === undefined ? `${keyword?.keyword ?? id}` : `reroll ${die} ${keyword?.keyword ?? ''}`.trim(),
      putAll(ask, withFire(plan, id)),
    )
  })
  const cards = plan.cards.map(({ id, source }) => phrase(useOf(asked, source ?? id), putAll(ask, withCard(plan, id))))
  return [...locks, ...kept, ...fires, ...keywords, ...cards, phrase('end', putAll(ask, []))]
}

/** `reroll d2`, `keep`; with several dice each is taken, or left again. */
function rerolling({ request, parts }: QuestionContext): Phrase[] {
  const { ask } = request
  if (request.kind === 'options') {
    const chosen = chosenSeveral(parts, ask)
    return [
      ...request.options.map(({ id }) => {
        const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
        return phrase(chosen.includes(id) ? `keep ${id}` : `reroll ${id}`, putAll(ask, next))
      }),
      phrase('keep', putAll(ask, [])),
    ]
  }
  return optionsOf(request).map(({ id }) => phrase(id === 'none' ? 'keep' : `reroll ${id}`, put(ask, id)))
}

const critical = (asked: QuestionContext): Phrase[] =>
  optionsOf(asked.request).map(({ id, source }) =>
    phrase(source === undefined ? id : useOf(asked, source), put(asked.request.ask, id)),
  )

/** Counter is an attack on the one that has attacked. */
const countering = ({ request, view }: QuestionContext): Phrase[] =>
  optionsOf(request).map(({ id, target }) =>
    phrase(
      target === undefined ? (id === 'none' ? 'end' : id) : `counter ${targetCalled(view, target)}`,
      put(request.ask, id),
    ),
  )

export const declareGrammar: Grammar = { phrases: declaring }
export const beforeRollGrammar: Grammar = { phrases: beforeRoll }
export const modifyGrammar: Grammar = { phrases: modifying }
export const rerollGrammar: Grammar = { phrases: rerolling }
export const criticalGrammar: Grammar = { phrases: critical }
export const counterGrammar: Grammar = { phrases: countering }
