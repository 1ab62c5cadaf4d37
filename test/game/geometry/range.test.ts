import { expect, test } from 'vitest'
import { distanceBand, isWithinRange, rangeBand } from '#shared/game/geometry/range'

test('the distance side of the ruler ends at 76.5, 124.5, 184.5, 245 and 304.8 mm; a line is the nearer band (R1.5, R12.17)', () => {
  const lengths = [0, 76_500, 76_505, 76_506, 124_500, 124_510, 184_500, 184_510, 245_000, 245_010, 304_800, 304_805]
  expect(lengths.map(distanceBand)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
  expect(distanceBand(304_806)).toBeUndefined()
})

test('the range side ends at 123.3, 186.8 and 304.8 mm (R1.5, R12.17)', () => {
  const lengths = [0, 123_300, 123_306, 186_800, 186_806, 304_800]
  expect(lengths.map(rangeBand)).toEqual(['close', 'close', 'medium', 'medium', 'long', 'long'])
  expect(rangeBand(304_806)).toBeUndefined()
})

test('close-medium range is close or medium range, and beyond the ruler is at no range', () => {
  const within = (most: 'close' | 'medium' | 'long') =>
    [0, 123_300, 123_306, 186_800, 186_806, 304_800, 304_806].map((length) => isWithinRange(length, most))
  expect(within('close')).toEqual([true, true, false, false, false, false, false])
  expect(within('medium')).toEqual([true, true, true, true, false, false, false])
  expect(within('long')).toEqual([true, true, true, true, true, true, false])
})
