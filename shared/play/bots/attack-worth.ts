import { AFTER_DAMAGE } from '#shared/game/engine/attack-frames'
import type { FrameOf } from '#shared/game/engine/frame'
import type { Die, Seat } from '#shared/game/engine/state'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { shipOdds } from '#shared/game/odds/outcome'
import { contextOf, stillWorking } from '#shared/play/view/counting'
import type { GameView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import { attackIn, CARD } from './choose-attack'
import { leastLoss } from './choose-defense'
import { worthAfter } from './choose-dice'
import { worthOfDamage } from './worth'

type Attack = FrameOf<'attack'>

/** Before the defender's turn the attacker may still lock tokens. */
const ATTACKERS_STEPS: ReadonlySet<Attack['step']> = new Set([
  'declared',
  'gather',
  'before-roll',
  'roll',
  'modify',
  'reroll',
])
const SETTLED: ReadonlySet<Attack['step']> = new Set(['damage', ...AFTER_DAMAGE])

/**
 * What the attack in progress will be worth to a seat: exact odds of its dice, `unrolled` ones as before a roll, its
 * defender spending what saves most. 0 without one, or once it has done its damage.
 */
export function attackWorth(view: GameView, seat: Seat, unrolled: ReadonlySet<string>): number {
  const found = attackIn(view)
  if (!found || SETTLED.has(found.step)) return 0
  const pool = found.pool.map((die): Die => {
    if (!unrolled.has(die.id)) return die
    const { face: _, ...open } = die
    return open
  })
  const attack: Attack = { ...found, pool }
  const sign = attack.seat === seat ? 1 : -1
  if (attack.total !== undefined) return sign * worthOfTotal(view, attack, attack.total)
  const icons = ATTACKERS_STEPS.has(attack.step) ? pool.filter(({ face }) => face === 'accuracy').length : 0
  return sign * leastLoss(view, attack, icons)
}

function worthOfTotal(view: GameView, attack: Attack, total: number): number {
  const damage = Array.from({ length: total + 1 }, (_, points) => (points === total ? 1 : 0))
  const tokens = attack.redirects.length > 0 ? (['redirect'] as const) : []
  return worthAfter(view, attack, { tokens, odds: { damage, critical: damage.map(() => 0) } })
}

/** What the standard critical effect of the attack in progress is worth: its first card is dealt faceup (R9.24). */
export function faceupWorth(view: GameView): number {
  const attack = attackIn(view)
  const ship = attack && view.ships[attack.defender]
  if (!ship || !attack.defendingZone) return 0
  const odds = afterTokens(attack.pool, stillWorking(view, attack), contextOf(view, attack))
  const target = { shields: ship.shields[attack.defendingZone], hull: cardsToDestroy(ship) }
  return CARD * worthOfDamage(ship) * shipOdds(odds, target).faceup
}
