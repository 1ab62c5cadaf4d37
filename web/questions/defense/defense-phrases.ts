import { defending } from '#messages/decide-defense'
import { type Grammar, numbered, type Phrase, phrase, put, putAll, slug } from '#web/words-view/phrase'
import { cardTitle } from '../battle'
import { optionsOf, type QuestionContext } from '../draft-answer'
import { damageZoneOf, EVADE, evadeChoices, REDIRECT, SPLIT, splitOf } from './damage'
import { defenseOf, toggled } from './defense'

/** `spend brace`, `keep brace`, `evade d1`, `redirect left`, `split 2`, `end` */
function spending(asked: QuestionContext): Phrase[] {
  const plan = defenseOf(asked)
  if (plan === undefined) return []
  const { request, view } = asked
  const { tokens, chosen, cards, usedCards, evade, redirect, split } = plan
  const refused = plan.impossible.flatMap((one): Phrase[] =>
    one.token === undefined
      ? []
      : [
          {
            words: `spend ${one.token.kind}`,
            puts: [],
            whyNot: defending.tokens.whyNot(
              one.code,
              (one.forbiddenBy ?? []).map((card) => cardTitle(view, card)),
            ),
          },
        ],
  )
  return [
    ...numbered(tokens, ({ token }) => token.kind).map(({ item, words }) =>
      phrase(`${chosen.includes(item) ? 'keep' : 'spend'} ${words}`, putAll(request.ask, toggled(plan, item.id))),
    ),
    ...cards.map(({ id, source }) =>
      phrase(
        `${usedCards.some((card) => card.id === id) ? 'keep' : 'use'} ${slug(cardTitle(view, source ?? id))}`,
        putAll(request.ask, toggled(plan, id)),
      ),
    ),
    ...(evade?.choices ?? []).map(({ die }) => phrase(`evade ${die.id}`, put(EVADE, die.id))),
    ...(redirect?.zones ?? []).map((zone) => phrase(`redirect ${zone}`, put(REDIRECT, zone))),
    ...(split === undefined ? [] : splits(split.most)),
    phrase('end', putAll(request.ask, [])),
    ...refused,
  ]
}

const splits = (most: number): Phrase[] =>
  Array.from({ length: most + 1 }, (_, n) => phrase(`split ${n}`, put(SPLIT, String(n))))

const verb =
  (word: string): Grammar['phrases'] =>
  ({ request }) =>
    optionsOf(request).map(({ id }) => phrase(`${word} ${id}`, put(request.ask, id)))

export const spendGrammar: Grammar = { phrases: spending }
export const evadeGrammar: Grammar = {
  phrases: (asked) => evadeChoices(asked).map(({ die }) => phrase(`evade ${die.id}`, put(asked.request.ask, die.id))),
}
export const redirectGrammar: Grammar = { phrases: verb('redirect') }
export const splitGrammar: Grammar = { phrases: (asked) => splits(splitOf(asked)?.most ?? 0) }
export const zoneGrammar: Grammar = {
  phrases: (asked) => (damageZoneOf(asked) === undefined ? [] : verb('zone')(asked)),
}
