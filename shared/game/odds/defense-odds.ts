import type { EffectByKind } from '#shared/game/engine/influence'
import { type DefenseKind, DIE_FACES, type DieFace, type TokenEffect } from '#shared/game/engine/terms'
import {
  allIcons,
  criticalChance,
  type DamageOdds,
  type DamageRule,
  type Distribution,
  damageOdds,
  dieMean,
  type Icon,
  mean,
  oddsOf,
  type Pool,
  poolEnds,
  withoutFound,
} from './pool-odds'

/** The attack as far as tokens look at it, and what those of its defender do at its range. */
export interface TokenContext {
  readonly counting: DamageRule
  readonly effects: EffectByKind
  /** The most that brace saves as the only token spent, and beside others; absent: all of its half (R8.10). */
  readonly braceSaves?: { readonly alone: number; readonly beside: number } | undefined
  /** What becomes of each amount of damage when it is determined, the place being the amount; absent: the same. */
  readonly determined?: readonly number[] | undefined
  /** Dice that one evade takes, one after the other; absent: one (R8.9). */
  readonly evadeDice?: number | undefined
  /** Places of dice that this evade has taken already, if they are still there. */
  readonly evaded?: readonly number[] | undefined
  /** This evade has taken a die, and need not take another. */
  readonly mayStop?: boolean
}
export type Tokens = readonly DefenseKind[]

/**
 * Odds of the total once these tokens are spent: evade (R8.9), then scatter (R8.11), contain (R8.12) and brace (R8.10,
 * R6.31). Redirect leaves the total as it is: `outcome.ts` splits it.
 *
 * Which die evade takes: in a pool that is rolled, the one that leaves least mean damage after the other tokens, then
 * the least chance of a critical (the first of `evadeOptions`), and a spent evade must take one even if that hurts. In a
 * pool still to be rolled the defender is foreseen to take the die worth most, seeing the roll: where it cancels, the most
 * damage, where it rolls again, the most above the mean of its color, of equal ones one with a critical icon; no die at all if
 * none is worth it. That brace may make one damage more or less the same does not change this choice.
 */
export const afterTokens = (pool: Pool, spent: Tokens, context: TokenContext): DamageOdds =>
  defenseOf(pool, context)(spent)

export interface EvadeOption {
  /** Place in the pool. */
  readonly die: number
  readonly odds: DamageOdds
}
/**
 * What evading each die leaves, the other tokens spent, too; best for the defender first. The die is canceled or rolled
 * again, by the attack range (R8.9); none where evade does nothing.
 */
export const evadeOptions = (pool: Pool, spent: Tokens, context: TokenContext): readonly EvadeOption[] =>
  mildestFirst(evaded(pool, context), spent, context)

/** The die that evade takes next; undefined: it may stop, and to go on would not help (R8.9). */
export function nextEvaded(pool: Pool, spent: Tokens, context: TokenContext): EvadeOption | undefined {
  const [first] = evadeOptions(pool, spent, context)
  if (!first || !context.mayStop) return first
  return milder(first.odds, settled(damageOdds(pool, context.counting), spent, context)) < 0 ? first : undefined
}

export interface TokenSet {
  readonly tokens: Tokens
  readonly odds: DamageOdds
}
/**
 * Every useful set of the tokens the defender may spend (readied or not, unlocked, at speed; R8.1-R8.4), the empty one
 * first; of one type only one can be spent (R8.2). A set is useful if each token in it helps: it lowers the
 * mean damage or the chance of the standard critical effect, or is a redirect of damage that can happen.
 */
export function tokenSets(pool: Pool, usable: Tokens, context: TokenContext): readonly TokenSet[] {
  const after = defenseOf(pool, context)
  return subsets([...new Set(usable)])
    .map((tokens) => ({ tokens, odds: after(tokens) }))
    .filter(({ tokens, odds }) =>
      tokens.every((token) => {
        if (context.effects[token] === 'redirect-damage') return mean(odds.damage) > 0
        return milder(odds, after(tokens.filter((other) => other !== token))) < 0
      }),
    )
    .sort((a, b) => a.tokens.length - b.tokens.length)
}

