import { expect, test } from 'vitest'
import { type CardTable, cardTable, poolOf } from '#test/support/card-table'
import { always, orderChoice } from '#test/support/order-table'

/** A Victory's dice at a Corvette (seat a) that spends an evade. */
function evading(pool: string[], range: 'long' | 'medium', spent: string[] = []) {
  const table: CardTable = {
    attacking: { by: 'vic', from: 'front', at: 'cr90.front', step: 'defend', range, pool, spent },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [457, 300], defense: ['evade', ...spent] },
      vic: { card: 'victory-ii-class-star-destroyer', at: [457, 550], heading: 180 },
    },
  }
  const t = cardTable(table)
  t.choose('a', 'evade-1')
  return t
}

const evaded = (t: ReturnType<typeof evading>, cancel: string[], reroll: string[] = []) => {
  const choice = orderChoice(t, 'a', always('evade', { cancel, reroll }))
  const die = choice && 'option' in choice ? Number(choice.option.slice(1)) : 0
  return poolOf(t)[die - 1]
}
const POOL = ['red hit', 'red double hit', 'blue critical', 'black hit critical', 'red critical']

test('evade cancels the first face of its list that is there (DP-E11, R8.9)', () => {
  const long = evading(POOL, 'long')
  expect(evaded(long, ['accuracy', 'hit+critical', 'double-hit'])).toBe('black hit critical')
  expect(evaded(long, ['double-hit', 'hit+critical'])).toBe('red double hit')
})

test('a face may be named with its color', () => {
  expect(evaded(evading(POOL, 'long'), ['red critical', 'critical'])).toBe('red critical')
  expect(evaded(evading(POOL, 'long'), ['black critical', 'hit'])).toBe('red hit')
})

test('at medium range it is the other list that counts: those dice are rolled again', () => {
  const medium = evading(POOL, 'medium')
  expect(evaded(medium, ['hit'], ['critical'])).toMatch(/critical/)
  expect(evaded(medium, ['double-hit'], ['hit'])).toBe('red hit')
})

test('of the same face the die is taken whose loss helps most', () => {
  // Rolled again, a black die makes one damage, a red one less.
  expect(evaded(evading(['black hit', 'red hit', 'blue accuracy'], 'medium'), [], ['hit'])).toBe('red hit')
})

test('where no listed face is there, the die whose loss helps most is taken', () => {
  expect(evaded(evading(['red hit', 'black hit critical', 'red critical'], 'long'), [])).toBe('black hit critical')
  expect(evaded(evading(['red hit', 'red double hit', 'red blank'], 'long'), ['accuracy'])).toBe('red double hit')
  expect(evaded(evading(['black hit', 'red hit', 'red blank'], 'medium'), [], ['double-hit'])).toBe('red hit')
})
