import { expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import { OBSTACLES } from '#shared/game/cards/rules/obstacles/index'
import type { CardRegistry, CardRule } from '#shared/game/engine/card-rules'
import { casesIn, type LoadedCase } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'

/** The same rule, which never does anything. */
function leftOut(rule: CardRule): CardRule {
  switch (rule.kind) {
    case 'at':
      return { ...rule, when: () => false, do: () => {} }
    case 'score':
      return { ...rule, points: () => 0 }
    case 'modify':
    case 'permit':
    case 'forbid':
      return { ...rule, when: () => false }
  }
}

const casesOf = (card: string): LoadedCase[] =>
  casesIn([Object.hasOwn(OBSTACLES, card) ? 'test/cases/obstacles.yaml' : `test/cases/cards/${card}.yaml`])

const fails = ({ file, faults }: LoadedCase, cards: CardRegistry): boolean =>
  faults.length > 0 || (file !== undefined && playCase(file, { cards }).length > 0)

test('without any one of its rules a card fails a case of its own', () => {
  const unseen = Object.entries(CARD_RULES).flatMap(([card, rules]) => {
    const cases = casesOf(card)
    return rules.flatMap((_rule, place) => {
      const rest = rules.map((rule, i) => (i === place ? leftOut(rule) : rule))
      const cards = { ...CARD_RULES, [card]: rest }
      return cases.some((each) => fails(each, cards)) ? [] : [`${card}.${place}`]
    })
  })
  expect(unseen).toEqual([])
})
