import { expect, test } from 'vitest'
import { answersIn, type Entry, PAST_OTHER } from '#web/script/entry'

const answer = (ask: 'obstacle.place' | 'defense.spend', lines: number): Entry => ({
  kind: 'answer',
  ask,
  subject: 's',
  lines: Array.from({ length: lines }, (_, n) => ({ ask, subject: `s${n}`, choose: { option: 'o' } })),
  parts: {},
  chip: '',
  sends: [],
  shows: [],
  warnings: [],
})

test('five obstacles that are laid in one form count as five answers (R3.9)', () => {
  expect(answersIn([answer('obstacle.place', 5)])).toBe(5)
})

test('tokens and what they need count as the one answer that they are (R8.1)', () => {
  expect(answersIn([answer('defense.spend', 3), PAST_OTHER, answer('defense.spend', 1)])).toBe(2)
})
