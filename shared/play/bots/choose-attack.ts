import { shipKind, squadronKind } from '#shared/game/cards/catalog/kinds'
import type { Target } from '#shared/game/engine/decision'
import type { FrameOf } from '#shared/game/engine/frame'
import type { DefenseKind, UnitId } from '#shared/game/engine/state'
import { afterTokens } from '#shared/game/odds/defense-odds'
import { shipOdds, squadronOdds } from '#shared/game/odds/outcome'
import { type DamageOdds, type DamageRule, mean, type Pool, unrolled, weakestDie } from '#shared/game/odds/pool-odds'
import { contextOf, countingOf, helpingZones } from '#shared/play/view/counting'
import type { GameView, ShipView } from '#shared/play/view/game-view'
import { cardsToDestroy } from '#shared/play/view/unit'
import type { AnswerContextFor } from './bot'
import { best, worthOfDamage, worthOfHull } from './worth'

/** Which target, valued by the exact odds of its dice (R6.1-4). */

/** Effects that are worth more than their points: a card lasts, a shield comes back, and a lost unit shoots no more. */
export const CARD = 0.4
const DESTROYED = 0.6
/** A token spent now is missing later. */
const SQUADRONS_WAIT = 0.9
/** What one side gains and the other loses when an obstacle is destroyed (OB7), in fleet points. */
const PRIZE = 80

export const attackIn = (view: GameView): FrameOf<'attack'> | undefined =>
  view.now.findLast((f): f is FrameOf<'attack'> => f.kind === 'attack')

/** The pool at the roll: the attacker removes its weakest dice (R6.13). */
function poolOf({ dice, removed }: Target, counting: DamageRule): Pool {
  let pool = unrolled(dice)
  for (let i = 0; i < removed && pool.length > 0; i += 1) pool = pool.toSpliced(weakestDie(pool, counting), 1)
  return pool
}

/** Tokens that lower the total and can be spent: readied ones, at a speed (R8.2-4). */
const expectedTokens = ({ dialSpeed, defense }: ShipView): DefenseKind[] =>
  dialSpeed === 0 ? [] : [...new Set(defense.filter((token) => !token.exhausted).map(({ kind }) => kind))]

/** What damage to a zone is worth, in fleet points. */
export function worthOnShip(
  odds: DamageOdds,
  ship: ShipView,
  zone: keyof ShipView['shields'],
  redirect: number,
): number {
  const worth = worthOfDamage(ship)
  const after = shipOdds(odds, { shields: ship.shields[zone], redirect, hull: cardsToDestroy(ship) })
  const { points } = shipKind(ship.card)
  return (
    worth * mean(odds.damage) + CARD * worth * (mean(after.cards) + after.faceup) + DESTROYED * points * after.destroyed
  )
}

export function worthOnSquadron(odds: DamageOdds, view: GameView, id: UnitId): number {
  const squadron = view.squadrons[id]
  if (!squadron) return 0
  const { destroyed, hull } = squadronOdds(odds, squadron.hull)
  const { points } = squadronKind(squadron.card)
  return worthOfHull(squadron) * (squadron.hull - mean(hull)) + DESTROYED * points * destroyed
}

/** An obstacle scores by being destroyed: a part of that for each point of damage. */
export function worthOnObstacle(odds: DamageOdds, view: GameView, id: UnitId): number {
  const { hull } = view.obstacles[id] ?? {}
  if (!hull) return 0
  const { destroyed, hull: left } = squadronOdds(odds, hull.most - hull.damage)
  const lost = hull.most - hull.damage - mean(left)
  return (PRIZE * lost) / hull.most + DESTROYED * PRIZE * destroyed
}

/** What an attack on this target is worth, in fleet points. */
export function worthOfTarget(view: GameView, attacker: UnitId, target: Target): number {
  const { defender, defendingZone, range } = target
  const ends = { ...target, attacker, range: range ?? 'close' }
  const counting = countingOf(view, ends)
  const pool = poolOf(target, counting)
  if (pool.length === 0) return 0
  const context = contextOf(view, ends)
  if (!defendingZone) return worthOnSquadron(afterTokens(pool, [], context), view, defender)
  const ship = view.ships[defender]
  if (!ship) return worthOnObstacle(afterTokens(pool, [], context), view, defender)
  const tokens = expectedTokens(ship)
  const redirect = tokens.includes('redirect') ? helpingZones(view, ends).shields : 0
  const odds = afterTokens(pool, tokens, context)
  return worthOnShip(odds, ship, defendingZone, redirect)
}

/** An attack on squadrons goes on from one to the next in the same zone (R6.34). */
export function chooseTarget({ view, request }: AnswerContextFor<'option'>): string {
  const { subject, options } = request
  const targets = options.flatMap(({ id, target }) =>
    target ? [{ id, target, worth: worthOfTarget(view, subject, target) }] : [],
  )
  const value = ({ target, worth }: (typeof targets)[number]): number => {
    if (target.defendingZone || !target.zone) return worth
    const others = targets.filter(
      (other) => !other.target.defendingZone && other.target.zone === target.zone && other.target !== target,
    )
    return worth + SQUADRONS_WAIT * others.reduce((sum, other) => sum + other.worth, 0)
  }
  const found = best(targets, value)
  return found && value(found) > 0 ? found.id : 'none'
}

/** Removes the weakest die for an obstruction (R6.13); uses a card only if it must. */
export function beforeRoll({ view, request }: AnswerContextFor<'option'>): string | undefined {
  const attack = attackIn(view)
  if (!attack) return undefined
  const counting = countingOf(view, attack)
  const weakest = attack.pool[weakestDie(attack.pool, counting)]?.color
  const removal = request.options.find(({ id }) => id === `remove:${weakest}`)
  return (removal ?? request.options.at(-1))?.id
}