export interface LockOption {
  /** One token for each accuracy icon spent. */
  readonly locked: Tokens
  /** What these tokens would have saved the defender. */
  readonly saved: number
}
/**
 * What accuracy icons can lock (R6.22, R8.4): every choice of at most `icons` of the defender's usable tokens, what it
 * spoils most first. `saved` is the defender's loss with the best of the remaining tokens, less the one with the best of
 * all. The loss is mean damage unless the caller says otherwise (cards, say: redirect saves no damage).
 */
export function lockOptions(
  pool: Pool,
  usable: Tokens,
  icons: number,
  context: TokenContext,
  loss: (set: TokenSet) => number = ({ odds }) => mean(odds.damage),
): readonly LockOption[] {
  const after = defenseOf(pool, context)
  const sets = subsets([...new Set(usable)]).map((tokens) => ({ tokens, loss: loss({ tokens, odds: after(tokens) }) }))
  const least = (left: Tokens) =>
    Math.min(...sets.filter(({ tokens }) => tokens.every((token) => left.includes(token))).map((set) => set.loss))
  const best = least(usable)
  const sorted = usable.toSorted((a, b) => a.localeCompare(b))
  const choices = subsets(sorted.map((_, place) => place))
    .filter(({ length }) => length > 0 && length <= icons)
    .map((places) => ({
      locked: places.flatMap((place) => sorted[place] ?? []),
      saved: least(sorted.filter((_, place) => !places.includes(place))) - best,
    }))
  const distinct = new Map(choices.map((choice) => [choice.locked.join(), choice]))
  return [...distinct.values()].sort((a, b) => b.saved - a.saved || a.locked.length - b.locked.length)
}

/** The odds for any tokens; what does not depend on them is computed once. */
function defenseOf(pool: Pool, context: TokenContext): (spent: Tokens) => DamageOdds {
  const whole = damageOdds(pool, context.counting)
  const rolled = pool.every(({ face }) => face !== undefined)
  let options: readonly EvadeOption[] | undefined
  let foreseen: DamageOdds | undefined
  return (spent) => {
    if (!spent.includes('evade') || evadeBy(context) === undefined) return settled(whole, spent, context)
    if (rolled) {
      options ??= evaded(pool, context)
      return mildestFirst(options, spent, context)[0]?.odds ?? settled(whole, spent, context)
    }
    foreseen ??= foreseenEvade(pool, context)
    return settled(foreseen, spent, context)
  }
}

/** What evade does with a die; undefined: nothing. */
function evadeBy({ effects: { evade } }: TokenContext): 'cancel-die' | 'reroll-die' | undefined {
  return evade === 'cancel-die' || evade === 'reroll-die' ? evade : undefined
}

/** Each die evaded, no other token spent yet. */
function evaded(pool: Pool, context: TokenContext): readonly EvadeOption[] {
  const { counting, evadeDice = 1, evaded: taken = [] } = context
  const by = evadeBy(context)
  if (by === undefined) return []
  const more = evadeDice - taken.length > 1
  return pool.flatMap(({ color }, die) => {
    if (taken.includes(die)) return []
    if (by === 'cancel-die') {
      const left = pool.toSpliced(die, 1)
      const odds = more ? bestOf(left, { ...context, evadeDice: evadeDice - 1 }) : damageOdds(left, counting)
      return [{ die, odds }]
    }
    if (!more) return [{ die, odds: damageOdds(pool.with(die, { color }), counting) }]
    // The defender sees the new face before the next die is taken.
    const then = { ...context, evaded: [...taken, die] }
    const sides: readonly DieFace[] = DIE_FACES[color]
    return [{ die, odds: mixed(sides.map((face) => bestOf(pool.with(die, { color, face }), then))) }]
  })
}

