import type { IconDamage } from '#shared/game/engine/influence'
import { DIE_COLORS, DIE_FACES, type Dice, type DieColor, type DieFace, FACE_ICONS } from '#shared/game/engine/terms'

/** A die of an attack pool; without a face it has not been rolled, or will be rolled again. */
export interface PoolDie {
  readonly color: DieColor
  readonly face?: DieFace | undefined
}
export type Pool = readonly PoolDie[]
/**
 * What counts (R6.30): `ship` is ship against ship (and Bomber), hits and criticals; `squadron` is any attack with a
 * squadron in it, hits only, and no critical effect (R9.25).
 */
export type PlainDamageRule = 'ship' | 'squadron'
/** The same, but cards of the attacker change what its other icons add to the damage. */
export interface ChangedDamageRule {
  readonly as: PlainDamageRule
  readonly icons: Readonly<Record<DieColor, IconDamage>>
}
export type DamageRule = PlainDamageRule | ChangedDamageRule

/** Whether a critical icon gives the standard critical effect. */
export const criticalsCount = (counting: DamageRule): boolean =>
  (typeof counting === 'string' ? counting : counting.as) === 'ship'
const iconDamage = (color: DieColor, counting: DamageRule): IconDamage =>
  typeof counting === 'string' ? { critical: counting === 'ship' ? 1 : 0, accuracy: 0 } : counting.icons[color]

/** Place n holds P(exactly n). Multiples of 8^-dice: exact in a double, so equal odds are `===`, up to 17 dice. */
export type Distribution = readonly number[]
export interface DamageOdds {
  /** P(damage = n); as long as the greatest possible damage + 1. */
  readonly damage: Distribution
  /** P(damage = n and the standard critical effect is open to the attacker): a part of `damage`, of the same length. */
  readonly critical: readonly number[]
}
/** How a pool is valued: `damageOdds` itself, or what is left of it after tokens. */
export type Judge = (pool: Pool) => DamageOdds

export const mean = (odds: Distribution): number => odds.reduce((sum, p, n) => sum + p * n, 0)
export const atLeast = (odds: Distribution, least: number): number => odds.slice(least).reduce((sum, p) => sum + p, 0)
/** P(at least one critical icon that counts), with any damage. */
export const criticalChance = ({ critical }: DamageOdds): number => critical.reduce((sum, p) => sum + p, 0)

/** The dice of an armament before they are rolled (R6.10). */
export const unrolled = (dice: Dice): Pool =>
  DIE_COLORS.flatMap((color) => Array.from({ length: dice[color] }, () => ({ color })))

/** Exact odds of a pool, rolled in part or not at all, before the defender does anything. */
export const damageOdds = (pool: Pool, counting: DamageRule): DamageOdds => oddsOf(poolEnds(pool, counting, []))

/** Mean damage of a pool, for sorting many attacks: the sum of the dice, without a distribution. */
export const expectedDamage = (pool: Pool, counting: DamageRule): number =>
  pool.reduce((sum, die) => sum + dieMean(die, counting), 0)

/** Place in the pool of the die to remove for obstruction: the worst on average (R6.13); -1 in an empty pool. */
export function weakestDie(pool: Pool, counting: DamageRule): number {
  const means = pool.map((die) => dieMean(die, counting))
  return means.indexOf(Math.min(...means))
}

/** What is left of a pool when so many of its worst dice are removed. */
export function withoutWeakest(pool: Pool, removed: number, counting: DamageRule): Pool {
  if (removed <= 0 || pool.length === 0) return pool
  return withoutWeakest(pool.toSpliced(weakestDie(pool, counting), 1), removed - 1, counting)
}

export interface DieFuture {
  readonly face: DieFace
  /** On how many of the eight sides (R1.21). */
  readonly sides: number
  readonly odds: DamageOdds
  /** Mean damage with this face less mean damage of the pool as it stands. */
  readonly change: number
}
/** What a die can become when it is rolled (again), in the order of its sides, and what each face would change. */
export function dieFutures(pool: Pool, die: number, judge: Judge): readonly DieFuture[] {
  const color = pool[die]?.color
  if (color === undefined) return []
  const now = mean(judge(pool).damage)
  const sides: readonly DieFace[] = DIE_FACES[color]
  return [...new Set(sides)].map((face) => {
    const odds = judge(pool.with(die, { color, face }))
    return { face, sides: sides.filter((other) => other === face).length, odds, change: mean(odds.damage) - now }
  })
}

/** What a die can show, as far as it counts: faces of equal worth are one icon. */
export interface Icon {
  readonly color: DieColor
  readonly damage: number
  readonly criticals: number
}
function iconOf(color: DieColor, face: DieFace, counting: DamageRule): Icon {
  const { hits, criticals } = FACE_ICONS[face]
  const { critical, accuracy } = iconDamage(color, counting)
  const damage = hits + criticals * critical + (face === 'accuracy' ? accuracy : 0)
  return { color, damage, criticals: criticalsCount(counting) ? criticals : 0 }
}

