import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectsAt } from '#shared/game/engine/influence'
import { DIE_COLORS } from '#shared/game/engine/terms'
import { rerollOptions, withAddedDie } from '#shared/game/odds/attack-odds'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { damageOdds, expectedDamage, mean, type Pool } from '#shared/game/odds/pool-odds'
import { anyCounting, anyPool, anyRolled, counted, everyRoll } from './brute-force'

const judge = (pool: Pool) => damageOdds(pool, 'ship')

test('Concentrate Fire by dial adds the mean of one die to a pool, rolled or not (R7.20)', () =>
  fc.assert(
    fc.property(anyPool(4), anyCounting, fc.constantFrom(...DIE_COLORS), (pool, counting, color) => {
      const odds = damageOdds(withAddedDie(pool, color), counting)
      expect(odds).toEqual(counted(everyRoll([...pool, { color }]), counting))
      expect(mean(odds.damage)).toBe(expectedDamage(pool, counting) + expectedDamage([{ color }], counting))
    }),
  ))

describe('Concentrate Fire by token rolls one die again (R7.20)', () => {
  test('a black blank gains most, a blank goes before an accuracy, a hit loses, and a die not yet rolled is left out', () => {
    const pool: Pool = [
      { color: 'red', face: 'accuracy' },
      { color: 'red', face: 'blank' },
      { color: 'black', face: 'blank' },
      { color: 'blue', face: 'hit' },
      { color: 'red' },
    ]
    const options = rerollOptions(pool, judge).map(({ die, gain }) => [die, gain])
    expect(options).toEqual([
      [2, 1],
      [1, 0.75],
      [0, 0.75],
      [3, -0.25],
    ])
  })

  test('of dice that gain the same damage, the one that leaves more criticals (R9.21)', () => {
    const pool: Pool = [
      { color: 'blue', face: 'critical' },
      { color: 'blue', face: 'hit' },
    ]
    expect(rerollOptions(pool, judge).map(({ die }) => die)).toEqual([1, 0])
  })

  test('the gain is what is left of it after the tokens that the page foresees (R8.10)', () => {
    const pool: Pool = [
      { color: 'red', face: 'hit' },
      { color: 'blue', face: 'blank' },
    ]
    const braced = (dice: Pool) => afterTokens(dice, ['brace'], { effects: effectsAt({}, 'close'), counting: 'ship' })
    expect(rerollOptions(pool, braced)[0]).toMatchObject({ die: 1, gain: 0 })
  })

  test('each option is that pool with that die thrown again, the best first', () =>
    fc.assert(
      fc.property(anyRolled(5), (pool) => {
        const options = rerollOptions(pool, judge)
        expect(options.map(({ gain }) => gain)).toEqual(options.map(({ gain }) => gain).sort((a, b) => b - a))
        for (const { die, odds } of options) {
          const rolls = everyRoll(pool.map(({ color, face }, at) => (at === die ? { color } : { color, face })))
          expect(odds).toEqual(counted(rolls, 'ship'))
        }
      }),
    ))
})