/** After the next die as well, or none of them if that is better (R8.9). */
function bestOf(pool: Pool, context: TokenContext): DamageOdds {
  const ways = [damageOdds(pool, context.counting), ...evaded(pool, context).map(({ odds }) => odds)]
  return ways.sort(milder)[0] ?? damageOdds(pool, context.counting)
}

/** One of several odds, each as likely as the others. */
function mixed(all: readonly DamageOdds[]): DamageOdds {
  const length = Math.max(...all.map(({ damage }) => damage.length))
  const sum = (of: (odds: DamageOdds) => Distribution) =>
    Array.from({ length }, (_, n) => all.reduce((total, odds) => total + (of(odds)[n] ?? 0), 0) / all.length)
  return { damage: sum(({ damage }) => damage), critical: sum(({ critical }) => critical) }
}

const mildestFirst = (options: readonly EvadeOption[], spent: Tokens, context: TokenContext): readonly EvadeOption[] =>
  options.map(({ die, odds }) => ({ die, odds: settled(odds, spent, context) })).sort((a, b) => milder(a.odds, b.odds))

/** Every selection from a list, in its order, the empty one first. */
const subsets = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.reduce<readonly (readonly T[])[]>((all, one) => all.concat(all.map((some) => some.concat(one))), [[]])

/** Less mean damage first, then less chance of a critical effect. */
const milder = (a: DamageOdds, b: DamageOdds) =>
  mean(a.damage) - mean(b.damage) || criticalChance(a) - criticalChance(b)

function foreseenEvade(pool: Pool, context: TokenContext): DamageOdds {
  const { counting } = context
  const again = evadeBy(context) === 'reroll-die'
  const worth = ({ color, damage }: Icon) => damage - (again ? dieMean({ color }, counting) : 0)
  const wanted = allIcons(counting)
    .filter((icon) => worth(icon) > 0)
    .sort((a, b) => worth(b) - worth(a) || b.criticals - a.criticals)
  return oddsOf(withoutFound(poolEnds(pool, counting, wanted, context.evadeDice), again, counting))
}

function settled(odds: DamageOdds, spent: Tokens, context: TokenContext): DamageOdds {
  const does = (effect: TokenEffect) => spent.some((kind) => context.effects[kind] === effect)
  const { damage } = does('cancel-all') ? NOTHING : odds
  const stops = does('cancel-all') || does('stop-critical') || does('stop-criticals')
  const critical = stops ? damage.map(() => 0) : odds.critical
  const to = damage.map((_, icons) => determinedDamage(icons, spent, context))
  const length = Math.max(...to) + 1
  return { damage: moved(damage, to, length), critical: moved(critical, to, length) }
}
const NOTHING: Pick<DamageOdds, 'damage'> = { damage: [1] }

/** Damage of so many icons once these tokens are spent: brace halves it, rounded up, then cards have their say (R6.30-31). */
export function determinedDamage(icons: number, spent: Tokens, context: TokenContext): number {
  const { effects, braceSaves, determined } = context
  const isBraced = spent.some((kind) => effects[kind] === 'halve-damage')
  const most = braceSaves?.[new Set(spent).size > 1 ? 'beside' : 'alone'] ?? Number.POSITIVE_INFINITY
  const points = icons - (isBraced ? Math.min(Math.floor(icons / 2), most) : 0)
  if (!determined) return points
  const last = determined.length - 1
  return determined[points] ?? Math.max(0, points + (determined[last] ?? 0) - last)
}

/** The same attack as if no card of the defender changed its damage (R6.31). */
export const withoutCards = ({ determined: _, ...context }: TokenContext): TokenContext => context

/** Each amount becomes another one. */
function moved(odds: Distribution, to: readonly number[], length: number): Distribution {
  const all = new Array<number>(length).fill(0)
  odds.forEach((p, n) => {
    const place = to[n] ?? n
    all[place] = (all[place] ?? 0) + p
  })
  return all
}
