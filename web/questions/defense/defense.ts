import { decide } from '#messages/decide'
import { defending } from '#messages/decide-defense'
import { terms } from '#messages/terms'
import type { ImpossibleOption, Option } from '#shared/game/engine/decision'
import { type DefenseKind, type Die, HULL_ZONES, type HullZone, type TokenEffect } from '#shared/game/engine/state'
import { afterTokens, evadeOptions, type TokenContext, withoutCards } from '#shared/game/odds/defense-odds'
import { wishedRedirect } from '#shared/game/odds/outcome'
import { criticalChance, criticalsCount, type DamageOdds, damageOdds } from '#shared/game/odds/pool-odds'
import type { Condition } from '#shared/play/orders/condition'
import type { ScriptLine } from '#shared/play/orders/plan'
import { contextOf, stillWorking } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { type Attack, attackIn } from '#web/words/attack'
import {
  cardTitle,
  certainFate,
  fateOf,
  helper,
  rollsAgain,
  type Spread,
  shipTarget,
  spreadOf,
  zonesToHelp,
} from '../battle'
import { chosenOption, chosenSeveral, type DraftAnswer, lineOf, optionsOf, type QuestionContext } from '../draft-answer'
import { playScript } from '../turn-preview'
import { EVADE, REDIRECT, SPLIT } from './damage'

type SpendOption = Option & { token: NonNullable<Option['token']> }

/** What the defender drafts against one attack: tokens, and what evade and redirect need besides. */
export interface Defense {
  attack: Attack
  tokens: SpendOption[]
  impossible: readonly ImpossibleOption[]
  cards: readonly Option[]
  chosen: SpendOption[]
  usedCards: readonly Option[]
  /** Present while evade is chosen and does something. */
  evade?: { choices: { die: Die; odds: DamageOdds }[]; die: Die; again: boolean }
  /** Present while redirect is chosen. */
  redirect?: { zones: readonly HullZone[]; zone: HullZone }
  /** The zone that a redirect has named or will name. */
  helps?: HullZone
  /** How much it takes; present where the damage is certain. */
  split?: { zone: HullZone; points: number; most: number }
  /** A zone beside it has shields to take damage on. */
  sharing: boolean
  /** The attacker may choose a critical effect before the damage is divided. */
  criticalFirst: boolean
  context: TokenContext
  /** Tokens spent before that still work on the total. */
  working: readonly DefenseKind[]
  /** What the dice add up to (R6.30), and what is left of it before anything is chosen. */
  rolled: number
  before: number
  /** Once the tokens are spent, before cards of the defender change it (R6.31). */
  uncarded: Spread
  odds: DamageOdds
  spread: Spread
}

const isSpend = (option: Option): option is SpendOption => option.token !== undefined
const asZone = (id: string | undefined): HullZone | undefined => HULL_ZONES.find((zone) => zone === id)

/** The tokens that count: spent before, and chosen now. */
const kindsOf = (view: GameView, attack: Attack, chosen: readonly SpendOption[]): DefenseKind[] => [
  ...stillWorking(view, attack),
  ...chosen.map(({ token }) => token.kind),
]

/** Evade works at once, on the pool (R8.9); what was evaded before is in the pool already. */
function evadeOf({ parts, view }: QuestionContext, attack: Attack, chosen: readonly SpendOption[]): Defense['evade'] {
  if (!chosen.some(({ token }) => token.kind === 'evade')) return undefined
  const others = kindsOf(view, attack, chosen).filter((kind) => kind !== 'evade')
  const context = contextOf(view, attack)
  const choices = evadeOptions(attack.pool, others, context).flatMap(({ die: place, odds }) => {
    const die = attack.pool[place]
    return die === undefined ? [] : [{ die, odds }]
  })
  const drafted = chosenOption(parts, EVADE)
  const die = (choices.find((choice) => choice.die.id === drafted) ?? choices[0])?.die
  return die && { choices, die, again: rollsAgain(view, attack) }
}

