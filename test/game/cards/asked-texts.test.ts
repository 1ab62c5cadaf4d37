import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { CardRule, EffectRule } from '#shared/game/engine/card-rules'
import type { TimingPoint } from '#shared/game/engine/timing-point'
import { cardWords as inEnglish } from '#shared/messages/en/cards/words'
import { choosing as english } from '#shared/messages/en/decide-cards'
import { cardWords as inPolish } from '#shared/messages/pl/cards/words'
import { choosing as polish } from '#shared/messages/pl/decide-cards'

const SECOND_HALF = 'effect.second-half'
const RULES = 'shared/game/cards/rules'
/** Cards that hand a second half that point itself, instead of the moment of the first. */
const OWN_POINT = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.ts') && readFileSync(`${RULES}/${name}`, 'utf8').includes('secondHalf({ point: POINT'),
  )
  .map((name) => basename(name, '.ts'))

/** Questions at each point at which a text of them is looked for; of a second half at any of the first halves. */
function asked(card: string, rules: readonly CardRule[]): { points: readonly TimingPoint[]; questions: number }[] {
  const effects = rules.filter((rule): rule is EffectRule => rule.kind === 'at')
  const whole = effects.map(({ point }) => point).filter((point) => point !== SECOND_HALF)
  const halves: readonly TimingPoint[] = OWN_POINT.includes(card) ? [SECOND_HALF] : whole
  return effects
    .filter(({ questions }) => questions.length > 0)
    .map(({ point, questions }) => ({
      points: point === SECOND_HALF ? halves : [point],
      questions: questions.length,
    }))
}

const REMEDY =
  'asks in shared/messages/*/cards: a text for each question, by its moment; of a second half by that of its first half'

describe.each([
  ['en', inEnglish, english.asking],
  ['pl', inPolish, polish.asking],
])('in %s', (_language, words, worded) => {
  /** Some cards word their question by what the ship has now. */
  const cards = Object.entries(CARD_RULES).filter(([card]) => !(card in worded))

  test('every question of a card has its text', () => {
    const silent = cards.flatMap(([card, rules]) =>
      asked(card, rules)
        .filter(
          ({ points, questions }) => !points.some((point) => (words[card]?.asks?.[point]?.length ?? 0) >= questions),
        )
        .map(({ points }) => `${card}: ${points}`),
    )
    expect(silent, REMEDY).toEqual([])
  })

  test('every text of a question belongs to a moment at which the card asks so much', () => {
    const never = Object.entries(words).flatMap(([card, { asks = {} }]) =>
      Object.entries(asks)
        .filter(([point, texts]) => {
          const here = asked(card, CARD_RULES[card] ?? []).filter(({ points }) => points.some((each) => each === point))
          return !here.some(({ questions }) => questions === texts.length)
        })
        .map(([point]) => `${card}: ${point}`),
    )
    expect(never, REMEDY).toEqual([])
  })
})
