import type { EffectByKind } from '#shared/game/engine/influence'
import type { DefenseKind, TokenEffect } from '#shared/game/engine/terms'
import {
  allIcons,
  type Counting,
  criticalChance,
  type DamageOdds,
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
  readonly counting: Counting
  readonly effects: EffectByKind
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
  const { counting } = context
  const by = evadeBy(context)
  if (by === undefined) return []
  return pool.map(({ color }, die) => {
    const left = by === 'cancel-die' ? pool.toSpliced(die, 1) : pool.with(die, { color })
    return { die, odds: damageOdds(left, counting) }
  })
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
  return oddsOf(withoutFound(poolEnds(pool, counting, wanted), again, counting))
}

function settled(odds: DamageOdds, spent: Tokens, { effects }: TokenContext): DamageOdds {
  const does = (effect: TokenEffect) => spent.some((kind) => effects[kind] === effect)
  if (does('cancel-all')) return { damage: [1], critical: [0] }
  const { damage } = odds
  const critical = does('stop-critical') || does('stop-criticals') ? damage.map(() => 0) : odds.critical
  return does('halve-damage') ? { damage: halved(damage), critical: halved(critical) } : { damage, critical }
}

/** n goes to n / 2, rounded up. */
function halved(odds: Distribution): Distribution {
  return Array.from({ length: Math.ceil((odds.length - 1) / 2) + 1 }, (_, half) =>
    half === 0 ? (odds[0] ?? 0) : (odds[2 * half - 1] ?? 0) + (odds[2 * half] ?? 0),
  )
}
