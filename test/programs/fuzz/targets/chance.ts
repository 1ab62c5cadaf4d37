import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import {
  type ChanceKeys,
  chanceCommitment,
  hmacChance,
  recordedChance,
  shuffled,
  shuffleRanges,
} from '#shared/game/engine/chance'
import type { Seat } from '#shared/game/engine/state'
import { drawnByTheBook } from '#test/support/draws-by-the-book'
import { propertyTarget } from '../property'

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all) => Buffer.from(all).toString('hex'))
const anyKeys: fc.Arbitrary<ChanceKeys> = fc.record({
  secret: hex(32),
  gameId: hex(16),
  salts: fc.record({ a: hex(16), b: hex(16) }),
})
const anyN = fc.oneof(fc.nat(2000), fc.constantFrom(255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32 - 1))
/** 256 takes every byte, 129 almost every second one is thrown away, 255 only one of them. */
const anyRange = fc.oneof(fc.integer({ min: 1, max: 256 }), fc.constantFrom(1, 2, 8, 127, 128, 129, 255, 256))
const anyRanges = fc.array(anyRange, { maxLength: 90 })

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()

/** How far counts are from all the same, in standard deviations of chi-square (normal for many degrees of freedom). */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  const freedom = counts.length - 1
  // Wilson and Hilferty: the cube root is nearly normal.
  const z = Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))
  return z / Math.sqrt(2 / (9 * freedom))
}
/** Once in 3 · 10⁻⁹ runs, were luck to be asked; seeds are fixed, so a run that passes always passes. */
const SIX_SIGMA = 6
const isEven = (counts: readonly number[]): boolean => unevenness(counts) < SIX_SIGMA

const secretOf = (i: number): string => createHash('sha256').update(`secret ${i}`).digest('hex')
const tally = (k: number, numbers: Iterable<number>): number[] => {
  const counts = Array.from({ length: k }, () => 0)
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
}
/** One number below k from each of so many secrets. */
const oneEach = (keys: ChanceKeys, from: number, secrets: number, n: number, k: number): number[] =>
  Array.from(
    { length: secrets },
    (_, i) => hmacChance({ ...keys, secret: secretOf(from + i) }).draw(n, 'dice', [k])[0] ?? -1,
  )

const flip = (text: string, at: number): string =>
  text.slice(0, at) + (Number.parseInt(text[at] ?? '0', 16) ^ 1).toString(16) + text.slice(at + 1)

