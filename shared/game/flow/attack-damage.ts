import type { Attack } from '#shared/game/engine/card-rules'
import type { Change } from '#shared/game/engine/change'
import type { Option } from '#shared/game/engine/decision'
import type { Values } from '#shared/game/engine/influence'
import { offersAt, optionFor } from '#shared/game/engine/offers'
import type { Rulebook } from '#shared/game/engine/rulebook'
import { FACE_ICONS, type Game, type TokenEffect } from '#shared/game/engine/state'
import { type AttackStep, defendingSeat, effectOfToken, iconsIn, opening, useCard } from './attack-step'
import { keywordsOf } from './engagement'

/** Step 5: critical effect, total, redirect, damage (R6.29-33). */

/** Whether a token with that effect was spent. */
const hasSpent = (g: Game, f: Attack, effect: TokenEffect, rules: Values): boolean =>
  f.spent.some(({ kind }) => effectOfToken(g, f, kind, rules) === effect)
/** Critical icons damage and trigger between ships, and in attacks of bombers on ships (R6.30, R11.25). */
const criticalsCount = (g: Game, f: Attack, rules: Values): boolean =>
  f.defendingZone !== undefined && (!g.squadrons[f.attacker] || keywordsOf(g, f.attacker, rules).bomber !== undefined)

/** A card that attacks by itself may say when it can (R6.43). */
const allowsStandard = (g: Game, { defender, defendingZone: zone, granted }: Attack): boolean =>
  granted?.standardCritical !== 'bare-zone' || (zone !== undefined && g.ships[defender]?.shields[zone] === 0)

/**
 * One effect, with a critical icon in the pool; where criticals count, unless a card says otherwise (R9.21-26). Obstacles suffer
 * none (R13.10).
 */
function criticals(g: Game, f: Attack, rules: Rulebook): Option[] {
  if (g.obstacles[f.defender]) return []
  if (iconsIn(f).criticals === 0 || hasSpent(g, f, 'stop-criticals', rules)) return []
  if (!rules.allows(g, 'resolve-critical', f.attacker, {})) return []
  const cards = offersAt(g, opening(f, 'attack.critical'), f.seat, rules).map(optionFor)
  // Contain takes away the standard effect alone (R8.12).
  const isOpen =
    criticalsCount(g, f, rules) &&
    allowsStandard(g, f) &&
    !hasSpent(g, f, 'stop-critical', rules) &&
    !hasResolved(f, 'standard')
  return isOpen ? [{ id: 'standard' }, ...cards] : cards
}

const hasResolved = ({ critical, criticals = [] }: Attack, effect: string): boolean =>
  critical === effect || criticals.includes(effect)

export const critical: AttackStep = {
  asks(g, f, rules) {
    const options = criticals(g, f, rules)
    if (options.length === 0) return []
    const ask = { ask: 'attack.critical', subject: f.attacker, seat: f.seat, kind: 'option' } as const
    return [{ ...ask, options: [...options, { id: 'none' }] }]
  },
  answer(tx, f, option, rules) {
    const others = criticals(tx.state, f, rules).filter(({ id }) => id !== option)
    tx.enter(f, { step: 'total' })
    if (option === 'none') return tx.declineCritical(f)
    tx.resolveCritical(f, option)
    // A card may allow one more when this one is done, if there is another one.
    if (others.length > 0) tx.windowForCards('critical.resolved', f.attacker)
    if (option !== 'standard') useCard(tx, f, 'attack.critical', option, rules)
  },
  advance: (tx, f) => tx.enter(f, { step: 'total' }),
}

/** Hits, and criticals where they count (R6.30). */
function damageOfDice(g: Game, f: Attack, rules: Values): number {
  const { attacker, zone, defendingZone, manner } = f
  const about = {
    against: defendingZone ? ('ship' as const) : ('squadron' as const),
    ...(zone && { zone }),
    ...(manner && { manner }),
  }
  return f.pool.reduce((sum, { color, face = 'blank' }) => {
    const { critical, accuracy } = rules.valueOf(g, 'iconDamage', attacker, { ...about, color })
    const { hits, criticals } = FACE_ICONS[face]
    return sum + hits + criticals * critical + (face === 'accuracy' ? accuracy : 0)
  }, 0)
}

