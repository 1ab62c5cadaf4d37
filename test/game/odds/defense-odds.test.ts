import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectsAt } from '#shared/game/engine/influence'
import type { DefenseKind, RangeBand } from '#shared/game/engine/terms'
import {
  afterTokens,
  evadeOptions,
  lockOptions,
  type TokenContext,
  type Tokens,
  tokenSets,
} from '#shared/game/odds/defense-odds'
import { shipOdds } from '#shared/game/odds/outcome'
import { atLeast, criticalChance, damageOdds, mean, type Pool, unrolled } from '#shared/game/odds/pool-odds'
import { anyCounting, anyPool, anyRolled, anyUnrolled, counted, everyRoll, mixture } from './brute-force'

const at = (range: RangeBand): TokenContext => ({ effects: effectsAt({}, range), counting: 'ship' })
const anyContext = fc.record({
  effects: fc.constantFrom<RangeBand>('close', 'medium', 'long').map((range) => effectsAt({}, range)),
  counting: anyCounting,
})
const KINDS: DefenseKind[] = ['evade', 'brace', 'redirect', 'scatter', 'contain']

/** The booklet's attack (G1): four hits and a critical, the accuracy icon being spent. */
const BOOKLET: Pool = [
  { color: 'red', face: 'double-hit' },
  { color: 'red', face: 'double-hit' },
  { color: 'blue', face: 'critical' },
]

describe('each token on a pool that is rolled', () => {
  test.each<[string, RangeBand, Tokens, readonly number[], number]>([
    ['none: 5 damage with a critical (R6.30)', 'medium', [], [0, 0, 0, 0, 0, 1], 1],
    ['brace: half of 5, rounded up (R8.10, R6.31)', 'medium', ['brace'], [0, 0, 0, 1], 1],
    ['redirect: the total stays (R8.8)', 'medium', ['redirect'], [0, 0, 0, 0, 0, 1], 1],
    ['scatter: no dice, no critical (R8.11)', 'medium', ['scatter'], [1], 0],
    ['contain: no standard critical effect (R8.12)', 'medium', ['contain'], [0, 0, 0, 0, 0, 1], 0],
    ['evade at long: a double hit less (R8.9)', 'long', ['evade'], [0, 0, 0, 1], 1],
    ['evade at medium: a double hit again (R8.9)', 'medium', ['evade'], [0, 0, 0, 3 / 8, 4 / 8, 1 / 8], 1],
    ['evade at close: nothing (R8.9, R8.5)', 'close', ['evade'], [0, 0, 0, 0, 0, 1], 1],
    [
      'evade at long and brace: 3 and 4 both halve to 2, so the critical goes (R6.26)',
      'long',
      ['brace', 'evade'],
      [0, 0, 1],
      0,
    ],
    ['evade at medium, then brace (R6.26)', 'medium', ['evade', 'brace'], [0, 0, 7 / 8, 1 / 8], 1],
  ])('%s', (_title, range, tokens, damage, critical) => {
    const odds = afterTokens(BOOKLET, tokens, at(range))
    expect(odds.damage).toEqual(damage)
    expect(criticalChance(odds)).toBe(critical)
  })

  test('a brace leaves 0 at 0 and 1 at 1 (R8.10)', () => {
    expect(afterTokens([], ['brace'], at('long')).damage).toEqual([1])
    expect(afterTokens([{ color: 'red', face: 'hit' }], ['brace'], at('long')).damage).toEqual([0, 1])
  })

  test('an evade spent on blanks must have one rolled again; on no dice it does nothing (R8.9, R8.5)', () => {
    expect(afterTokens([{ color: 'blue', face: 'accuracy' }], ['evade'], at('medium')).damage).toEqual([1 / 4, 3 / 4])
    expect(afterTokens([], ['evade'], at('medium')).damage).toEqual([1])
  })

  test('evade takes of two dice of one damage the only critical (R8.9, R9.24)', () => {
    const pool: Pool = [
      { color: 'blue', face: 'hit' },
      { color: 'blue', face: 'critical' },
    ]
    expect(evadeOptions(pool, [], at('long')).map(({ die }) => die)).toEqual([1, 0])
    expect(evadeOptions(pool, [], at('close'))).toEqual([])
  })

  test('which die evade takes depends on the brace: of 2 damage a blue hit, not a red one that may become two (R8.9, R8.10)', () => {
    const pool: Pool = [
      { color: 'red', face: 'hit' },
      { color: 'blue', face: 'hit' },
    ]
    const [braced] = evadeOptions(pool, ['brace'], at('medium'))
    expect(braced).toMatchObject({ die: 1, odds: { damage: [0, 1] } })
  })
})

