import fc from 'fast-check'
import { DIE_COLORS, DIE_FACES, type DieFace } from '#shared/game/engine/terms'
import type { DamageOdds, DamageRule, Pool, PoolDie } from '#shared/game/odds/pool-odds'

/** Every roll of a pool, each as likely as the others: 8 to the number of unrolled dice. */
export function everyRoll(pool: Pool): Required<PoolDie>[][] {
  return pool.reduce<Required<PoolDie>[][]>(
    (rolls, { color, face }) => {
      const sides: readonly DieFace[] = face === undefined ? DIE_FACES[color] : [face]
      return rolls.flatMap((roll) => sides.map((side) => [...roll, { color, face: side }]))
    },
    [[]],
  )
}

/** By the words of R6.30 and R9.25, one die after the other. */
export function count(roll: Pool, counting: DamageRule): { damage: number; critical: boolean } {
  const icons = roll.map(({ face = 'blank' }) => face)
  const hits = icons.reduce((sum, face) => sum + (face === 'double-hit' ? 2 : face.startsWith('hit') ? 1 : 0), 0)
  const criticals = icons.filter((face) => face.endsWith('critical')).length
  return counting === 'ship' ? { damage: hits + criticals, critical: criticals > 0 } : { damage: hits, critical: false }
}

/** The mean of the odds of many pools, each as likely as the others. */
export function mixture(all: readonly DamageOdds[]): DamageOdds {
  const length = Math.max(...all.map(({ damage }) => damage.length))
  const average = (of: (odds: DamageOdds) => readonly number[]) =>
    Array.from({ length }, (_, n) => all.reduce((sum, odds) => sum + (of(odds)[n] ?? 0), 0) / all.length)
  return trimmed({ damage: average(({ damage }) => damage), critical: average(({ critical }) => critical) })
}

/** Odds of rolls by counting them, after `then` has turned the damage and the critical into what is left of them. */
export const counted = (
  rolls: readonly Pool[],
  counting: DamageRule,
  then: (damage: number, critical: boolean) => [number, boolean] = (damage, critical) => [damage, critical],
): DamageOdds =>
  mixture(
    rolls.map((roll) => {
      const { damage, critical } = count(roll, counting)
      const [left, open] = then(damage, critical)
      const at = (p: number) => Array.from({ length: left + 1 }, (_, n) => (n === left ? p : 0))
      return { damage: at(1), critical: at(open ? 1 : 0) }
    }),
  )

function trimmed({ damage, critical }: DamageOdds): DamageOdds {
  const length = damage.findLastIndex((p) => p > 0) + 1
  return { damage: damage.slice(0, length), critical: critical.slice(0, length) }
}

const anyDie = fc
  .constantFrom(...DIE_COLORS)
  .chain((color) => fc.record({ color: fc.constant(color), face: fc.constantFrom(...DIE_FACES[color]) }))
export const anyCounting = fc.constantFrom<DamageRule>('ship', 'squadron')
export const anyUnrolled = (most: number) =>
  fc.array(fc.record({ color: fc.constantFrom(...DIE_COLORS) }), { maxLength: most })
export const anyRolled = (most: number) => fc.array(anyDie, { maxLength: most })
/** Some dice rolled and some not. */
export const anyPool = (most: number): fc.Arbitrary<Pool> =>
  fc.tuple(anyUnrolled(most), anyRolled(2 * most)).map(([open, rolled]) => [...open, ...rolled])
