import { atLeast, type DamageOdds, type Distribution } from './pool-odds'

/** A ship as far as one attack can hurt it. */
export interface ShipTarget {
  /** Shields on the defending hull zone. */
  readonly shields: number
  /** Shields on the zone that a spent redirect names (R8.8); left out without one. */
  readonly redirect?: number | undefined
  /** The most that it can take of the damage, if cards of the attacker set a limit. */
  readonly mostRedirected?: number | undefined
  /** Damage cards still missing to its hull value: ≥ 1 (R9.13). */
  readonly hull: number
}
export interface ShipOutcome {
  readonly shields: number
  /** Shields left on the zone of the redirect; 0 without one. */
  readonly redirect: number
  /** Cards dealt; none past the one that destroys (R9.16). */
  readonly cards: number
  readonly destroyed: boolean
}

/** The split a defender is offered first: all that would reach the hull, at most the shields there (R8.8). */
export const usualRedirect = (damage: number, ship: ShipTarget): number =>
  Math.min(redirectable(ship), Math.max(0, damage - ship.shields))

/** The same where the token is chosen by hand: a point at least, for to spend it on none is a token for nothing. */
export const wishedRedirect = (damage: number, ship: ShipTarget): number =>
  Math.min(redirectable(ship), damage, Math.max(1, usualRedirect(damage, ship)))

const redirectable = ({ redirect = 0, mostRedirected = redirect }: ShipTarget): number =>
  Math.min(redirect, mostRedirected)

/**
 * A ship after so much damage, `redirected` of it first on the other zone (R8.8), the rest on the defending zone's shields
 * and then as cards (R9.1). What faceup cards do on top is not in it. Throws RangeError for a split that cannot be.
 */
export function shipAfter(damage: number, ship: ShipTarget, redirected = usualRedirect(damage, ship)): ShipOutcome {
  const { shields, redirect = 0, hull } = ship
  if (redirected < 0 || redirected > Math.min(redirectable(ship), damage))
    throw new RangeError(`redirected ${redirected}`)
  const here = damage - redirected
  const cards = Math.min(hull, Math.max(0, here - shields))
  return {
    shields: Math.max(0, shields - here),
    redirect: redirect - redirected,
    cards,
    destroyed: cards === hull,
  }
}

export interface ShipOdds {
  readonly destroyed: number
  /** Damage cards dealt, the place being their number. */
  readonly cards: Distribution
  /** P(at least one card, and the attacker may deal the first faceup) (R9.24). */
  readonly faceup: number
}
/** What an attack does to a ship, with the usual split at every damage. */
export function shipOdds({ damage, critical }: DamageOdds, ship: ShipTarget): ShipOdds {
  const cards = new Array<number>(shipAfter(damage.length - 1, ship).cards + 1).fill(0)
  let destroyed = 0
  let faceup = 0
  damage.forEach((p, total) => {
    const after = shipAfter(total, ship)
    cards[after.cards] = (cards[after.cards] ?? 0) + p
    if (after.destroyed) destroyed += p
    if (after.cards > 0) faceup += critical[total] ?? 0
  })
  return { destroyed, cards, faceup }
}

/** P(the first card is dealt faceup, and one card more than the damage would destroy the ship) (R9.24, R9.13). */
export const oneCardShort = ({ critical }: DamageOdds, ship: ShipTarget, redirected?: number): number =>
  critical.reduce((sum, p, total) => {
    if (p === 0) return sum
    const { cards } = shipAfter(total, ship, redirected)
    return cards > 0 && cards === ship.hull - 1 ? sum + p : sum
  }, 0)

export interface SquadronOdds {
  readonly destroyed: number
  /** Hull points left, the place being their number: 0 is destroyed (R9.4, R9.14). */
  readonly hull: Distribution
}
export function squadronOdds({ damage }: DamageOdds, hull: number): SquadronOdds {
  const left = Array.from({ length: hull + 1 }, (_, points) =>
    points === 0 ? atLeast(damage, hull) : (damage[hull - points] ?? 0),
  )
  return { destroyed: left[0] ?? 0, hull: left }
}
