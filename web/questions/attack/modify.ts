import { decide } from '#messages/decide'
import { attacking } from '#messages/decide-attack'
import { terms } from '#messages/terms'
import { COMMAND_WAYS, type CommandWay, wayBy } from '#shared/game/engine/commands'
import type { Option } from '#shared/game/engine/decision'
import type { DefenseKind, Die, DieColor, Keyword } from '#shared/game/engine/state'
import { withAddedDie } from '#shared/game/odds/attack-odds'
import { afterTokens, type LockOption, lockOptions, type TokenSet } from '#shared/game/odds/defense-odds'
import {
  type DamageOdds,
  type DamageRule,
  type DieFuture,
  damageOdds,
  mean,
  type Pool,
} from '#shared/game/odds/pool-odds'
import { contextOf, countingOf } from '#shared/play/view/counting'
import type { AnswerLine } from '#web/state/answer-line'
import { type Attack, attackIn } from '#web/words/attack'
import { cardTitle, fateOf, usableTokens } from '../battle'
import { chosenSeveral, type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'
import { playScript } from '../turn-preview'
import { type RerollChoice, rerolls, rolledText } from './reroll'

export type FireMeans = 'none' | CommandWay
type Fire = NonNullable<Option['use']>

/** An accuracy die of the pool and the tokens it could lock, the most useful first. */
export interface Accuracy {
  die: Die
  options: { id: string; token: string; kind: DefenseKind; saved: Saving }[]
  chosen: string | undefined
}

/** What the attacker may do with the rolled dice, and what of it is drafted. */
export interface Modification {
  attack: Attack
  counting: DamageRule
  accuracies: Accuracy[]
  fires: readonly Option[]
  fire: Option | undefined
  /** Rerolls by Swarm and Adept, and the drafted one. */
  keywords: readonly Option[]
  keyword: Option | undefined
  cards: readonly Option[]
  card: Option | undefined
  /** A card must be used before the step can end (R16.7). */
  mustUse: boolean
  /** As the pool would be: dice without a face are rolled (again). */
  after: Pool
  /** Tokens that would be locked. */
  locks: readonly string[]
  now: number
  odds: DamageOdds
}

export const fireMeans = (option: Option | undefined): FireMeans => {
  return option?.use === undefined ? 'none' : wayBy(option.use)
}
/** Resolved for the sake of having done so (R7.4). */
const isIdle = ({ color, die }: Fire): boolean => color === undefined && die === undefined

export const whole = (pool: readonly Die[], counting: DamageRule): number =>
  Math.round(mean(damageOdds(pool, counting).damage))

/** What one locked token costs its owner, on average: damage, and cards of a ship. */
interface Saving {
  damage: number
  cards: number
}
function savingsOf(view: QuestionContext['view'], attack: Attack): (kind: DefenseKind) => Saving {
  const kinds = usableTokens(view, attack).map(({ kind }) => kind)
  const cardsOf = ({ tokens, odds }: TokenSet): number =>
    fateOf(view, attack, odds, tokens.includes('redirect')).cards ?? 0
  const byDamage = lockOptions(attack.pool, kinds, 1, contextOf(view, attack))
  const byCards = lockOptions(attack.pool, kinds, 1, contextOf(view, attack), cardsOf)
  const savedIn = (options: readonly LockOption[], kind: DefenseKind): number =>
    options.find(({ locked }) => locked[0] === kind)?.saved ?? 0
  return (kind) => ({ damage: savedIn(byDamage, kind), cards: savedIn(byCards, kind) })
}

function accuraciesOf(asked: QuestionContext, attack: Attack, drafted: readonly string[]): Accuracy[] {
  const offered = optionsOf(asked.request)
  const savings = savingsOf(asked.view, attack)
  const taken: string[] = []
  return attack.pool.flatMap((die) => {
    const options = offered.flatMap(({ id, accuracy }) =>
      accuracy?.die === die.id
        ? [{ id, token: accuracy.token, kind: accuracy.kind, saved: savings(accuracy.kind) }]
        : [],
    )
    if (options.length === 0) return []
    options.sort((a, b) => b.saved.cards - a.saved.cards || b.saved.damage - a.saved.damage)
    const chosen = options.find(({ id, token }) => drafted.includes(id) && !taken.includes(token))
    if (chosen !== undefined) taken.push(chosen.token)
    return [{ die, options, chosen: chosen?.id }]
  })
}

function poolAfter(
  attack: Attack,
  rolls: { color?: DieColor; die?: string } | undefined,
  spent: readonly string[],
): Pool {
  const kept: Pool = attack.pool
    .filter(({ id }) => !spent.includes(id))
    .map((die) => (die.id === rolls?.die ? { color: die.color } : die))
  return rolls?.color === undefined ? kept : withAddedDie(kept, rolls.color)
}

export function modificationOf(asked: QuestionContext): Modification | undefined {
  const attack = attackIn(asked.view)
  if (attack === undefined) return undefined
  const offered = optionsOf(asked.request)
  const drafted = chosenSeveral(asked.parts, asked.request.ask)
  const fires = offered.filter(({ use }) => use !== undefined)
  const cards = offered.filter(({ source }) => source !== undefined)
  const keywords = offered.filter(({ keyword }) => keyword !== undefined)
  const keyword = keywords.find(({ id }) => drafted.includes(id))
  const fire = fires.find(({ id }) => drafted.includes(id))
  const accuracies = accuraciesOf(asked, attack, drafted)
  const mustUse = !offered.some(({ id }) => id === 'done')
  // What must be done, and alone, needs no choice: nothing else is drafted
  const sole = mustUse && drafted.length === 0 && cards.length === 1 ? cards[0] : undefined
  const chosen = accuracies.flatMap(({ die, options, chosen: id }) =>
    options.flatMap((option) => (option.id === id ? [{ die: die.id, token: option.token }] : [])),
  )
  const after = poolAfter(
    attack,
    fire?.use ?? keyword?.keyword,
    chosen.map(({ die }) => die),
  )
  const counting = countingOf(asked.view, attack)
  return {
    attack,
    counting,
    accuracies,
    fires,
    fire,
    keywords,
    keyword,
    cards,
    card: cards.find(({ id }) => drafted.includes(id)) ?? sole,
    mustUse,
    after,
    locks: chosen.map(({ token }) => token),
    now: whole(attack.pool, counting),
    odds: afterTokens(after, [], contextOf(asked.view, attack)),
  }
}

/** The draft with the lock of one die changed; a token is locked once. */
export function withLock(
  { accuracies, fire, keyword, card }: Modification,
  die: string,
  option: string | undefined,
): string[] {
  // A die that is spent is not there to be rolled again
  const isThere = (rolls: { die?: string } | undefined) => option === undefined || rolls?.die !== die
  const others = [isThere(fire?.use) ? fire : undefined, isThere(keyword?.keyword) ? keyword : undefined, card]
  const tokenOf = ({ options }: Accuracy, id: string | undefined) => options.find((one) => one.id === id)?.token
  const wanted = accuracies.flatMap((accuracy) => tokenOf(accuracy, option) ?? [])
  const locks = accuracies.flatMap((accuracy) => {
    if (accuracy.die.id === die) return option ?? []
    const token = tokenOf(accuracy, accuracy.chosen)
    return accuracy.chosen === undefined || (token !== undefined && wanted.includes(token)) ? [] : accuracy.chosen
  })
  return [...locks, ...others.flatMap((one) => (one === undefined ? [] : [one.id]))]
}

/** The lock that a die is given first: the one that saves the defender most, of the tokens still free. */
export function firstLock({ accuracies }: Modification, die: string): string | undefined {
  const taken = accuracies.flatMap(({ options, chosen }) =>
    options.flatMap(({ id, token }) => (id === chosen ? [token] : [])),
  )
  const options = accuracies.find((accuracy) => accuracy.die.id === die)?.options ?? []
  return (options.find(({ token }) => !taken.includes(token)) ?? options[0])?.id
}

/** The draft with Concentrate Fire, a keyword or a card resolved this way or not at all; one of them brings new dice. */
export const withFire = ({ accuracies, card }: Modification, fire: string | undefined): string[] => [
  ...accuracies.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen])),
  ...[fire, card?.id].flatMap((id) => (id === undefined ? [] : [id])),
]
export const withCard = ({ accuracies, fire, keyword }: Modification, card: string | undefined): string[] => [
  ...accuracies.flatMap(({ chosen }) => (chosen === undefined ? [] : [chosen])),
  ...[fire?.id, keyword?.id, card].flatMap((id) => (id === undefined ? [] : [id])),
]

