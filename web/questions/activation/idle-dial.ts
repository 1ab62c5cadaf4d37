import { ASKS } from '#shared/game/engine/asks'
import type { Command, UnitId } from '#shared/game/engine/state'
import { isLastRound } from '#shared/game/flow/score'
import type { GameView } from '#shared/play/view/game-view'
import { knownState } from '#shared/play/view/known-state'
import type { AnswerLine } from '#web/state/answer-line'
import { lineOf, optionsOf } from '../draft-answer'
import { engineAhead } from '../engine.svelte'
import { playScript } from '../turn-preview'
import { resolvesCommand } from './command'
import { type DialUse, tokenLimit } from './dial-use'

/** Navigate always does something. */
export type IdleCommand = Exclude<Command, 'navigate'>

/** A dial that is revealed, or certainly will be. */
export interface RevealedDial {
  ship: UnitId
  command: Command
  /** The answers by which it is kept. */
  keeping: readonly AnswerLine[]
}

const KNOWN = new WeakMap<GameView, Map<UnitId, IdleCommand | undefined>>()

/**
 * The command, if its dial finds nothing to do in this activation: by the engine, on what the player knows. Where a card or the
 * other player comes between, nobody can say yet.
 */
export function idleCommand(view: GameView, revealed: RevealedDial): IdleCommand | undefined {
  const { command, ship } = revealed
  if (command === 'navigate' || engineAhead() === undefined) return undefined
  const known = KNOWN.get(view) ?? new Map<UnitId, IdleCommand | undefined>()
  KNOWN.set(view, known)
  if (!known.has(ship)) known.set(ship, findsNothing(view, revealed) ? command : undefined)
  return known.get(ship)
}

function findsNothing(view: GameView, { command, ship, keeping }: RevealedDial): boolean {
  const { next } = playScript(view, keeping)
  const isCommand = next !== undefined && resolvesCommand(next)
  if (isCommand && command !== 'concentrate-fire') {
    return optionsOf(next).every(({ use, idle }) => use?.command !== command || idle === true)
  }
  const then = isCommand ? playScript(view, [...keeping, lineOf(next.ask, ship, 'none')]).next : next
  if (then === undefined) return false
  if (command !== 'concentrate-fire') return ['attack', 'course'].includes(ASKS[then.ask].family)
  return ASKS[then.ask].family === 'course' && !attacksLater(view, ship)
}

/** A card lets it attack after it has moved. */
const attacksLater = (view: GameView, ship: UnitId): boolean =>
  engineAhead()
    ?.supposing.rules.effectsAt(knownState(view), 'maneuver.after')
    .some(({ rule, self }) => rule.gives === 'attack' && self.on === ship) ?? false

/** Kept (DP-D7), unless the dial finds nothing to do and the token that it can become may do something later (R5.11). */
export function usualDialUse(view: GameView, revealed: RevealedDial): Exclude<DialUse, 'later'> {
  const ship = view.ships[revealed.ship]
  const isIdle = idleCommand(view, revealed) !== undefined
  return isIdle && !isLastRound(view) && tokenLimit(ship, revealed.command) === undefined ? 'token' : 'keep'
}