/** The different icons of a die with their probabilities; a rolled die has one. */
export function iconsOf({ color, face }: PoolDie, counting: DamageRule): readonly (Icon & { readonly p: number })[] {
  if (face !== undefined) return [{ ...iconOf(color, face, counting), p: 1 }]
  const icons: (Icon & { p: number })[] = []
  for (const side of DIE_FACES[color]) {
    const icon = iconOf(color, side, counting)
    const same = icons.find(({ damage, criticals }) => damage === icon.damage && criticals === icon.criticals)
    if (same) same.p += 1 / 8
    else icons.push({ ...icon, p: 1 / 8 })
  }
  return icons
}

export const dieMean = (die: PoolDie, counting: DamageRule): number =>
  iconsOf(die, counting).reduce((sum, { damage, p }) => sum + damage * p, 0)

/** One way in which a pool can end, with all rolls that come to the same. */
export interface PoolEnd {
  readonly damage: number
  /** No more than the dice that are taken away, and one: enough to know whether one is left then. */
  readonly criticals: number
  /** The first of the wanted icons that lie in the pool, as many as are looked for. */
  readonly found: readonly Icon[]
  readonly p: number
}

/**
 * All ends of a pool, die by die over (damage, criticals, first wanted icons): the places grow with the number of dice and
 * not with the number of rolls. `wanted` orders the icons that somebody would take out of the pool, `most` of them.
 */
export function poolEnds(pool: Pool, counting: DamageRule, wanted: readonly Icon[], most = 1): readonly PoolEnd[] {
  const ranks = wanted.length + 1
  const rankings = ranks ** most
  const enough = most + 2
  const rankOf = (icon: Icon) => {
    const rank = wanted.findIndex((other) => sameIcon(other, icon))
    return rank < 0 ? wanted.length : rank
  }
  const endAt = (place: number) => {
    const counted = Math.floor(place / rankings)
    return { damage: Math.floor(counted / enough), criticals: counted % enough, ranking: place % rankings }
  }
  let now = new Float64Array(enough * rankings)
  // Nothing wanted is there yet.
  now[rankings - 1] = 1
  let mostDamage = 0
  for (const die of pool) {
    const icons = iconsOf(die, counting).map((icon) => ({ ...icon, rank: rankOf(icon) }))
    mostDamage += Math.max(...icons.map(({ damage }) => damage))
    const next = new Float64Array((mostDamage + 1) * enough * rankings)
    now.forEach((chance, place) => {
      if (chance === 0) return
      const { damage, criticals, ranking } = endAt(place)
      for (const icon of icons) {
        const counted = (damage + icon.damage) * enough + Math.min(enough - 1, criticals + icon.criticals)
        const to = counted * rankings + withRank(ranking, icon.rank, ranks, most)
        next[to] = (next[to] ?? 0) + chance * icon.p
      }
    })
    now = next
  }
  return [...now].flatMap((p, place) => {
    if (p === 0) return []
    const { damage, criticals, ranking } = endAt(place)
    return [{ damage, criticals, found: ranksIn(ranking, ranks, most).flatMap((rank) => wanted[rank] ?? []), p }]
  })
}

/** A ranking is the ranks of the first icons found as the digits of one number, the first one in front. */
function withRank(ranking: number, rank: number, ranks: number, most: number): number {
  if (most === 1) return Math.min(ranking, rank)
  const all = [...ranksIn(ranking, ranks, most), rank].sort((a, b) => a - b).slice(0, most)
  return all.reduce((number, digit) => number * ranks + digit, 0)
}

const ranksIn = (ranking: number, ranks: number, most: number): number[] =>
  most === 1
    ? [ranking]
    : Array.from({ length: most }, (_, place) => Math.floor(ranking / ranks ** (most - 1 - place)) % ranks)

const sameIcon = (a: Icon, b: Icon) => a.color === b.color && a.damage === b.damage && a.criticals === b.criticals

/** Every icon that any die can show. */
export const allIcons = (counting: DamageRule): readonly Icon[] =>
  DIE_COLORS.flatMap((color) => iconsOf({ color }, counting).map(({ p: _, ...icon }) => icon))

/** The ends after the icons found in each were taken out and, if so, their dice rolled again. */
export const withoutFound = (ends: readonly PoolEnd[], again: boolean, counting: DamageRule): readonly PoolEnd[] =>
  ends.flatMap((end) => {
    let left: readonly PoolEnd[] = [{ ...end, found: [] }]
    for (const { color, damage, criticals } of end.found) {
      const icons = again ? iconsOf({ color }, counting) : [{ damage: 0, criticals: 0, p: 1 }]
      left = left.flatMap((rest) =>
        icons.map((icon) => ({
          ...rest,
          damage: rest.damage - damage + icon.damage,
          criticals: rest.criticals - criticals + icon.criticals,
          p: rest.p * icon.p,
        })),
      )
    }
    return left
  })

export function oddsOf(ends: readonly PoolEnd[]): DamageOdds {
  const length = Math.max(...ends.map(({ damage }) => damage)) + 1
  const damage = new Array<number>(length).fill(0)
  const critical = new Array<number>(length).fill(0)
  for (const end of ends) {
    damage[end.damage] = (damage[end.damage] ?? 0) + end.p
    if (end.criticals > 0) critical[end.damage] = (critical[end.damage] ?? 0) + end.p
  }
  return { damage, critical }
}
