import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIE_COLORS, DIE_FACES, type DieColor } from '#shared/game/engine/terms'
import {
  allIcons,
  atLeast,
  criticalChance,
  damageOdds,
  dieFutures,
  expectedDamage,
  iconsOf,
  mean,
  type Pool,
  poolEnds,
  unrolled,
  weakestDie,
} from '#shared/game/odds/pool-odds'
import { anyCounting, anyPool, counted, everyRoll } from './brute-force'

const die = (color: DieColor): Pool => [{ color }]

describe('one die, ship against ship: hits and criticals (R6.30, R1.21)', () => {
  test.each([
    ['red', [3 / 8, 4 / 8, 1 / 8], 6 / 8, 2 / 8],
    ['blue', [2 / 8, 6 / 8], 6 / 8, 2 / 8],
    ['black', [2 / 8, 4 / 8, 2 / 8], 8 / 8, 2 / 8],
  ] as const)('%s', (color, damage, average, critical) => {
    const odds = damageOdds(die(color), 'ship')
    expect(odds.damage).toEqual(damage)
    expect(mean(odds.damage)).toBe(average)
    expect(criticalChance(odds)).toBe(critical)
  })
})

describe('one die in an attack with a squadron: hits only, no critical effect (R6.30, R9.25)', () => {
  test.each([
    ['red', [5 / 8, 2 / 8, 1 / 8], 4 / 8],
    ['blue', [4 / 8, 4 / 8], 4 / 8],
    ['black', [2 / 8, 6 / 8], 6 / 8],
  ] as const)('%s', (color, damage, average) => {
    const odds = damageOdds(die(color), 'squadron')
    expect(odds.damage).toEqual(damage)
    expect(mean(odds.damage)).toBe(average)
    expect(criticalChance(odds)).toBe(0)
  })
})

test('an empty pool does nothing for certain (R8.11)', () => {
  expect(damageOdds([], 'ship')).toEqual({ damage: [1], critical: [0] })
})

test('red, red, blue: at least 2 damage in 392 of 512 rolls, a critical in 296 (R6.30)', () => {
  const odds = damageOdds(unrolled({ red: 2, blue: 1, black: 0 }), 'ship')
  expect(atLeast(odds.damage, 2) * 512).toBe(392)
  expect(criticalChance(odds) * 512).toBe(296)
  expect(atLeast(odds.damage, 0)).toBe(1)
  expect(atLeast(odds.damage, 6)).toBe(0)
})

test('the odds of every pool are those of all its rolls counted one by one, to the last digit (R6.30, R9.21)', () =>
  fc.assert(
    fc.property(anyPool(4), anyCounting, (pool, counting) => {
      expect(damageOdds(pool, counting)).toEqual(counted(everyRoll(pool), counting))
    }),
  ))

test('the odds of a dozen dice add up to exactly 1, and their mean to that of the dice (R6.17)', () =>
  fc.assert(
    fc.property(anyPool(12), anyCounting, (pool, counting) => {
      const { damage } = damageOdds(pool, counting)
      expect(atLeast(damage, 0)).toBe(1)
      expect(mean(damage)).toBe(expectedDamage(pool, counting))
    }),
  ))

test('one die more never makes any damage less likely (R6.20)', () =>
  fc.assert(
    fc.property(anyPool(6), anyCounting, fc.constantFrom(...DIE_COLORS), (pool, counting, color) => {
      const [fewer, more] = [pool, [...pool, { color }]].map((dice) => damageOdds(dice, counting))
      fewer?.damage.forEach((_, n) => {
        expect(atLeast(more?.damage ?? [], n)).toBeGreaterThanOrEqual(atLeast(fewer.damage, n))
      })
    }),
  ))

test('the order of the dice does not matter (R6.17)', () =>
  fc.assert(
    fc.property(anyPool(6), anyCounting, (pool, counting) => {
      expect(damageOdds(pool.toReversed(), counting)).toEqual(damageOdds(pool, counting))
    }),
  ))

test('obstruction takes the die that is worst on average, which depends on what counts (R6.13, R6.30)', () => {
  expect(weakestDie([{ color: 'black' }, { color: 'blue' }], 'ship')).toBe(1)
  expect(weakestDie([{ color: 'black', face: 'blank' }, { color: 'blue' }], 'ship')).toBe(0)
  expect(weakestDie([{ color: 'red' }, { color: 'black', face: 'hit-critical' }], 'squadron')).toBe(0)
  expect(weakestDie([], 'ship')).toBe(-1)
})

describe('what a die can still become (R6.20, R1.21)', () => {
  const judge = (pool: Pool) => damageOdds(pool, 'ship')

  test('a red blank beside a hit: five faces, and what each changes', () => {
    const pool: Pool = [
      { color: 'red', face: 'blank' },
      { color: 'blue', face: 'hit' },
    ]
    const futures = dieFutures(pool, 0, judge).map(({ face, sides, change }) => [face, sides, change])
    expect(futures).toEqual([
      ['hit', 2, 1],
      ['critical', 2, 1],
      ['double-hit', 1, 2],
      ['accuracy', 1, 0],
      ['blank', 2, 0],
    ])
    expect(dieFutures(pool, 2, judge)).toEqual([])
  })

  test('each face with its chance makes up the die still to be rolled, and their changes cancel out', () =>
    fc.assert(
      fc.property(anyPool(4), fc.constantFrom(...DIE_COLORS), (rest, color) => {
        const pool: Pool = [{ color }, ...rest]
        const futures = dieFutures(pool, 0, judge)
        expect(futures.reduce((sum, { sides }) => sum + sides, 0)).toBe(DIE_FACES[color].length)
        expect(futures.reduce((sum, { sides, change }) => sum + sides * change, 0)).toBe(0)
        const critical = futures.reduce((sum, { sides, odds }) => sum + (sides / 8) * criticalChance(odds), 0)
        expect(critical).toBe(criticalChance(judge(pool)))
      }),
    ))
})

test('a dozen dice of three colors take under 20,000 steps, not 69 billion rolls, also when a die is taken out (R8.9)', () => {
  const pool = unrolled({ red: 4, blue: 4, black: 4 })
  const steps = [[], allIcons('ship')].map((wanted) =>
    pool.reduce((sum, next, at) => {
      return sum + poolEnds(pool.slice(0, at), 'ship', wanted).length * iconsOf(next, 'ship').length
    }, 0),
  )
  expect(Math.max(...steps)).toBeLessThan(20_000)
})