/** With the die that is evaded, if one is. */
function oddsOf(
  { pool }: Attack,
  others: readonly DefenseKind[],
  evade: Defense['evade'],
  context: TokenContext,
): DamageOdds {
  const place = evade ? pool.findIndex(({ id }) => id === evade.die.id) : -1
  const evaded = evadeOptions(pool, others, context).find(({ die }) => die === place)
  return evaded?.odds ?? afterTokens(pool, others, context)
}

function redirectOf(
  { parts, view }: QuestionContext,
  attack: Attack,
  chosen: readonly SpendOption[],
): Defense['redirect'] {
  const best = helper(view, attack)
  if (attack.defendingZone === undefined || best === undefined) return undefined
  if (!chosen.some(({ token }) => token.kind === 'redirect')) return undefined
  const zones = zonesToHelp(view, attack)
  return { zones, zone: zones.find((zone) => zone === asZone(chosenOption(parts, REDIRECT))) ?? best }
}

function splitOf(
  { parts, view }: QuestionContext,
  attack: Attack,
  zone: HullZone | undefined,
  { least, most }: Spread,
): Defense['split'] {
  if (zone === undefined || least !== most) return undefined
  const target = shipTarget(view, attack, zone)
  const mostThere = Math.min(most, target.redirect ?? 0, target.mostRedirected ?? most)
  const drafted = Number(chosenOption(parts, SPLIT) ?? Number.NaN)
  const points = drafted <= mostThere ? drafted : wishedRedirect(most, target)
  return mostThere === 0 ? undefined : { zone, points, most: mostThere }
}

/** R8.2 */
const oneOfAKind = (tokens: readonly SpendOption[]): SpendOption[] =>
  tokens.filter(({ token }, place) => tokens.findIndex((other) => other.token.kind === token.kind) === place)

export function defenseOf(asked: QuestionContext): Defense | undefined {
  const attack = attackIn(asked.view)
  const { request, parts, view } = asked
  if (attack === undefined || request.kind !== 'option') return undefined
  const offered = optionsOf(request)
  const drafted = chosenSeveral(parts, request.ask)
  const tokens = offered.filter(isSpend)
  const cards = offered.filter(({ source }) => source !== undefined)
  const chosen = oneOfAKind(tokens.filter(({ id }) => drafted.includes(id)))
  const context = contextOf(view, attack)
  const evade = evadeOf(asked, attack, chosen)
  const redirect = redirectOf(asked, attack, chosen)
  const working = stillWorking(view, attack)
  const kinds = kindsOf(view, attack, chosen)
  const others = kinds.filter((kind) => kind !== 'evade')
  const oddsBy = (rules: TokenContext) => oddsOf(attack, others, evade, rules)
  const odds = oddsBy(context)
  const spread = spreadOf(odds.damage)
  const attacker = view.ships[attack.attacker] ?? view.squadrons[attack.attacker]
  const resolvesCriticals = criticalsCount(context.counting) && !attacker?.values.resolvesNoCriticals
  const criticalFirst = resolvesCriticals && criticalChance(odds) > 0
  const helps = redirect?.zone ?? attack.redirects.find(({ points }) => points === undefined)?.zone
  const split = splitOf(asked, attack, helps, spread)
  return {
    attack,
    tokens,
    impossible: request.impossible ?? [],
    cards,
    chosen,
    usedCards: cards.filter(({ id }) => drafted.includes(id)),
    ...(evade && { evade }),
    ...(redirect && { redirect }),
    ...(helps && { helps }),
    ...(split && { split }),
    sharing: zonesToHelp(view, attack).some((zone) => (view.ships[attack.defender]?.shields[zone] ?? 0) > 0),
    criticalFirst,
    context,
    rolled: spreadOf(damageOdds(attack.pool, context.counting).damage).most,
    before: spreadOf(afterTokens(attack.pool, working, context).damage).most,
    working,
    odds,
    spread,
    uncarded: spreadOf(oddsBy(withoutCards(context)).damage),
  }
}

