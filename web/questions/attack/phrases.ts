import { defending } from '#messages/decide-defense'
import { endsOf } from '#shared/flow/measured-target'
import { shotsOf, whyNot } from '#web/questions/attack/declare'
import { fireMeans, modificationOf, withCard, withFire, withLock } from '#web/questions/attack/modify'
import { cardTitle } from '#web/questions/battle'
import { damageZoneOf, evadeChoices, splitOf } from '#web/questions/defense/damage'
import { defenseOf, toggled } from '#web/questions/defense/defense'
import { type Asked, chosenOption, chosenSeveral, optionsOf } from '#web/questions/prepared'
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

const useOf = ({ view }: Asked, source: string): string => `use ${slug(cardTitle(view, source))}`
const zoned = (zone: string | undefined): string => (zone === undefined ? '' : `${zone} `)

/** `attack front B.rear`, `remove red`, `end` */
function declaring(asked: Asked): Phrase[] {
  const { request, view, parts } = asked
  const chosen = chosenOption(parts, request.ask)
  const shots = shotsOf(asked)
  const removal = shots.find(({ id }) => id === chosen)?.removal
  return [
    ...shots.map(({ id, target }) =>
      phrase(`attack ${zoned(target.zone)}${targetCalled(view, target)}`, put(request.ask, id)),
    ),
    ...(removal?.colors ?? []).map((color) => phrase(`remove ${color}`, put('attack.before-roll', `remove:${color}`))),
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
const beforeRoll = (asked: Asked): Phrase[] =>
  optionsOf(asked.request).map(({ id, source }) =>
    phrase(
      source === undefined ? (id === 'done' ? 'roll' : id.replace(':', ' ')) : useOf(asked, source),
      put(asked.request.ask, id),
    ),
  )

/** `lock brace d3`, `add red dial`, `reroll d1 token`, `use …`, `end` */
function modifying(asked: Asked): Phrase[] {
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
function rerolling({ request, parts }: Asked): Phrase[] {
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

const critical = (asked: Asked): Phrase[] =>
  optionsOf(asked.request).map(({ id, source }) =>
    phrase(source === undefined ? id : useOf(asked, source), put(asked.request.ask, id)),
  )

/** `spend brace`, `keep brace`, `evade d1`, `redirect left`, `split 2`, `end` */
function spending(asked: Asked): Phrase[] {
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
    ...(evade?.choices ?? []).map(({ die }) => phrase(`evade ${die.id}`, put('defense.evade', die.id))),
    ...(redirect?.zones ?? []).map((zone) => phrase(`redirect ${zone}`, put('defense.redirect', zone))),
    ...(split === undefined ? [] : splits(split.most)),
    phrase('end', putAll(request.ask, [])),
    ...refused,
  ]
}

const splits = (most: number): Phrase[] =>
  Array.from({ length: most + 1 }, (_, n) => phrase(`split ${n}`, put('defense.split', String(n))))

const verb =
  (word: string, wordOf: (id: string) => string = (id) => id): Grammar['phrases'] =>
  ({ request }) =>
    optionsOf(request).map(({ id }) => phrase(`${word} ${wordOf(id)}`, put(request.ask, id)))

/** Every question that an attack brings. */
export const declare: Grammar = { phrases: declaring }
export const roll: Grammar = { phrases: beforeRoll }
export const modify: Grammar = { phrases: modifying }
export const reroll: Grammar = { phrases: rerolling }
export const crit: Grammar = { phrases: critical }
export const spend: Grammar = { phrases: spending }
export const evade: Grammar = {
  phrases: (asked) => evadeChoices(asked).map(({ die }) => phrase(`evade ${die.id}`, put(asked.request.ask, die.id))),
}
export const redirect: Grammar = { phrases: verb('redirect') }
export const split: Grammar = { phrases: (asked) => splits(splitOf(asked)?.most ?? 0) }
export const zone: Grammar = {
  phrases: (asked) => (damageZoneOf(asked) === undefined ? [] : verb('zone')(asked)),
}
