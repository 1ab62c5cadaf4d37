import { recordOf } from '#shared/game/engine/asks'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import type { AnswerNote } from './answer-note'
import type { Plan } from './plan'
import { firstStep } from './plan-steps'
import { type GameInPlay, runScript, type ScriptRun } from './script'
import { type NextPiece, pieceNow } from './set-up-plan'

/** Whether the first question of a plan is open, or that of its next piece. */
export const isPlayable = (lines: Plan['lines'], open: readonly DecisionRequest[]): boolean =>
  pieceNow(lines, open) !== undefined || linesNow(lines, open).length > 0

/** The lines of a plan, from its first question on, if that is open: who has but one ship to activate is not asked which. */
function linesNow(lines: Plan['lines'], open: readonly DecisionRequest[]): Plan['lines'] {
  const isOpen = (line: Plan['lines'][number] | undefined) =>
    open.some(({ ask, subject }) => ask === line?.ask && subject === line.subject)
  const [first, second] = lines
  if (isOpen(first)) return lines
  const chosen = first?.choose && 'option' in first.choose ? first.choose.option : undefined
  const isForced = first !== undefined && recordOf(first.ask)?.activates !== undefined
  return isForced && second?.subject === chosen && isOpen(second) ? lines.slice(1) : []
}

const noteOf =
  ({ id: plan }: Plan) =>
  ({ ask, subject }: DecisionRequest): AnswerNote => ({ by: 'plan', ask, subject, plan })

/** The result of a plan: how many lines were used, and the rest of it. */
export interface PlanResult {
  used: number
  rest: Plan[]
  stopped?: NonNullable<Plan['stopped']>
}
type PlayOptions = Pick<ScriptRun, 'between' | 'letPass'>

/** Puts a piece down where it was planned, if that is legal; otherwise the engine asks its player, and the plan goes on. */
function playPiece(game: GameInPlay, seat: Seat, plan: Plan, { lines, rest }: NextPiece, how: PlayOptions): PlanResult {
  const { used, stopped } = runScript(game, lines, { ...how, seat, note: noteOf(plan) })
  const { stopped: _, ...kept } = plan
  return { used, rest: rest.length > 0 ? [{ ...kept, lines: rest }] : [], ...(stopped && { stopped }) }
}

/**
 * Plays the first activation of a plan, or its next piece in set-up. What is left of it waits for its own question; if it stopped on the way, for its
 * owner, who is told why (design 11).
 */
export function playPlan(game: GameInPlay, seat: Seat, plan: Plan, how: PlayOptions): PlanResult {
  const open = game.pending().filter((request) => request.seat === seat)
  const piece = pieceNow(plan.lines, open)
  if (piece) return playPiece(game, seat, plan, piece, how)
  const now = linesNow(plan.lines, open)
  const skipped = plan.lines.length - now.length
  const ran = runScript(game, firstStep(now), { ...how, seat, note: noteOf(plan) })
  const lines = plan.lines.slice(ran.used === 0 ? 0 : skipped + ran.used)
  const { stopped: _, ...kept } = plan
  if (lines.length === 0) return { used: ran.used, rest: [] }
  if (!ran.stopped) return { used: ran.used, rest: [{ ...kept, lines }] }
  return { used: ran.used, rest: [{ ...kept, lines, plays: 'by-button', stopped: ran.stopped }], stopped: ran.stopped }
}
