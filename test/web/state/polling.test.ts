import { expect, test } from 'vitest'
import { pollDelay, retryDelay } from '#web/state/polling'

test('an open page asks after 5 s, then every 20 s, and every 2 min after 10 quiet minutes (design 12)', () => {
  expect(pollDelay(0, 0, false)).toBe(5_000)
  expect(pollDelay(1, 5_000, false)).toBe(20_000)
  expect(pollDelay(30, 599_999, false)).toBe(20_000)
  expect(pollDelay(31, 600_000, false)).toBe(120_000)
})

test('a page that is told of steps asks every 2 min (design 17)', () => {
  expect([0, 1, 30].map((asked) => pollDelay(asked, 0, true))).toEqual([120_000, 120_000, 120_000])
})

test('an answer that met no service is sent again after 2, 4, 8 … s, at most half a minute apart', () => {
  expect([1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
