import { expect, test } from 'vitest'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { CardRegistry, CardRule, EffectRule } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import { HULL_ZONES } from '#shared/game/engine/state'
import { casesIn } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'

/** Hull zones, units and obstacles; what else is chosen is told by what comes of it, or by its price. */
const isNamed = ({ state }: Change, id: string): boolean =>
  HULL_ZONES.some((zone) => zone === id) || [state.ships, state.squadrons, state.obstacles].some((all) => id in all)

/** What is going on, but for effects: what they do comes out when they do it. */
const framesOf = ({ state }: Change): string[] =>
  state.stack.filter(({ kind }) => kind !== 'effect').map((frame) => JSON.stringify(frame))

/** The same effect, which notes what it was given and nobody is told, by its price, its act, or what that begins or changes. */
function watched(rule: EffectRule, untold: (choice: string) => void): EffectRule {
  let paid: number | undefined
  const { pays } = rule.costs
  return {
    ...rule,
    costs: {
      ...rule.costs,
      ...(pays && {
        pays(tx, ...rest) {
          paid = tx.events.length
          pays(tx, ...rest)
        },
      }),
    },
    do(tx, moment, answers, self) {
      // The last event is that the effect is used.
      const from = paid ?? tx.events.length - 1
      const before = new Set(framesOf(tx))
      paid = undefined
      rule.do(tx, moment, answers, self)
      const goingOn = framesOf(tx).filter((frame) => !before.has(frame))
      const told = [JSON.stringify(tx.events.slice(from)), ...goingOn].join()
      for (const [name, given] of Object.entries(answers))
        if (given.some((id) => isNamed(tx, id) && !told.includes(id))) untold(name)
    },
  }
}

function cardsWatched(untold: Set<string>): CardRegistry {
  const watch = (card: string) => (rule: CardRule, place: number) =>
    rule.kind === 'at' && rule.questions.length > 0
      ? watched(rule, (choice) => untold.add(`${card}.${place}: ${choice}`))
      : rule
  return Object.fromEntries(Object.entries(CARD_RULES).map(([card, rules]) => [card, rules.map(watch(card))]))
}

test('what a card is used on is told, by its effect or by what comes of it', () => {
  const untold = new Set<string>()
  const cards = cardsWatched(untold)
  const failed = casesIn(['test/cases/cards']).filter(({ file }) => file && playCase(file, { cards }).length > 0)
  expect(failed.map(({ name }) => name)).toEqual([])
  expect([...untold]).toEqual([])
})
