import { ASKS, type IdleReason } from '#shared/game/engine/asks'
import type { Choice, DecisionRequest, Option } from '#shared/game/engine/decision'
import { type DefenseKind, FACE_ICONS, HULL_ZONES, type HullZone, otherSeat } from '#shared/game/engine/state'
import { determinedDamage } from '#shared/game/odds/defense-odds'
import { dieMean } from '#shared/game/odds/pool-odds'
import { attackIn } from '#shared/play/bots/choose-attack'
import { waysOf } from '#shared/play/view/attack-reach'
import { bypassesShields, contextOf, countingOf, effectsOf } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { type Attack, attackToSuffer, hullDamage } from './hull-damage'

/**
 * Questions that cannot matter: whatever is answered, the game is the same but for what nobody could want. Such are which of
 * two equal dice or tokens it is; that a token is spent, a card exhausted or a command resolved for nothing (a readied token
 * is never worse than an exhausted one, an exhausted one never worse than none, unless a card may bring that one back); that a die is rerolled which does no damage as it lies, and may do some then; that a critical effect is resolved
 * which deals no card. Where that is not certain the question is asked.
 *
 * All of it follows from what everybody knows: `view` is that of a spectator. So that a question is not asked tells nothing
 * (design 5); and a player who wants to be asked all the same says so (`Orders.askAlways`).
 */
type Rule = (view: GameView, request: OptionRequest) => string | undefined
type OptionRequest = DecisionRequest & { kind: 'option' }

const RULES: Record<IdleReason, Rule> = {
  'cards-for-nothing': cardsForNothing,
  'command-for-nothing': commandForNothing,
  'critical-for-nothing': criticalForNothing,
  'lock-for-nothing': lockForNothing,
  'one-zone': onlyZone,
  'same-die': sameDie,
  'same-token': sameToken,
  'tokens-for-nothing': tokensForNothing,
}

/** Whether a question may be one of these; a closer look costs a view. */
export const mayNotMatter = ({ ask, kind }: DecisionRequest): boolean =>
  kind === 'option' && ASKS[ask].idle !== undefined

/** The answer to a question that cannot matter; undefined: it may matter, and the engine asks its player. */
export function cannotMatter(view: GameView, request: DecisionRequest): Choice | undefined {
  const { idle } = ASKS[request.ask]
  const option = idle && request.kind === 'option' ? RULES[idle](view, request) : undefined
  return option === undefined ? undefined : { option }
}

/** Damage of its dice as they lie, before brace and cards of the defender (R6.30). */
function damageOf(view: GameView, attack: Attack): number {
  const counting = countingOf(view, attack)
  return attack.pool.reduce((sum, { color, face = 'blank' }) => sum + dieMean({ color, face }, counting), 0)
}

/** An icon in it might deal something in some other way than by its damage. */
const showsCritical = ({ pool, defendingZone }: Attack): boolean =>
  defendingZone !== undefined && pool.some(({ face }) => FACE_ICONS[face ?? 'blank'].criticals > 0)

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

/** Squadrons that gain by spending a token, whatever it does. */
const GAINING_BY_TOKENS: readonly (string | undefined)[] = ['whisper']

/** Whether a token of this kind would change anything for the better, as the dice lie (R8.8-12). */
function isOfUse(view: GameView, attack: Attack, kind: DefenseKind): boolean {
  if (GAINING_BY_TOKENS.includes(view.squadrons[attack.defender]?.card)) return true
  const damage = damageOf(view, attack)
  if (damage === 0) return showsCritical(attack)
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
      return showsCritical(attack) && mostOnHull(view, attack, damage) > 0
    case 'stop-criticals':
      return showsCritical(attack)
  }
}

const tokensOf = (view: GameView, { defender }: Attack) =>
  (view.ships[defender] ?? view.squadrons[defender])?.defense ?? []

