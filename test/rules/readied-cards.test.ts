import { expect, test } from 'vitest'
import { cardTable } from '#test/support/card-table'

test('Cards of a ship that is gone are readied without a word; those beside no ship go on (R9.17, R14.3)', () => {
  const ids = ['gunnery-team@cr90', 'gunnery-team@lost', 'most-wanted@a']
  const t = cardTable({ phase: 'status', ships: { cr90: { card: 'cr90-corvette-a', at: [300, 200] } } }, (state) => {
    for (const [i, on] of ['cr90', 'lost', 'table'].entries()) {
      const id = ids[i] ?? ''
      state.cards[id] = { id, card: id.split('@')[0] ?? '', on, seat: 'a', exhausted: true, discarded: false }
    }
  })
  expect(t.events.filter(({ type }) => type === 'cardsReadied')).toEqual([
    { type: 'cardsReadied', cards: ids, gone: ['gunnery-team@lost'] },
  ])
})