/** What this token alone, beside those already spent, makes of the damage. */
export function alone({ attack, context, working }: Defense, kind: DefenseKind): Spread {
  return spreadOf(afterTokens(attack.pool, [...working, kind], context).damage)
}

const evades = (effect: TokenEffect): boolean => effect === 'cancel-die' || effect === 'reroll-die'

/** This token would change nothing as the dice lie now (R8.8-R8.12). */
export function doesNothing(plan: Defense, kind: DefenseKind): boolean {
  const { attack, context, before, sharing, working } = plan
  const now = afterTokens(attack.pool, working, context)
  const effect = context.effects[kind]
  if (effect === 'nothing') return true
  if (evades(effect)) return attack.pool.length === 0
  if (effect === 'redirect-damage') return before === 0 || !sharing
  if (effect === 'stop-critical' || effect === 'stop-criticals') return criticalChance(now) === 0
  return alone(plan, kind).mean === spreadOf(now.damage).mean
}

/** What it does, in words. */
export function effectOf(plan: Defense, kind: DefenseKind): string {
  const { tokens } = defending
  const effect = plan.context.effects[kind]
  return effect !== 'nothing' && doesNothing(plan, kind) ? tokens.nothing : tokens.effect[effect]
}

/** What would still help and is not spent. */
function unusedIn(plan: Defense, view: QuestionContext['view']): string[] {
  const { tokens, chosen, cards, usedCards, spread } = plan
  if (spread.most === 0) return []
  const kinds = new Set(tokens.map(({ token }) => token.kind))
  const helping = [...kinds].filter(
    (kind) => !chosen.some(({ token }) => token.kind === kind) && !doesNothing(plan, kind),
  )
  const others = cards.filter((card) => !usedCards.includes(card))
  return [
    ...helping.map((kind) => terms.defense[kind]),
    ...others.flatMap(({ source }) => (source === undefined ? [] : [cardTitle(view, source)])),
  ]
}

/** Tokens that an icon has locked and that a card at hand would free, as the engine plays it on what the player knows (R6.23). */
export function freedBy({ request, view }: QuestionContext, plan: Defense, card: Option): DefenseKind[] {
  if (!plan.impossible.some(({ code }) => code === 'token-locked')) return []
  const { next } = playScript(view, [lineOf(request.ask, request.subject, card.id)])
  if (next === undefined || next.id === request.id) return []
  const offered = optionsOf(next).map(({ id }) => id)
  const held = (view.ships[request.subject] ?? view.squadrons[request.subject])?.defense ?? []
  const freed = held.filter(({ id }) => offered.includes(id) && !plan.tokens.some((token) => token.id === id))
  return [...new Set(freed.map(({ kind }) => kind))]
}

/** The draft with one token or card more or less; of a kind only one can be spent (R8.2). */
export function toggled({ tokens, chosen, usedCards }: Defense, id: string): string[] {
  const drafted = [...chosen, ...usedCards].map((option) => option.id)
  if (drafted.includes(id)) return drafted.filter((other) => other !== id)
  const kind = tokens.find((option) => option.id === id)?.token.kind
  const rivals = tokens.filter(({ token }) => token.kind === kind).map((option) => option.id)
  return [...drafted.filter((other) => !rivals.includes(other)), id]
}

/** `rear 1 → 0, 2 cards`; for damage that luck still settles, only how likely destruction is. */
function fateText(
  { view, nameOf }: QuestionContext,
  { attack, odds, spread, helps, split }: Defense,
): string | undefined {
  if (spread.least === spread.most) return certainFate(view, attack, odds, split ?? (helps && { zone: helps }))
  const { destroyed } = fateOf(view, attack, odds, helps !== undefined)
  return destroyed === 0 ? undefined : defending.mayBeDestroyed(nameOf(attack.defender), destroyed)
}

