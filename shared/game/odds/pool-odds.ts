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
export type Counting = 'ship' | 'squadron'

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
/** P(at least one critical icon that counts), whatever the damage. */
export const criticalChance = ({ critical }: DamageOdds): number => critical.reduce((sum, p) => sum + p, 0)

/** The dice of an armament before they are rolled (R6.10). */
export const unrolled = (dice: Dice): Pool =>
  DIE_COLORS.flatMap((color) => Array.from({ length: dice[color] }, () => ({ color })))

/** Exact odds of a pool, rolled in part or not at all, before the defender does anything. */
export const damageOdds = (pool: Pool, counting: Counting): DamageOdds => oddsOf(poolEnds(pool, counting, []))

/** Mean damage of a pool, for sorting many attacks: the sum of the dice, without a distribution. */
export const expectedDamage = (pool: Pool, counting: Counting): number =>
  pool.reduce((sum, die) => sum + dieMean(die, counting), 0)

/** Place in the pool of the die to remove for obstruction: the worst on average (R6.13); -1 in an empty pool. */
export function weakestDie(pool: Pool, counting: Counting): number {
  const means = pool.map((die) => dieMean(die, counting))
  return means.indexOf(Math.min(...means))
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
function iconOf(color: DieColor, face: DieFace, counting: Counting): Icon {
  const { hits, criticals } = FACE_ICONS[face]
  return counting === 'ship' ? { color, damage: hits + criticals, criticals } : { color, damage: hits, criticals: 0 }
}

/** The different icons of a die with their probabilities; a rolled die has one. */
export function iconsOf({ color, face }: PoolDie, counting: Counting): readonly (Icon & { readonly p: number })[] {
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

export const dieMean = (die: PoolDie, counting: Counting): number =>
  iconsOf(die, counting).reduce((sum, { damage, p }) => sum + damage * p, 0)

/** One way in which a pool can end, with all rolls that come to the same. */
export interface PoolEnd {
  readonly damage: number
  /** 0, 1, or 2 for more than one: enough to know whether one is left when a die is taken away. */
  readonly criticals: number
  /** The first of the wanted icons that lies in the pool. */
  readonly found?: Icon | undefined
  readonly p: number
}

/**
 * All ends of a pool, die by die over (damage, criticals, first wanted icon): the places grow with the number of dice and
 * not with the number of rolls. `wanted` orders the icons that somebody would take out of the pool.
 */
export function poolEnds(pool: Pool, counting: Counting, wanted: readonly Icon[]): readonly PoolEnd[] {
  const ranks = wanted.length + 1
  const rankOf = (icon: Icon) => {
    const rank = wanted.findIndex((other) => sameIcon(other, icon))
    return rank < 0 ? wanted.length : rank
  }
  const sizeAfter = (dice: number) => (2 * dice + 1) * 3 * ranks
  let now = new Float64Array(sizeAfter(0))
  now[wanted.length] = 1
  for (const [at, die] of pool.entries()) {
    const icons = iconsOf(die, counting).map((icon) => ({ ...icon, rank: rankOf(icon) }))
    const next = new Float64Array(sizeAfter(at + 1))
    now.forEach((chance, place) => {
      if (chance === 0) return
      const { damage, criticals, rank } = endAt(place, ranks)
      for (const icon of icons) {
        const counted = (damage + icon.damage) * 3 + Math.min(2, criticals + icon.criticals)
        const to = counted * ranks + Math.min(rank, icon.rank)
        next[to] = (next[to] ?? 0) + chance * icon.p
      }
    })
    now = next
  }
  return [...now].flatMap((p, place) => {
    const { damage, criticals, rank } = endAt(place, ranks)
    return p === 0 ? [] : [{ damage, criticals, found: wanted[rank], p }]
  })
}

function endAt(place: number, ranks: number) {
  const counted = Math.floor(place / ranks)
  return { damage: Math.floor(counted / 3), criticals: counted % 3, rank: place % ranks }
}

const sameIcon = (a: Icon, b: Icon) => a.color === b.color && a.damage === b.damage && a.criticals === b.criticals

/** Every icon that any die can show. */
export const allIcons = (counting: Counting): readonly Icon[] =>
  DIE_COLORS.flatMap((color) => iconsOf({ color }, counting).map(({ p: _, ...icon }) => icon))

/** The ends after the icon found in each was taken out and, if so, its die rolled again. */
export const withoutFound = (ends: readonly PoolEnd[], again: boolean, counting: Counting): readonly PoolEnd[] =>
  ends.flatMap((end) => {
    const { damage, criticals, found, p } = end
    if (!found) return [end]
    const rest = { damage: damage - found.damage, criticals: criticals - found.criticals, p }
    if (!again) return [rest]
    return iconsOf({ color: found.color }, counting).map((icon) => ({
      damage: rest.damage + icon.damage,
      criticals: rest.criticals + icon.criticals,
      p: p * icon.p,
    }))
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
