import { expect, test } from 'vitest'
import { DAMAGE_CARDS, DAMAGE_DECK } from '#shared/game/cards/catalog/damage-deck'
import { chanceOfAnotherCard } from '#shared/play/view/faceup-harm'
import { type CardTable, cardTable } from '#test/support/card-table'

const NEBULON = 'nebulon'
/** The card that the attack deals faceup, on top of a deck of cards that deal none. */
const dealt = (card: string): CardTable => ({
  first: 'b',
  attacking: {
    by: 'victory',
    from: 'front',
    at: `${NEBULON}.front`,
    range: 'medium',
    step: 'critical',
    pool: ['red critical'],
  },
  deck: [card],
  ships: {
    victory: { card: 'victory-ii-class-star-destroyer', at: [457, 300] },
    [NEBULON]: { card: 'nebulon-b-escort-frigate', at: [457, 550], heading: 180, shields: { front: 0 } },
  },
})

/** How many damage cards it deals by being dealt faceup, whatever is chosen. */
function furtherCards(card: string): number {
  const t = cardTable(dealt(card))
  const told = [...t.choose('b', 'standard')]
  for (let open = t.open[0]; open?.ask === 'effect.choose'; open = t.open[0])
    told.push(...t.answer(open.seat, 'min' in open ? { options: [] } : { option: t.options(open.seat).at(-1) ?? '' }))
  return told.filter(({ type }) => type === 'damageDealt').length - 1
}

test('those cards deal another one of which the catalog says so, and no others (DC19)', () => {
  const dealing = Object.keys(DAMAGE_CARDS).filter((card) => furtherCards(card) > 0)
  const told = Object.entries(DAMAGE_CARDS).filter(([, title]) => 'dealsAnother' in title)
  expect(dealing).toEqual(['structural-damage'])
  expect(told.map(([card]) => card)).toEqual(dealing)
})

test('the chance of another card is the part of such cards among those that the viewer has not seen', () => {
  const view = cardTable(dealt('power-failure')).view('b')
  const chance = (deck: Partial<typeof view.deck>) =>
    chanceOfAnotherCard({ ...view, deck: { undealt: 40, discard: [], ...deck } }, NEBULON)
  const all = DAMAGE_DECK.length
  expect(chance({})).toBeCloseTo(8 / all)
  expect(chance({ discard: ['structural-damage', 'crew-panic'] })).toBeCloseTo(7 / (all - 2))
  expect(chance({ undealt: 0, discard: ['structural-damage', 'crew-panic'] })).toBeCloseTo(1 / 2)
  expect(chanceOfAnotherCard(view, 'nobody')).toBe(0)
})
