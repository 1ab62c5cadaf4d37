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
  expect(
    needy,
    'Ask by .ask what can be left out while the rest is done. Where nothing is left without it, keep .needs and add a line with the reason.',
  ).toEqual(ABOUT_IT_ALONE)
})

/** Without the one thing that they ask for nothing has happened, and nothing is left to do. */
const ABOUT_IT_ALONE = [
  // A mine that goes off, and then the next one.
  'minefields.2: mine',
  'minefields.3: mine',
  // A token at distance 1: it is what gains the victory token.
  'sensor-net.1: token',
  // The edge is chosen; a die is lost where there is one to lose.
  'solar-corona.1: edge',
  'solar-corona.2: die',
  // One enemy suffers, if there is one.
  'boba-fett.0: unit',
  // Squadrons gain Rogue, if there is one without it.
  'hera-syndulla.0: squadrons',
  // A shield is recovered, if one can be.
  'shields-to-maximum.1: zone',
  'taskmaster-grint.0: command',
]
