import { expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'

test('a mandatory effect needs nothing but what it is about: all else is a part, left out where it cannot be done (R16.13, RL.17)', () => {
  const needy = Object.entries(CARD_RULES).flatMap(([card, rules]) =>
    rules.flatMap((rule, effect) =>
      rule.kind === 'at' && rule.mandatory && rule.questions.some(({ needed }) => needed)
        ? [`${card}.${effect}: ${rule.questions.map(({ name }) => name)}`]
        : [],
    ),
  )
  // A mine that goes off, and then the next one: without a mine nothing has happened.
  expect(needy).toEqual(['minefields.2: mine', 'minefields.3: mine'])
})
