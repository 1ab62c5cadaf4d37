import type { DecisionRequest, Option } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'
import { worthOfTarget } from './choose-attack'
import { squadronsAtHand } from './choose-command'
import { worthOfCourse, worthOfNavigate } from './choose-course'

/** What questions are worth to the player who is asked, in fleet points, without playing them out. */

/** For each squadron that a command activates. */
const COMMANDED = 1.7

export interface CommandWorth {
  /** In fleet points. */
  readonly worth: number
  /** A player who is not asked has lost something; a course comes in any case. */
  readonly optional: boolean
}

/** What an attack, a command or a course is worth; `attacks`: so many are made, from different hull zones (R5.19). */
export function foreseen(view: GameView, request: DecisionRequest, attacks: number): CommandWorth | undefined {
  if (request.kind === 'course') return { worth: worthOfCourse({ view, request }), optional: false }
  if (request.kind !== 'option') return undefined
  const { ask, subject, options } = request
  if (options.some(({ yaws }) => yaws)) return { worth: worthOfNavigate({ view, request }), optional: false }
  if (options.some(({ target }) => target)) {
    const best = worthOfAttacks(view, subject, options).slice(0, attacks)
    return { worth: best.reduce((sum, worth) => sum + worth, 0), optional: true }
  }
  const ship = view.ships[subject]
  if (ask !== 'squadron.command' || !ship) return undefined
  const activated = Math.min(ship.values.squadrons, squadronsAtHand(view, ship), options.length)
  return { worth: COMMANDED * activated, optional: true }
}

/** The best attack of each hull zone, or of a squadron its best one; the best first. */
function worthOfAttacks(view: GameView, attacker: UnitId, options: readonly Option[]): number[] {
  const byZone = new Map<string, number>()
  for (const { target } of options) {
    if (!target) continue
    const zone = target.zone ?? ''
    byZone.set(zone, Math.max(byZone.get(zone) ?? 0, worthOfTarget(view, attacker, target)))
  }
  return [...byZone.values()].sort((p, q) => q - p)
}