/** By one means: what adding each color, or rolling each die again, does on average; the best first. */
export interface FireChoice {
  option: Option
  gain: number
  die?: Die
  futures?: readonly DieFuture[]
}
export function fireChoices({ fires, attack, accuracies, counting }: Modification, means: FireMeans): FireChoice[] {
  const spent = accuracies.flatMap(({ die, chosen }) => (chosen === undefined ? [] : [die.id]))
  const now = mean(damageOdds(attack.pool, counting).damage)
  const rerolled = rerolls(attack, counting)
  return fires
    .filter((option) => fireMeans(option) === means)
    .flatMap((option): FireChoice[] => {
      const { color, die } = option.use ?? {}
      if (color !== undefined) {
        return [{ option, gain: mean(damageOdds(withAddedDie(attack.pool, color), counting).damage) - now }]
      }
      return rerolled
        .filter((choice) => choice.die.id === die && !spent.includes(choice.die.id))
        .map(({ gain, futures, die: rolls }) => ({ option, gain, futures, die: rolls }))
    })
    .sort((a, b) => b.gain - a.gain)
}
/** What rolling each die again by a keyword does on average, the best first; one that rolls several names none. */
export interface KeywordChoice {
  option: Option
  keyword: Keyword
  choice: RerollChoice | undefined
}
export function keywordChoices({ keywords, attack, counting, accuracies }: Modification): KeywordChoice[] {
  const spent = accuracies.flatMap(({ die, chosen }) => (chosen === undefined ? [] : [die.id]))
  const rerolled = rerolls(attack, counting)
  return keywords
    .flatMap((option): KeywordChoice[] => {
      const { keyword, die } = option.keyword ?? {}
      const choice = rerolled.find((each) => each.die.id === die)
      const gone = die !== undefined && (choice === undefined || spent.includes(die))
      return keyword === undefined || gone ? [] : [{ option, keyword, choice }]
    })
    .sort((a, b) => (b.choice?.gain ?? 0) - (a.choice?.gain ?? 0))
}

