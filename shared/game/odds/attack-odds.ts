import type { DieColor } from '#shared/game/engine/terms'
import {
  allIcons,
  criticalChance,
  type DamageOdds,
  type DamageRule,
  dieMean,
  type Icon,
  type Judge,
  mean,
  oddsOf,
  type Pool,
  poolEnds,
  withoutFound,
} from './pool-odds'

/** Concentrate Fire by dial: one die more, still to be rolled (R7.20); the color must be in the pool (R7.21). */
export const withAddedDie = (pool: Pool, color: DieColor): Pool => [...pool, { color }]

export interface RerollOption {
  /** Place in the pool. */
  readonly die: number
  readonly odds: DamageOdds
  /** Mean damage after the reroll less mean damage now; may be negative. */
  readonly gain: number
}
/**
 * Concentrate Fire by token (R7.20) on a pool as it lies: what rolling each rolled die again would do, best for the
 * attacker first: gain, then chance of a critical, then a blank before an accuracy icon. Dice not yet rolled are left out.
 */
export function rerollOptions(pool: Pool, judge: Judge): readonly RerollOption[] {
  const now = mean(judge(pool).damage)
  const spared = ({ die }: RerollOption) => (pool[die]?.face === 'accuracy' ? 1 : 0)
  return pool
    .flatMap(({ color, face }, die) => {
      if (face === undefined) return []
      const odds = judge(pool.with(die, { color }))
      return [{ die, odds, gain: mean(odds.damage) - now }]
    })
    .sort((a, b) => b.gain - a.gain || criticalChance(b.odds) - criticalChance(a.odds) || spared(a) - spared(b))
}

/**
 * Concentrate Fire by token, foreseen: odds before defense of a pool of which, once all is rolled, one die is rolled again:
 * the one furthest below the mean of its color (an accuracy icon is worth no more than a blank here); none if none lies
 * below.
 */
export function rerolledOdds(pool: Pool, counting: DamageRule): DamageOdds {
  const gain = ({ color, damage }: Icon) => dieMean({ color }, counting) - damage
  const wanted = allIcons(counting)
    .filter((icon) => gain(icon) > 0)
    .sort((a, b) => gain(b) - gain(a))
  return oddsOf(withoutFound(poolEnds(pool, counting, wanted), true, counting))
}