export const chanceTarget = propertyTarget(
  'chance',
  {
    'a draw is the stream of the book (design 4), rejection included': () =>
      fc.property(anyKeys, anyN, anyRanges, (keys, n, ranges) =>
        same(hmacChance(keys).draw(n, 'dice', ranges), drawnByTheBook(keys, n, ranges)),
      ),
    'a number is below its range, and a draw depends on nothing that was drawn before or for another purpose': () =>
      fc.property(anyKeys, anyN, fc.array(anyN, { maxLength: 5 }), anyRanges, (keys, n, others, ranges) => {
        const chance = hmacChance(keys)
        for (const other of others) chance.draw(other, 'pick', [8, 8])
        const drawn = chance.draw(n, 'damage-deck', ranges)
        const inRange = drawn.every((x, i) => Number.isInteger(x) && x >= 0 && x < (ranges[i] ?? 0))
        return inRange && same(drawn, hmacChance(keys).draw(n, 'dice', ranges))
      }),
    'more of the same ranges makes the same numbers, and then more': () =>
      fc.property(anyKeys, anyN, anyRanges, anyRanges, (keys, n, first, more) => {
        const chance = hmacChance(keys)
        return same(chance.draw(n, 'dice', [...first, ...more]).slice(0, first.length), chance.draw(n, 'dice', first))
      }),
    'one bit of secret, id, salt or number makes another draw': () =>
      fc.property(anyKeys, anyN, fc.nat(31), fc.constantFrom<Seat>('a', 'b'), (keys, n, at, seat) => {
        const ranges = Array.from({ length: 32 }, () => 256)
        const { secret, gameId, salts } = keys
        const drawn = hmacChance(keys).draw(n, 'dice', ranges)
        const others = [
          hmacChance({ ...keys, secret: flip(secret, at) }).draw(n, 'dice', ranges),
          hmacChance({ ...keys, gameId: flip(gameId, at) }).draw(n, 'dice', ranges),
          hmacChance({ ...keys, salts: { ...salts, [seat]: flip(salts[seat], at) } }).draw(n, 'dice', ranges),
          hmacChance(keys).draw(n ^ 1, 'dice', ranges),
        ]
        // Half of the bits differ; a quarter of them is beyond luck.
        const bits = (x: number): number => (x === 0 ? 0 : (x & 1) + bits(x >> 1))
        const differing = (other: readonly number[]) => other.reduce((sum, x, i) => sum + bits(x ^ (drawn[i] ?? 0)), 0)
        return others.every((other) => differing(other) > 64)
      }),
    'the commitment binds to secret and game id': () =>
      fc.property(anyKeys, fc.nat(31), ({ secret, gameId }, at) => {
        const sealed = createHash('sha256')
          .update(Buffer.from(secret + gameId, 'hex'))
          .digest('hex')
        return chanceCommitment(secret, gameId) === sealed && chanceCommitment(flip(secret, at), gameId) !== sealed
      }),
    'numbers of many secrets are even, whatever salt a seat chooses': () =>
      fc.property(anyKeys, anyN, fc.constantFrom(2, 3, 6, 7, 8, 52), fc.nat(1e6), (keys, n, k, from) => {
        const own = oneEach(keys, from, 800, n, k)
        const salted = oneEach({ ...keys, salts: { ...keys.salts, a: '00'.repeat(16) } }, from, 800, n, k)
        return isEven(tally(k, own)) && isEven(tally(k, salted))
      }),
    'what one salt draws tells nothing of what another one draws': () =>
      fc.property(anyKeys, anyN, fc.nat(1e6), (keys, n, from) => {
        const one = oneEach(keys, from, 640, n, 8)
        const other = oneEach({ ...keys, salts: { ...keys.salts, b: flip(keys.salts.b, 0) } }, from, 640, n, 8)
        return isEven(
          tally(
            64,
            one.map((x, i) => 8 * x + (other[i] ?? 0)),
          ),
        )
      }),
    'a shuffle is a permutation, and each card comes to each place as often': () =>
      fc.property(anyKeys, fc.integer({ min: 2, max: 7 }), fc.nat(1e6), (keys, count, from) => {
        const cards = Array.from({ length: count }, (_, i) => i)
        const places = Array.from({ length: count }, () => tally(count, []))
        for (let i = 0; i < 600; i += 1) {
          const chance = hmacChance({ ...keys, secret: secretOf(from + i) })
          const result = shuffled(cards, chance.draw(1, 'damage-deck', shuffleRanges(count)))
          if (
            !same(
              result.toSorted((x, y) => x - y),
              cards,
            )
          )
            return false
          for (const [place, card] of result.entries()) {
            const row = places[place]
            if (row) row[card] = (row[card] ?? 0) + 1
          }
        }
        return places.every(isEven)
      }),
    'a shuffle of any length keeps every card': () =>
      fc.property(anyKeys, anyN, fc.integer({ min: 0, max: 120 }), (keys, n, count) => {
        const cards = Array.from({ length: count }, (_, i) => i)
        const result = shuffled(cards, hmacChance(keys).draw(n, 'reshuffle', shuffleRanges(count)))
        return same(
          result.toSorted((x, y) => x - y),
          cards,
        )
      }),
    'a recorded draw is handed out as it was asked for, and else not at all': () =>
      fc.property(anyKeys, anyN, anyRanges, anyRanges, (keys, n, ranges, others) => {
        const numbers = [...hmacChance(keys).draw(n, 'dice', ranges)]
        const recorded = recordedChance([{ n, purpose: 'dice', ranges, numbers }])
        const asked = (as: readonly number[], at = n) => {
          try {
            return recorded.draw(at, 'dice', as)
          } catch {
            return undefined
          }
        }
        const isOther = others.join() !== ranges.join()
        return (
          asked(ranges) === numbers && (!isOther || asked(others) === undefined) && asked(ranges, n + 1) === undefined
        )
      }),
    'ranges that no byte has are refused': () =>
      fc.property(
        anyKeys,
        fc.oneof(fc.double({ noInteger: true }), fc.integer({ min: 257 }), fc.integer({ max: 0 })),
        (keys, k) => {
          try {
            hmacChance(keys).draw(0, 'dice', [k])
            return false
          } catch {
            return true
          }
        },
      ),
  },
  4,
)
