import { attacking } from '#messages/decide-attack'
import { defending } from '#messages/decide-defense'
import { terms } from '#messages/terms'
import type { DefenseKind, DefenseToken, HullZone, RangeBand, UnitId } from '#shared/game/engine/state'
import { oneCardShort, type ShipTarget, shipAfter, shipOdds, squadronOdds } from '#shared/game/odds/outcome'
import { type DamageOdds, type Distribution, mean } from '#shared/game/odds/pool-odds'
import { cardOf } from '#shared/play/view/card-in-view'
import { effectsOf, mostRedirected } from '#shared/play/view/counting'
import { chanceOfAnotherCard } from '#shared/play/view/faceup-harm'
import type { GameView } from '#shared/play/view/game-view'
import { hullOf, zonesBeside } from '#shared/play/view/unit'

/** The defender of an attack: a hull zone of a ship, or a squadron. */
export interface Defender {
  defender: UnitId
  defendingZone?: HullZone | undefined
  /** The attacker, whose cards may change it. */
  attacker?: UnitId | undefined
}

/** Evade rolls a die again; otherwise it cancels one (R8.9). */
export const rollsAgain = (view: GameView, { defender, range }: { defender: UnitId; range: RangeBand }): boolean =>
  effectsOf(view, defender, range).evade === 'reroll-die'

/** Hull points that an attack can still take of a unit. */
const hullLeft = (view: GameView, unit: UnitId): number => hullOf(view, unit) ?? 0

export function shipTarget(view: GameView, at: Defender, helps?: HullZone): ShipTarget {
  const { defender, defendingZone, attacker } = at
  const shields = view.ships[defender]?.shields
  return {
    shields: (defendingZone && shields?.[defendingZone]) ?? 0,
    redirect: helps && shields?.[helps],
    mostRedirected: attacker === undefined ? undefined : mostRedirected(view, attacker, defender),
    hull: Math.max(1, hullLeft(view, defender)),
  }
}

/** The zones that a redirect may name. */
export function zonesToHelp(view: GameView, { defender, defendingZone }: Defender): readonly HullZone[] {
  const ship = view.ships[defender]
  return ship && defendingZone ? zonesBeside(ship, defendingZone) : []
}

/** A redirect; without `points` the usual ones (R8.8). */
interface NamedSplit {
  zone: HullZone
  points?: number
}

/** The zone that a redirect would name first: the one beside with most shields. */
export const helper = (view: GameView, { defender, defendingZone }: Defender): HullZone | undefined =>
  zonesToHelp(view, { defender, defendingZone }).toSorted(
    (a, b) => (view.ships[defender]?.shields[b] ?? 0) - (view.ships[defender]?.shields[a] ?? 0),
  )[0]

/** What the odds mean for the defender; `cards` on average, and only for ships. */
export interface Fate {
  destroyed: number
  cards?: number
  faceup: number
  /** By the faceup card, where the damage alone does not. */
  byFaceup: number
}
export function fateOf(view: GameView, at: Defender, odds: DamageOdds, redirects: boolean): Fate {
  if (at.defendingZone === undefined) {
    return { destroyed: squadronOdds(odds, hullLeft(view, at.defender)).destroyed, faceup: 0, byFaceup: 0 }
  }
  const target = shipTarget(view, at, redirects ? helper(view, at) : undefined)
  const { destroyed, cards, faceup } = shipOdds(odds, target)
  const fate = { destroyed, cards: mean(cards) }
  // An obstacle suffers no critical effects (R13.10).
  if (view.obstacles[at.defender]) return { ...fate, faceup: 0, byFaceup: 0 }
  return { ...fate, faceup, byFaceup: oneCardShort(odds, target) * chanceOfAnotherCard(view, at.defender) }
}

/** Where the damage is certain: what it leaves, and whether the faceup card may destroy what it leaves. */
export function certainFate(view: GameView, at: Defender, odds: DamageOdds, split?: NamedSplit): string {
  const told = aftermath(view, at, odds.damage.length - 1, split)
  const short = oneCardShort(odds, shipTarget(view, at, split?.zone), split?.points)
  const byFaceup = short * chanceOfAnotherCard(view, at.defender)
  return byFaceup === 0 ? told : `${told}, ${attacking.odds.byFaceup(byFaceup)}`
}

/** An attack as far as it decides which tokens the defender may spend; `barred`: by cards. */
export interface DefendedAttack extends Defender {
  attacker: UnitId
  locked?: readonly string[]
  spent?: readonly { kind: DefenseKind }[]
  barred?: readonly { token: string }[]
}

/** Tokens that a defender could still spend: none at speed 0, one of a kind, nothing locked or barred by cards (R8.1-R8.4). */
export function usableTokens(view: GameView, attack: DefendedAttack): readonly DefenseToken[] {
  const { attacker, defender, defendingZone, locked = [], spent = [], barred = [] } = attack
  const ship = view.ships[defender]
  const unit = ship ?? view.squadrons[defender]
  if (unit === undefined || ship?.dialSpeed === 0) return []
  const isBarred = (id: string, lender?: UnitId): boolean =>
    (unit.values.barredTokens ?? []).some(
      ({ token, of, zone, against }) =>
        token === id &&
        of === lender &&
        zone === defendingZone &&
        (against === undefined || against.includes(attacker)),
    )
  const isNamed = (id: string) => locked.includes(id) || barred.some(({ token }) => token === id)
  const own = unit.defense.filter(({ id }) => !isNamed(id) && !isBarred(id))
  const lent = (unit.values.lenders ?? []).flatMap(
    (lender) => (view.ships[lender] ?? view.squadrons[lender])?.defense.filter(({ id }) => !isBarred(id, lender)) ?? [],
  )
  return [...own, ...lent].filter(({ kind }) => !spent.some((other) => other.kind === kind))
}

export interface Spread {
  least: number
  most: number
  mean: number
}
/** Between which amounts damage lies. */
export function spreadOf(damage: Distribution): Spread {
  const possible = damage.flatMap((chance, n) => (chance > 0 ? [n] : []))
  return { least: possible.at(0) ?? 0, most: possible.at(-1) ?? 0, mean: mean(damage) }
}

/** What one amount of damage leaves, in words: `rear 1 → 0, 2 cards`. */
export function aftermath(view: GameView, at: Defender, damage: number, split?: NamedSplit): string {
  const { after } = defending
  const { defender, defendingZone } = at
  if (defendingZone === undefined) {
    const hull = hullLeft(view, defender)
    if (damage >= hull) return after.destroyed
    return damage === 0 ? after.nothing : after.hull(hull, hull - damage)
  }
  const target = shipTarget(view, at, split?.zone)
  const left = shipAfter(damage, target, split?.points)
  const parts = [
    ...(left.shields < target.shields ? [after.shields(defendingZone, target.shields, left.shields)] : []),
    ...(split !== undefined && left.redirect < (target.redirect ?? 0)
      ? [after.shields(split.zone, target.redirect ?? 0, left.redirect)]
      : []),
    ...(left.cards > 0 ? [after.cards(left.cards)] : []),
    ...(left.destroyed ? [after.destroyed] : []),
  ]
  return parts.length === 0 ? after.nothing : after.list(parts)
}

/** What the card of an instance is called. */
export const cardTitle = (view: GameView, source: string): string => terms.card(cardOf(view, source) ?? source)
