import { AFTER_DAMAGE } from '#shared/game/engine/attack-frames'
import type { FrameOf } from '#shared/game/engine/frame'
import type { DefenseKind } from '#shared/game/engine/terms'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { type DamageOdds, type Distribution, mean } from '#shared/game/odds/pool-odds'
import { attackIn } from '#shared/play/bots/choose-attack'
import { bypassesShields, contextOf, mostRedirected, stillWorking } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { hullOf } from '#shared/play/view/unit'

/** The harm of the current attack as its defender can compute it: exact odds, without cards. */

export type Attack = FrameOf<'attack'>

/** Nothing is known of its dice yet. */
const NOT_GATHERED: readonly Attack['step'][] = ['declared', 'gather']

/** The current attack, if it has dice. */
export function attackWithDice(view: GameView): Attack | undefined {
  const attack = attackIn(view)
  return attack && !NOT_GATHERED.includes(attack.step) ? attack : undefined
}

/** The current attack, if its damage has not been suffered yet. */
export function attackToSuffer(view: GameView): Attack | undefined {
  const attack = attackWithDice(view)
  return attack && !AFTER_DAMAGE.includes(attack.step) ? attack : undefined
}

/** The odds of its damage once these tokens are spent, too; a total that is determined is certain (R6.30). */
export function oddsAfter(view: GameView, attack: Attack, tokens: readonly DefenseKind[] = []): DamageOdds {
  const { total } = attack
  if (total === undefined)
    return afterTokens(attack.pool, [...stillWorking(view, attack), ...tokens], contextOf(view, attack))
  const damage = Array.from({ length: total + 1 }, (_, points) => (points === total ? 1 : 0))
  return { damage, critical: damage.map((p) => (attack.critical === 'standard' ? p : 0)) }
}

/** Damage points of so much that no shield takes, with the redirects named so far (R8.8); of a squadron all (R9.4). */
export function hullDamage(view: GameView, attack: Attack, damage: number, redirectTo = 0): number {
  const ship = view.ships[attack.defender]
  if (!ship || !attack.defendingZone || bypassesShields(view, attack.attacker)) return damage
  const named = attack.redirects.reduce((sum, { zone, points }) => sum + (points ?? ship.shields[zone]), redirectTo)
  const redirected = Math.min(named, mostRedirected(view, attack.attacker, attack.defender) ?? named)
  return Math.max(0, damage - redirected - ship.shields[attack.defendingZone])
}

/** Mean damage that gets through. */
export const meanHullDamage = (view: GameView, attack: Attack, damage: Distribution, redirectTo = 0): number =>
  damage.reduce((sum, p, points) => sum + p * hullDamage(view, attack, points, redirectTo), 0)

/** Whether it would destroy its target now; undefined before the roll. */
export function destroys(view: GameView, attack: Attack): boolean | undefined {
  const hull = hullOf(view, attack.defender) ?? 0
  if (!attackToSuffer(view)) return hull === 0
  if (attack.total === undefined && attack.pool.some(({ face }) => face === undefined)) return undefined
  return hullDamage(view, attack, mean(oddsAfter(view, attack).damage)) >= hull
}