/** Tokens that luck answers come first: what falls may save the others. */
function linesOf({ request }: QuestionContext, { chosen, evade, redirect, usedCards }: Defense): ScriptLine[] {
  const { subject } = request
  const rank = ({ token }: SpendOption): number => (token.kind === 'evade' ? 0 : 1)
  const tokens = chosen
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ id, token }) => {
      const spend = lineOf('defense.spend', subject, id)
      if (token.kind === 'evade' && evade !== undefined && evade.choices.length > 1) {
        return [spend, lineOf(EVADE, subject, evade.die.id)]
      }
      if (token.kind === 'redirect' && redirect !== undefined) {
        return [spend, lineOf(REDIRECT, subject, redirect.zone)]
      }
      return [spend]
    })
  return [...usedCards.map(({ id }) => lineOf('defense.spend', subject, id)), ...tokens]
}

/**
 * How the damage is divided. A critical effect comes before (R6.29): the answer holds where that leaves damage and shields
 * as they were.
 */
function divisionOf({ request, view }: QuestionContext, plan: Defense): ScriptLine[] {
  const { split, spread, criticalFirst, attack } = plan
  if (split === undefined) return []
  const line = lineOf(SPLIT, request.subject, String(split.points))
  if (!criticalFirst) return [line]
  const shieldsAt = (zone: HullZone): Condition => {
    const shields = view.ships[request.subject]?.shields[zone] ?? 0
    return { amount: 'shields', of: request.subject, zone, min: shields, max: shields }
  }
  const zones = [split.zone, ...(attack.defendingZone ? [attack.defendingZone] : [])]
  const damage: Condition = { amount: 'damage', min: spread.most, max: spread.most }
  return [{ ...line, when: { all: [damage, ...zones.map(shieldsAt)] } }]
}

/** Whether anything would be left to spend, so that the end of the step is asked (R8.2). */
function isMoreLeft({ tokens, chosen, cards, usedCards }: Defense): boolean {
  const kinds = chosen.map(({ token }) => token.kind)
  return tokens.some(({ token }) => !kinds.includes(token.kind)) || cards.length > usedCards.length
}

/** Only what is certain: the odds of the rest stand on the button. */
function cautionOf({ view, nameOf }: QuestionContext, { attack, odds, helps }: Defense): string | undefined {
  const { destroyed } = fateOf(view, attack, odds, helps !== undefined)
  return destroyed === 1 ? defending.destroyedWarning(nameOf(attack.defender)) : undefined
}

export function prepareDefense(asked: QuestionContext): DraftAnswer {
  const plan = defenseOf(asked)
  if (plan === undefined) return { label: decide.send, missing: decide.incomplete.option, chips: [] }
  const { request, view } = asked
  const { chosen, usedCards, before, spread } = plan
  const caution = cautionOf(asked, plan)
  const names = [
    ...(chosen.length > 0 ? [defending.tokens.spend(chosen.map(({ token }) => token.kind))] : []),
    ...usedCards.flatMap(({ source }) => (source === undefined ? [] : [defending.tokens.use(cardTitle(view, source))])),
  ]
  // What a card brings, another token perhaps, is looked at before the step ends.
  const settled = usedCards.length === 0
  const ends = settled && isMoreLeft(plan) ? [lineOf(request.ask, request.subject, 'done')] : []
  const unused = unusedIn(plan, view)
  const divides = settled ? divisionOf(asked, plan) : []
  return {
    label: names.length === 0 ? defending.tokens.none : names.join(', '),
    note: [defending.total(before, spread), fateText(asked, plan) ?? ''].filter((text) => text !== '').join('; '),
    chips: [],
    ...(caution !== undefined && { caution }),
    ...(unused.length > 0 && { unused: decide.unused(unused) }),
    // A ship that could be saved is not lost by one tap
    ...(caution !== undefined && unused.length > 0 && { danger: true, first: { label: defending.tokens.choose } }),
    script: () => [...linesOf(asked, plan), ...ends, ...divides],
  }
}
