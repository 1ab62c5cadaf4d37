import type { DieColor } from '#shared/game/engine/terms'
import { criticalChance, type DamageOdds, type Judge, mean, type Pool } from './pool-odds'

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