/** Only accuracy icons are left to be spent, and none of the defender's tokens would be of any use (R6.22). */
function lockForNothing(view: GameView, { options }: OptionRequest): string | undefined {
  const attack = attackToSuffer(view)
  const isIdle = options.every(({ id, accuracy }) => id === 'done' || accuracy !== undefined)
  if (!attack || !isIdle || tokensOf(view, attack).some(({ kind }) => isOfUse(view, attack, kind))) return undefined
  return 'done'
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
    // It unlocks one of those that an accuracy icon has named.
    const unlocks = cardBehind(view, option) === 'electronic-countermeasures'
    return unlocks && tokensOf(view, attack).every(({ kind }) => !isOfUse(view, attack, kind))
  }
  return options.every(isIdle) ? 'done' : undefined
}

/** Cards that bring a discarded token back readied: then it is better discarded than exhausted (R8.13). */
const RECOVERING: readonly (string | undefined)[] = ['walex-blissex', 'general-tagge', 'morna-kee']

function mayRecover({ cards, ships, squadrons }: GameView, defender: string): boolean {
  const unit = ships[defender] ?? squadrons[defender]
  const own = Object.values(cards).filter(({ seat, discarded }) => seat === unit?.seat && !discarded)
  return RECOVERING.includes(unit?.card) || own.some(({ card }) => RECOVERING.includes(card))
}

/** The standard effect turns up a card that is not dealt (R9.24), and the cards offered beside it do nothing either. */
function criticalForNothing(view: GameView, { options }: OptionRequest): string | undefined {
  const attack = attackToSuffer(view)
  if (!attack || mostOnHull(view, attack, damageOf(view, attack)) > 0) return undefined
  const isIdle = (option: Option): boolean =>
    option.id === 'standard' ||
    option.id === 'none' ||
    (cardBehind(view, option) === 'overload-pulse' && tokensOf(view, attack).every(({ exhausted }) => exhausted))
  // Resolving it is at least as good as leaving it.
  return options.every(isIdle) ? options[0]?.id : undefined
}

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
 * ids: whichever of them is meant.
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

/** Repair would find nothing to repair, and Squadron nobody in reach (R7.7, R7.10). */
function commandForNothing(_view: GameView, { options }: OptionRequest): string | undefined {
  return options.every(({ id, idle }) => id === 'none' || idle) ? 'none' : undefined
}

/** The question offers only optional cards that would do nothing now. */
function cardsForNothing(view: GameView, { options, subject }: OptionRequest): string | undefined {
  const isIdle = (option: Option): boolean => {
    const card = cardBehind(view, option) ?? ''
    if (option.id === 'pass') return true
    return card === 'demolisher' ? !findsTarget(view, subject) : COMMANDING.includes(card) && !hasWaiting(view, subject)
  }
  return options.some(({ id }) => id === 'pass') && options.every(isIdle) ? 'pass' : undefined
}

/** They let the ship resolve a Squadron command. */
const COMMANDING = ['flight-commander', 'pursuant']

/** Squadrons of its side have yet to activate, wherever they are. */
function hasWaiting({ ships, squadrons, reserve }: GameView, id: string): boolean {
  const all = [...Object.values(squadrons), ...Object.values(reserve?.squadrons ?? {})]
  return all.some(({ seat, activated }) => seat === ships[id]?.seat && !activated)
}

/** Some enemy lies in one of its arcs, in sight and within reach, with whatever dice. */
function findsTarget(view: GameView, id: string): boolean {
  const ship = view.ships[id]
  const enemies = [...Object.values(view.ships), ...Object.values(view.squadrons)].filter(
    ({ seat }) => seat === (ship && otherSeat(ship.seat)),
  )
  return enemies.some((enemy) => waysOf(view, id, enemy.id).some(({ range }) => range !== undefined))
}

const cardBehind = ({ cards }: GameView, { source }: Option): string | undefined =>
  source === undefined ? undefined : cards[source]?.card
