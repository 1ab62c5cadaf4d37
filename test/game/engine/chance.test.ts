import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceCommitment, hmacChance, recordedChance, shuffled, shuffleRanges } from '#shared/game/engine/chance'
import { dialCommitment } from '#shared/game/engine/dial-commitment'
import { drawnByTheBook } from '#test/support/draws-by-the-book'

const KEYS = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  gameId: '202122232425262728292a2b2c2d2e2f',
  salts: { a: '303132333435363738393a3b3c3d3e3f', b: '404142434445464748494a4b4c4d4e4f' },
}

describe('Chance is verifiable', () => {
  test('the commitment is SHA-256 of secret and game id', () => {
    const expected = createHash('sha256')
      .update(Buffer.from(KEYS.secret + KEYS.gameId, 'hex'))
      .digest('hex')
    expect(chanceCommitment(KEYS.secret, KEYS.gameId)).toBe(expected)
  })

  test('every draw is the stream of the book, over any number of blocks', () => {
    return fc.assert(
      fc.property(
        fc.nat({ max: 0xffffffff }),
        fc.array(fc.integer({ min: 1, max: 256 }), { maxLength: 120 }),
        (n, ranges) => {
          expect(hmacChance(KEYS).draw(n, 'dice', ranges)).toEqual(drawnByTheBook(KEYS, n, ranges))
        },
      ),
    )
  })

  test.each([
    [0, 'sides', [2], [1]],
    [
      1,
      'damage-deck',
      shuffleRanges(52),
      [
        8, 4, 10, 12, 42, 34, 43, 38, 36, 27, 23, 1, 11, 9, 17, 1, 5, 1, 26, 6, 22, 20, 15, 20, 0, 11, 25, 3, 22, 17,
        19, 11, 8, 12, 5, 4, 14, 14, 8, 8, 1, 7, 5, 1, 6, 4, 1, 4, 3, 2, 0,
      ],
    ],
    [7, 'dice', [8, 8, 8, 8], [2, 2, 2, 5]],
  ] as const)('test vector: draw %i (%s)', (n, purpose, ranges, numbers) => {
    expect(hmacChance(KEYS).draw(n, purpose, ranges)).toEqual(numbers)
  })

  test('the same draw gives the same numbers, whatever was drawn before', () => {
    const chance = hmacChance(KEYS)
    const first = chance.draw(5, 'dice', [8, 8])
    chance.draw(6, 'dice', [8])
    expect(chance.draw(5, 'dice', [8, 8])).toEqual(first)
  })

  test.each([0, 257, 2.5])('a number below %d cannot be drawn', (k) => {
    expect(() => hmacChance(KEYS).draw(0, 'dice', [k])).toThrow(/not possible/)
  })

  test('faces of a die are equally likely within what 16,000 rolls can tell', () => {
    const chance = hmacChance(KEYS)
    const counts = Array.from({ length: 8 }, () => 0)
    for (let n = 0; n < 2000; n += 1)
      for (const face of chance.draw(n, 'dice', [8, 8, 8, 8, 8, 8, 8, 8])) counts[face] = (counts[face] ?? 0) + 1
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chiSquare).toBeLessThan(24.3)
  })

  test('a recorded draw is handed out again, and only as it was asked for', () => {
    const chance = recordedChance([{ n: 3, purpose: 'dice', ranges: [8, 8], numbers: [1, 7] }])
    expect(chance.draw(3, 'dice', [8, 8])).toEqual([1, 7])
    expect(() => chance.draw(3, 'pick', [8, 8])).toThrow(/not the recorded one/)
    expect(() => chance.draw(4, 'dice', [8, 8])).toThrow(/not the recorded one/)
  })
})

describe('A shuffle', () => {
  test('goes from the last place down', () => {
    expect(shuffleRanges(4)).toEqual([4, 3, 2])
    // Last place swaps with 0, then the third with 0, then the second with 1 (itself).
    expect(shuffled(['a', 'b', 'c', 'd'], [0, 0, 1])).toEqual(['c', 'b', 'd', 'a'])
  })

  test('keeps every card', () => {
    return fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 60 }), (n, count) => {
        const cards = Array.from({ length: count }, (_, i) => i)
        const result = shuffled(cards, hmacChance(KEYS).draw(n, 'damage-deck', shuffleRanges(count)))
        expect(result.toSorted((x, y) => x - y)).toEqual(cards)
      }),
      { numRuns: 50 },
    )
  })
})

test('a dial is committed over fixed-length fields', () => {
  const salt = '505152535455565758595a5b5c5d5e5f'
  const expected = createHash('sha256')
    .update(Buffer.from(`${KEYS.gameId}0102000302${salt}`, 'hex'))
    .digest('hex')
  expect(dialCommitment(KEYS.gameId, 0x0102, 3, 'repair', salt)).toBe(expected)
})
