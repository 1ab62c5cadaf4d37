import { expect, test } from 'vitest'
import { absolute, relative } from '#web/words/when'

const now = Date.parse('2030-05-02T17:00:00Z')

test('a time is told in the reader’s zone', () => {
  expect(absolute('2030-05-02T19:00:00Z', 'Europe/Warsaw', now)).toBe('Thu 21:00')
  expect(absolute('2030-05-02T19:00:00Z', 'America/New_York', now)).toBe('Thu 15:00')
})

test('a time more than six days away carries its date', () => {
  expect(absolute('2030-05-12T19:00:00Z', 'UTC', now)).toBe('Sun 12 May 19:00')
})

test.each([
  ['2030-05-03T21:00:00Z', 'in 1 d 4 h'],
  ['2030-05-04T17:00:00Z', 'in 2 d'],
  ['2030-05-02T20:05:00Z', 'in 3 h 5 min'],
  ['2030-05-02T17:00:20Z', 'in 0 min'],
  ['2030-05-02T16:30:00Z', '30 min ago'],
])('%s is %s', (instant, text) => {
  expect(relative(instant, now)).toBe(text)
})