export const meansOffered = ({ fires }: Modification): FireMeans[] =>
  (['none', ...COMMAND_WAYS] as const).filter(
    (means) => means === 'none' || fires.some((option) => fireMeans(option) === means),
  )
export const idleFire = ({ fires }: Modification, means: FireMeans): Option | undefined =>
  fires.find((option) => fireMeans(option) === means && option.use !== undefined && isIdle(option.use))

/** What could still be done and is not: the button that ends the step says so. */
function unused({ accuracies, fires, fire, keywords, cards }: Modification, view: QuestionContext['view']): string[] {
  const idle = accuracies.filter(({ chosen }) => chosen === undefined).length
  return [
    ...(idle > 0 ? [attacking.modify.accuracies(idle)] : []),
    ...(fires.length > 0 && fire === undefined ? [attacking.modify.concentrateFire] : []),
    ...new Set(keywords.flatMap(({ keyword }) => (keyword ? [terms.keywords[keyword.keyword]] : []))),
    ...cards.flatMap(({ source }) => (source === undefined ? [] : [cardTitle(view, source)])),
  ]
}

/** Whether anything can still be done after the drafted locks, so that the end of the step is asked. */
function isMoreLeft({ accuracies, attack, fires, keywords, cards, locks }: Modification): boolean {
  const open = accuracies.some(
    ({ options, chosen }) => chosen === undefined && options.some(({ token }) => !locks.includes(token)),
  )
  // A spent die is not there to be rolled again
  const rolls = keywords.some(({ keyword }) => keyword?.die === undefined) || attack.pool.length > locks.length
  return open || fires.length > 0 || cards.length > 0 || (keywords.length > 0 && rolls)
}

function labelOf({ accuracies, fire, keyword, card, attack }: Modification, view: QuestionContext['view']): string {
  const kinds = accuracies.flatMap(({ options, chosen }) =>
    options.flatMap(({ id, kind }) => (id === chosen ? [terms.defense[kind]] : [])),
  )
  const use = fire?.use
  if (card?.source !== undefined) return cardTitle(view, card.source)
  if (use?.color !== undefined) return attacking.modify.add(use.color)
  if (keyword?.keyword && keyword.keyword.die === undefined) return terms.keywords[keyword.keyword.keyword]
  const die = attack.pool.find(({ id }) => id === (use?.die ?? keyword?.keyword?.die))
  if (die !== undefined) return attacking.modify.rerollDie(rolledText(die))
  return kinds.length > 0 ? attacking.modify.lock(kinds) : attacking.modify.done
}

/** Whether the defender is asked then, as the service decides it; until the engine is there, they may be. */
function thenOf(
  { attack, locks }: Modification,
  { view, opponent }: QuestionContext,
  script: readonly AnswerLine[],
): string {
  if (!usableTokens(view, attack).some(({ id }) => !locks.includes(id))) return attacking.modify.noToken(opponent)
  const { waits, steps, asksOther } = playScript(view, script)
  const isAsked = waits || steps.length < script.length || asksOther()
  return isAsked ? attacking.modify.next(opponent) : attacking.modify.idle
}

export function prepareModify(asked: QuestionContext): DraftAnswer {
  const plan = modificationOf(asked)
  if (plan === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const { request, view } = asked
  const line = (option: string) => lineOf(request.ask, request.subject, option)
  const locks = plan.accuracies.flatMap(({ chosen }) => (chosen === undefined ? [] : [line(chosen)]))
  const spent = plan.accuracies.flatMap(({ die, chosen }) => (chosen === undefined ? [] : [die.color]))
  const first = plan.fire ?? plan.keyword ?? plan.card
  const left = unused(plan, view)
  const ends = first === undefined && !plan.mustUse
  if (first === undefined && plan.mustUse && locks.length === 0) {
    return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  }
  // What new dice bring is worth seeing before an accuracy icon is spent
  const end = ends && isMoreLeft(plan) ? [line('done')] : []
  const script = first === undefined ? [...locks, ...end] : [line(first.id), ...locks]
  const then = ends ? thenOf(plan, asked, script) : ''
  return {
    label: labelOf(plan, view),
    note: !ends ? attacking.modify.cannotUndo : spent.length > 0 ? `${attacking.modify.spends(spent)} ${then}` : then,
    ...(ends && left.length > 0 && { unused: decide.unused(left) }),
    chips: [],
    script: () => script,
  }
}