/** Half of it, rounded down, as far as the attacker's cards let it (R6.31). */
function savedByBrace(g: Game, f: Attack, icons: number, rules: Values): number {
  if (!hasSpent(g, f, 'halve-damage', rules)) return 0
  const about = { defender: f.defender, spent: f.spent.map(({ kind }) => kind) }
  return Math.min(Math.floor(icons / 2), rules.valueOf(g, 'braceSaves', f.attacker, about))
}

/** Hits and criticals; brace halves, rounded up (R6.31); then what cards of the defender take off. */
export const total: AttackStep = {
  advance(tx, f, rules) {
    const icons = damageOfDice(tx.state, f, rules)
    const { attacker, defendingZone } = f
    const points = icons - savedByBrace(tx.state, f, icons, rules)
    const about = { points, attacker, ...(defendingZone && { zone: defendingZone }) }
    tx.enter(f, { step: 'split' })
    tx.determineDamage(f, icons, rules.valueOf(tx.state, 'attackDamage', f.defender, about))
    tx.window('attack.damage', f.attacker)
  },
}

const bypasses = (g: Game, f: Attack, rules: Values): boolean =>
  f.defendingZone !== undefined && rules.allows(g, 'bypass-shields', f.attacker, {}, { base: false })

/** The redirect that has yet to be settled, and the most it can take: any part, up to its shields (R8.8). */
function unsettled(g: Game, f: Attack, rules: Values) {
  const redirect = f.redirects.find(({ points }) => points === undefined)
  if (!redirect) return undefined
  const taken = f.redirects.reduce((sum, { points = 0 }) => sum + points, 0)
  // Shields that the damage passes cannot take any of it.
  const shields = bypasses(g, f, rules) ? 0 : (g.ships[f.defender]?.shields[redirect.zone] ?? 0)
  const limit = rules.valueOf(g, 'redirectMost', f.attacker, { defender: f.defender }) - taken
  const most = Math.max(0, Math.min((f.total ?? 0) - taken, shields, limit))
  return { zone: redirect.zone, most }
}

export const split: AttackStep = {
  asks(g, f, rules) {
    const open = unsettled(g, f, rules)
    if (!open || open.most === 0) return []
    const options = Array.from({ length: open.most + 1 }, (_, points) => ({ id: String(points) }))
    return [{ ask: 'defense.split', subject: f.defender, seat: defendingSeat(f), kind: 'option', options }]
  },
  answer(tx, f, option, rules) {
    const open = unsettled(tx.state, f, rules)
    if (open) tx.splitDamage(f, open.zone, Number(option))
  },
  advance(tx, f, rules) {
    const open = unsettled(tx.state, f, rules)
    if (!open) return tx.enter(f, { step: 'damage' })
    const redirects = f.redirects.map((each) => (each.points === undefined ? { ...each, points: 0 } : each))
    tx.enter(f, { redirects })
  },
}

export const damage: AttackStep = {
  advance(tx, f) {
    tx.enter(f, { step: 'after' })
    suffer(tx, f)
  },
}

/** The first card that the attack deals is faceup if that effect was resolved (R9.24). */
function suffer(tx: Change, f: Attack): void {
  const redirected = f.redirects.map(({ zone, points = 0 }) => ({ zone, points })).filter(({ points }) => points > 0)
  const wanted = Math.max(f.firstFaceup ?? 0, hasResolved(f, 'standard') ? 1 : 0)
  // A card that another critical effect of this attack dealt faceup was the first one.
  const faceup = Math.max(0, wanted - (f.dealtFaceup ?? 0))
  tx.suffer(f.defender, f.total ?? 0, {
    ...(f.defendingZone && { zone: f.defendingZone }),
    redirected,
    firstFaceup: faceup > 0,
    ...(faceup > 1 && { moreFaceup: faceup - 1 }),
    ...(bypasses(tx.state, f, tx.rules) && { bypassing: true }),
  })
}