test('evade on a rolled pool does what the best die for the defender does, tried one by one (R8.9)', () =>
  fc.assert(
    fc.property(anyRolled(5), anyContext, fc.subarray<DefenseKind>(['brace', 'contain']), (pool, context, others) => {
      fc.pre(pool.length > 0 && context.effects.evade !== 'nothing')
      const spent: Tokens = [...others, 'evade']
      const tried = pool.map(({ color }, die) => {
        const left =
          context.effects.evade === 'cancel-die'
            ? pool.filter((_, other) => other !== die)
            : pool.map((kept, other) => (other === die ? { color } : kept))
        return counted(everyRoll(left), context.counting, (damage, critical) => [
          others.includes('brace') ? Math.ceil(damage / 2) : damage,
          critical && !others.includes('contain'),
        ])
      })
      const odds = afterTokens(pool, spent, context)
      expect(tried).toContainEqual(odds)
      expect(mean(odds.damage)).toBe(Math.min(...tried.map(({ damage }) => mean(damage))))
    }),
  ))

test('tokens foreseen on unrolled dice are the tokens on every roll, an evade being kept where it cannot help (R8.9-R8.12)', () =>
  fc.assert(
    fc.property(
      anyUnrolled(3),
      anyContext,
      fc.subarray<DefenseKind>(['evade', 'contain', 'scatter']),
      (pool, context, spent) => {
        fc.pre(pool.length > 0)
        const perRoll = everyRoll(pool).map((roll) => {
          const without = afterTokens(
            roll,
            spent.filter((token) => token !== 'evade'),
            context,
          )
          const evaded = afterTokens(roll, spent, context)
          return mean(evaded.damage) < mean(without.damage) ? evaded : without
        })
        const [foreseen, each] = [afterTokens(pool, spent, context), mixture(perRoll)]
        expect(mean(foreseen.damage)).toBe(mean(each.damage))
        expect(criticalChance(foreseen)).toBe(criticalChance(each))
      },
    ),
    { numRuns: 50 },
  ))

test('a brace on unrolled dice halves every roll, and never leaves more (R8.10)', () =>
  fc.assert(
    fc.property(anyPool(4), anyCounting, (pool, counting) => {
      const context: TokenContext = { effects: effectsAt({}, 'medium'), counting }
      const braced = afterTokens(pool, ['brace'], context)
      expect(braced).toEqual(
        counted(everyRoll(pool), counting, (damage, critical) => [Math.ceil(damage / 2), critical]),
      )
      braced.damage.forEach((_, n) => {
        expect(atLeast(braced.damage, n)).toBeLessThanOrEqual(atLeast(damageOdds(pool, counting).damage, n))
      })
    }),
  ))

test('no token foreseen on unrolled dice leaves more damage than the tokens without it (R8.8-R8.12)', () =>
  fc.assert(
    fc.property(
      anyUnrolled(6),
      anyContext,
      fc.subarray(KINDS),
      fc.constantFrom(...KINDS),
      (pool, context, spent, more) => {
        const [before, after] = [spent, [...spent, more]].map((tokens) =>
          mean(afterTokens(pool, tokens, context).damage),
        )
        expect(after).toBeLessThanOrEqual(before ?? 0)
      },
    ),
  ))

