import { expect, test } from 'vitest'
import { answersIn, type Entry, PAST_OTHER } from '#web/script/entry'

type Ask = 'obstacle.choose' | 'obstacle.place' | 'defense.spend'
const answer = (...asks: readonly [Ask, ...Ask[]]): Entry => ({
  kind: 'answer',
  ask: asks[0],
  subject: 's',
  lines: asks.map((ask, n) => ({ ask, subject: `s${n}`, choose: { option: 'o' } })),
  parts: {},
  chip: '',
  sends: [],
  shows: [],
  warnings: [],
})

test('obstacles that are laid in one form count as so many answers, each with the choice of it (R3.8, R3.9)', () => {
  const one = ['obstacle.choose', 'obstacle.place'] as const
  expect(answersIn([answer(...one, ...one, ...one)])).toBe(3)
  expect(answersIn([answer('obstacle.place', ...one)])).toBe(2)
})

test('tokens and what they need count as the one answer that they are (R8.1)', () => {
  expect(answersIn([answer('defense.spend', 'defense.spend'), PAST_OTHER, answer('defense.spend')])).toBe(2)
})
