import { actsAt, changesValue, mayGive } from '#shared/game/cards/rules/in-advance'
import { ASKS, type IdleReason } from '#shared/game/engine/asks'
import type { Gift } from '#shared/game/engine/card-rules'
import type { Choice, DecisionRequest, Option } from '#shared/game/engine/decision'
import { type DefenseKind, FACE_ICONS, HULL_ZONES, type HullZone } from '#shared/game/engine/state'
import { determinedDamage } from '#shared/game/odds/defense-odds'
import { dieMean } from '#shared/game/odds/pool-odds'
import { attackIn } from '#shared/play/bots/choose-attack'
import { type Way, waysOf } from '#shared/play/view/attack-reach'
import { bypassesShields, contextOf, countingOf, effectsOf } from '#shared/play/view/counting'
import { effectIn } from '#shared/play/view/effect-behind-option'
import type { GameView, ShipView, SquadronView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import { type Attack, attackToSuffer, hullDamage } from './hull-damage'

/**
 * Questions that cannot matter: with every answer, the game is the same but for what nobody could want. Such are which of
 * two equal dice or tokens it is; that a token is spent, a card exhausted or a command resolved for nothing (a readied token
 * is never worse than an exhausted one, an exhausted one never worse than none, unless a card may bring that one back); that a die is rerolled which does no damage as it lies, and may do some then; that the
 * standard critical effect is resolved, the only one there is: it deals no card, or one that is worse for the enemy. Where
 * that is not certain the question is asked.
 *
 * All of it follows from what everybody knows: `view` is that of a spectator. So that a question is not asked tells nothing
 * (design 5); and a player who wants to be asked all the same says so (`Orders.askAlways`).
 */
type Rule = (view: GameView, request: OptionRequest) => string | undefined
type OptionRequest = DecisionRequest & { kind: 'option' }

const RULES: Record<IdleReason, Rule> = {
  'cards-for-nothing': cardsForNothing,
  'command-for-nothing': () => 'none',
  'lock-for-nothing': lockForNothing,
  'one-critical': onlyCritical,
  'one-zone': onlyZone,
  'same-die': sameDie,
  'same-token': sameToken,
  'tokens-for-nothing': tokensForNothing,
}

/** What such a question offers at most. */
const OFFERED: Partial<Record<IdleReason, (option: Option) => boolean>> = {
  // Repair would find nothing to repair, and Squadron nobody in reach (R7.7, R7.10).
  'command-for-nothing': ({ id, idle }) => id === 'none' || idle === true,
  // Only accuracy icons are left to be spent.
  'lock-for-nothing': ({ id, accuracy }) => id === 'done' || accuracy !== undefined,
  // The standard effect alone.
  'one-critical': ({ id }) => id === 'standard' || id === 'none',
}

/** Whether a question may be one of these, by its options alone; a closer look costs a view. */
export function mayNotMatter(request: DecisionRequest): request is OptionRequest {
  const { idle } = ASKS[request.ask]
  return idle !== undefined && request.kind === 'option' && request.options.every(OFFERED[idle] ?? (() => true))
}

/** The answer to a question that cannot matter; undefined: it may matter, and the engine asks its player. */
export function cannotMatter(view: GameView, request: DecisionRequest): Choice | undefined {
  const { idle } = ASKS[request.ask]
  const option = idle && mayNotMatter(request) ? RULES[idle](view, request) : undefined
  return option === undefined ? undefined : { option }
}

/** Damage of its dice as they lie, before brace and cards of the defender (R6.30). */
function damageOf(view: GameView, attack: Attack): number {
  const counting = countingOf(view, attack)
  return attack.pool.reduce((sum, { color, face = 'blank' }) => sum + dieMean({ color, face }, counting), 0)
}

/** An icon in it might deal something in some other way than by its damage. */
const showsCritical = (view: GameView, { pool, defendingZone, attacker }: Attack): boolean =>
  defendingZone !== undefined &&
  mayResolveCritical(view, attacker) &&
  pool.some(({ face }) => FACE_ICONS[face ?? 'blank'].criticals > 0)

/** Of squadrons those with Bomber, or by a card of a squadron beside them (R11.25); a ship's card acts in its own attacks. */
function mayResolveCritical({ squadrons }: GameView, attacker: string): boolean {
  const own = squadrons[attacker]
  if (!own || own.values.keywords.bomber !== undefined) return true
  return Object.values(squadrons).some(({ card, seat }) => seat === own.seat && actsAt(card, 'attack.critical'))
}

/** At most so much gets through to the hull of a ship: redirected damage is less (R8.8). */
function mostOnHull(view: GameView, attack: Attack, damage: number): number {
  const { spent, defendingZone } = attack
  if (defendingZone === undefined) return 0
  const kinds = spent.map(({ kind }) => kind)
  return hullDamage(view, { ...attack, redirects: [] }, determinedDamage(damage, kinds, contextOf(view, attack)))
}

/** Zones whose shields a redirect could use: any but the one attacked, for cards may make more of them adjacent. */
function zonesToHelp(view: GameView, attack: Attack): readonly HullZone[] {
  const ship = view.ships[attack.defender]
  if (!ship || !attack.defendingZone || bypassesShields(view, attack.attacker)) return []
  return HULL_ZONES.filter((zone) => zone !== attack.defendingZone && ship.shields[zone] > 0)
}

/** Whether a token of this kind would change anything for the better, as the dice lie (R8.8-12). */
function isOfUse(view: GameView, attack: Attack, kind: DefenseKind): boolean {
  if (isRewarded(view, attack.defender)) return true
  const damage = damageOf(view, attack)
  if (damage === 0) return showsCritical(view, attack)
  switch (effectsOf(view, attack.defender, attack.range)[kind]) {
    case 'nothing':
      return false
    case 'cancel-all':
    case 'cancel-die':
    case 'reroll-die':
      return true
    case 'halve-damage':
      return damage > 1
    case 'redirect-damage':
      return zonesToHelp(view, attack).length > 0
    case 'stop-critical':
      return showsCritical(view, attack) && mostOnHull(view, attack, damage) > 0
    case 'stop-criticals':
      return showsCritical(view, attack)
  }
}

const tokensOf = (view: GameView, { defender }: Attack) =>
  (view.ships[defender] ?? view.squadrons[defender])?.defense ?? []

/** None of the tokens of the defender would be of any use (R6.22). */
function lockForNothing(view: GameView): string | undefined {
  const attack = attackToSuffer(view)
  return !attack || tokensOf(view, attack).some(({ kind }) => isOfUse(view, attack, kind)) ? undefined : 'done'
}

/** No token that the defender can spend saves anything (R6.26, R8). */
function tokensForNothing(view: GameView, { options }: OptionRequest): string | undefined {
  const attack = attackToSuffer(view)
  if (!attack || !options.some(({ id }) => id === 'done')) return undefined
  const isIdle = (option: Option): boolean => {
    if (option.token) {
      const { kind, becomes } = option.token
      return !isOfUse(view, attack, kind) && !(becomes === 'discarded' && mayRecover(view, attack.defender))
    }
    if (option.id === 'done') return true
    const unlocks = effectIn(view, option)?.gives === 'unlocked-token'
    return unlocks && tokensOf(view, attack).every(({ kind }) => !isOfUse(view, attack, kind))
  }
  return options.every(isIdle) ? 'done' : undefined
}

/** It gains by spending a token, of any kind. */
const isRewarded = ({ squadrons }: GameView, defender: string): boolean =>
  mayGive(squadrons[defender]?.card ?? '', 'token-reward')

/** A discarded token may come back readied: then it is better discarded than exhausted (R8.13). */
function mayRecover({ cards, ships, squadrons }: GameView, defender: string): boolean {
  const unit = ships[defender] ?? squadrons[defender]
  const own = Object.values(cards).filter(({ seat, discarded }) => seat === unit?.seat && !discarded)
  return [unit, ...own].some((each) => each !== undefined && mayGive(each.card, 'lost-token'))
}

/**
 * Every faceup card is worse for its ship than a facedown one, so the attacker wants the only effect (R9.24, R9.26), unless
 * that one has a card which may discard what is turned up, as Medical Team does.
 */
function onlyCritical(view: GameView): string | undefined {
  return mayTurnUp(view) && mayDiscardFaceup(view) ? undefined : 'standard'
}

function mayDiscardFaceup(view: GameView): boolean {
  const defender = attackIn(view)?.defender
  return Object.values(view.cards).some(
    ({ card, on, discarded }) => on === defender && !discarded && actsAt(card, 'card.revealed'),
  )
}

/** Whether the standard effect of this attack may turn up a card of a ship that stays. */
export function mayTurnUp(view: GameView): boolean {
  const attack = attackToSuffer(view)
  return !attack || (mostOnHull(view, attack, damageOf(view, attack)) > 0 && !isLost(view, attack))
}

/** Where a card could still act on the damage, its faceup card or its end, the ship may not be gone, or not at once. */
function isLost(view: GameView, attack: Attack): boolean {
  const ship = view.ships[attack.defender]
  if (!ship || cardsInPlay(view).some(mayActOnEnd)) return false
  const kinds = attack.spent.map(({ kind }) => kind)
  const damage = determinedDamage(damageOf(view, attack), kinds, contextOf(view, attack))
  // All that a redirect can take
  return hullDamage(view, attack, damage) >= cardsToDestroy(ship)
}
const cardsInPlay = ({ cards, squadrons, objective }: GameView): readonly string[] => [
  ...Object.values(cards).flatMap(({ card, discarded }) => (discarded ? [] : card)),
  ...Object.values(squadrons).map(({ card }) => card),
  ...(objective === undefined ? [] : [objective]),
]
const mayActOnEnd = (card: string): boolean =>
  changesValue(card, 'attackDamage') ||
  actsAt(card, 'critical.resolved', 'attack.damage', 'card.before-faceup', 'card.revealed', 'destruction.before')

/** Evade takes one of several dice that are all alike (R8.9). */
function sameDie(view: GameView, { options: [first] }: OptionRequest): string | undefined {
  const attack = attackToSuffer(view)
  const [die, ...others] = attack?.pool ?? []
  return die && others.every(({ color, face }) => color === die.color && face === die.face) ? first?.id : undefined
}

/**
 * Of the zones that a redirect may name at most one has shields, and how much of the damage it takes, if any, is asked when the
 * damage is known (R8.8).
 */
function onlyZone(view: GameView, { options }: OptionRequest): string | undefined {
  const attack = attackToSuffer(view)
  if (!attack) return undefined
  const zones = zonesToHelp(view, attack)
  const [first, ...others] = options.filter(({ id }) => zones.some((zone) => zone === id))
  return others.length > 0 ? undefined : (first ?? options[0])?.id
}

/**
 * One of several tokens of a unit that are all alike, named by accuracy icons or not. Tokens of different units bear the same
 * ids: of any of them.
 */
function sameToken(view: GameView, { options }: OptionRequest): string | undefined {
  const { locked = [], marked = [], barred = [] } = attackIn(view) ?? {}
  const named = [...marked, ...barred].map(({ token }) => token)
  const units = [...Object.values(view.ships), ...Object.values(view.squadrons)]
  const offered = units.map(({ defense }) => defense.filter(({ id }) => options.some((option) => option.id === id)))
  const meant = offered.filter(({ length }) => length === options.length)
  const areAlike = (tokens: (typeof meant)[number]) =>
    new Set(
      tokens.map(({ id, kind, exhausted }) => `${kind} ${exhausted} ${locked.includes(id)} ${named.includes(id)}`),
    ).size === 1
  return meant.length > 0 && meant.every(areAlike) ? options[0]?.id : undefined
}

/** The question offers only optional attacks that find no target now, or dice for such. */
function cardsForNothing(view: GameView, { options, subject }: OptionRequest): string | undefined {
  const isIdle = (option: Option): boolean => {
    const gift = effectIn(view, option)?.gives
    return option.id === 'pass' || (gift !== undefined && SOUGHT[gift]?.(view, subject) === false)
  }
  return options.some(({ id }) => id === 'pass') && options.every(isIdle) ? 'pass' : undefined
}

/** Whether an attack that a card brings could find a target. */
const SOUGHT: Partial<Record<Gift, (view: GameView, ship: string) => boolean>> = {
  // With any dice: cards may add some.
  attack: (view, ship) =>
    waysToEnemies(view, ship, { ...view.ships, ...view.squadrons }).some(({ range }) => range !== undefined),
  // Where no other card lets the ship attack later in the round
  'dice-at-ships': (view, ship) =>
    waysToEnemies(view, ship, view.ships).some(({ range }) => range !== undefined) ||
    Object.values(view.cards).some(({ card }) => mayGive(card, 'attack')),
  // Its one die is black, and an obstruction would take it (R6.13).
  'die-at-squadrons': (view, ship) =>
    waysToEnemies(view, ship, view.squadrons).some(({ range, removed }) => range === 'close' && removed === 0),
}

const waysToEnemies = (view: GameView, ship: string, units: Record<string, ShipView | SquadronView>): Way[] =>
  Object.values(units).flatMap(({ id, seat }) => (seat === view.ships[ship]?.seat ? [] : waysOf(view, ship, id)))