describe('the useful sets of tokens', () => {
  const sets = (pool: Pool, usable: Tokens, context: TokenContext) =>
    tokenSets(pool, usable, context).map(({ tokens }) => tokens.join('+') || 'none')

  test('one token of a type, the empty set first (R8.2)', () => {
    expect(sets(BOOKLET, ['evade', 'evade', 'brace', 'redirect'], at('long'))).toEqual([
      'none',
      'evade',
      'brace',
      'redirect',
      'evade+brace',
      'evade+redirect',
      'brace+redirect',
      'evade+brace+redirect',
    ])
  })
  test('evade is of no use at close (R8.9)', () => {
    expect(sets(BOOKLET, ['evade', 'brace'], at('close'))).toEqual(['none', 'brace'])
  })
  test('nothing is of use besides scatter (R8.11)', () => {
    expect(
      sets(BOOKLET, ['scatter', 'brace', 'redirect', 'contain'], at('long')).filter((set) => set.includes('scatter')),
    ).toEqual(['scatter'])
  })
  test('brace is of no use against 1 damage, contain against no critical, redirect against no damage (R8.8, R8.10, R8.12)', () => {
    expect(sets([{ color: 'red', face: 'hit' }], ['brace', 'contain', 'redirect'], at('close'))).toEqual([
      'none',
      'redirect',
    ])
    expect(sets([{ color: 'red', face: 'blank' }], KINDS, at('medium'))).toEqual(['none'])
  })
  test('every set of a pool to be rolled carries the odds of its tokens (R8.8-R8.12)', () =>
    fc.assert(
      fc.property(anyPool(3), anyContext, fc.subarray(KINDS), (pool, context, usable) => {
        for (const { tokens, odds } of tokenSets(pool, usable, context)) {
          expect(odds).toEqual(afterTokens(pool, tokens, context))
        }
      }),
    ))
})

describe('what an accuracy icon would spoil (R6.22, R8.4)', () => {
  test('of evade and brace at long on 5 damage: the brace saves 1 on top of the evade, the evade 1 on top of the brace', () => {
    expect(lockOptions(BOOKLET, ['evade', 'brace'], 1, at('long'))).toEqual([
      { locked: ['brace'], saved: 1 },
      { locked: ['evade'], saved: 1 },
    ])
    expect(lockOptions(BOOKLET, ['evade', 'brace'], 2, at('long'))[0]).toEqual({ locked: ['brace', 'evade'], saved: 3 })
  })
  test('one of two braces locked spoils nothing, both do (R8.2)', () => {
    expect(lockOptions(BOOKLET, ['brace', 'brace'], 2, at('close'))).toEqual([
      { locked: ['brace', 'brace'], saved: 2 },
      { locked: ['brace'], saved: 0 },
    ])
  })
  test('a redirect saves no damage but cards, if the page asks for those (R8.8)', () => {
    const ship = { shields: 1, hull: 8 }
    const cards = lockOptions(BOOKLET, ['redirect'], 1, at('close'), ({ tokens, odds }) =>
      mean(shipOdds(odds, tokens.includes('redirect') ? { ...ship, redirect: 2 } : ship).cards),
    )
    expect(cards).toEqual([{ locked: ['redirect'], saved: 2 }])
    expect(lockOptions(BOOKLET, ['redirect'], 1, at('close'))).toEqual([{ locked: ['redirect'], saved: 0 }])
  })
  test('no icon, no lock (R6.22)', () => {
    expect(lockOptions(BOOKLET, ['brace'], 0, at('close'))).toEqual([])
  })
  test('what is saved is never negative, and two locks spoil at least what one does (R8.4)', () =>
    fc.assert(
      fc.property(
        anyUnrolled(5),
        anyContext,
        fc.array(fc.constantFrom(...KINDS), { maxLength: 4 }),
        (pool, context, usable) => {
          const [one, two] = [1, 2].map((icons) => lockOptions(pool, usable, icons, context))
          expect(Math.min(0, ...(two ?? []).map(({ saved }) => saved))).toBe(0)
          expect(two?.[0]?.saved ?? 0).toBeGreaterThanOrEqual(one?.[0]?.saved ?? 0)
        },
      ),
    ))
})

test('the foreseen evade of a dozen dice is as exact as that of two (R8.9)', () => {
  const odds = afterTokens(unrolled({ red: 4, blue: 4, black: 4 }), ['evade'], at('medium'))
  expect(atLeast(odds.damage, 0)).toBe(1)
})
