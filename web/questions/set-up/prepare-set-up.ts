import { decide } from '#messages/decide'
import { arranging } from '#messages/decide-setup'
import { forecast as words } from '#messages/forecast'
import type { GameView } from '#shared/play/view/game-view'
import { forecastWarnings } from '../consequence-words'
import type { DraftAnswer, QuestionContext, Warning } from '../draft-answer'
import { forecastOf, obstaclesAt } from '../forecast'
import { type HeldPiece, lacksSpeed, type SetUpPlan, scriptOf, setUpPlanOf, withPiece } from './set-up'
import { faultWords, gapWords, leftWords, putChip, putLine } from './set-up-words'

const NOTHING_CHOSEN: DraftAnswer = { label: decide.send, missing: decide.incomplete.option, chips: [] }

/** What the rules do when it is put there: played by the engine, and what it lies on. */
function followsFrom(asked: QuestionContext, plan: SetUpPlan, put: HeldPiece): Warning[] {
  const told = forecastOf(asked.view, scriptOf(plan))
  if (told === undefined) return []
  const { piece } = put.request
  const under = obstaclesAt(withPiece(plan.view, piece, put), piece.id)
  return [
    ...forecastWarnings(asked, told),
    ...(under.length > 0 ? [{ text: words.pieceOn(under), danger: false }] : []),
  ]
}

/** An objective token that may be moved and is not (OB23). */
const stays = ({ objectiveTokens }: GameView, { request: { piece }, pose }: HeldPiece): boolean =>
  piece.kind === 'token' &&
  (objectiveTokens ?? []).some(({ id, at }) => id === piece.id && at.x === pose.x && at.y === pose.y)

/** Pieces that are put down, one after another. */
export function prepareSetUp(asked: QuestionContext): DraftAnswer {
  const plan = setUpPlanOf(asked)
  const { inHand, puts, view, next, follows } = plan
  if (!inHand) return NOTHING_CHOSEN
  const chips = puts.map((put) => putChip(asked, put))
  const fault = faultWords(asked, view, inHand)
  const gaps = gapWords(asked, view, inHand)
  const coming = plan.waits ? words.coming : undefined
  const missing = fault ?? (lacksSpeed(inHand) ? arranging.place.speedNeeded : coming)
  const outcome: Warning[] = [
    { text: fault ?? arranging.place.fits, about: 'rest', danger: fault !== undefined },
    ...(missing === undefined ? followsFrom(asked, plan, inHand) : []),
    ...(gaps === undefined ? [] : [{ text: gaps, danger: false }]),
  ]
  if (missing !== undefined) return { label: decide.send, missing, chips, outcome }
  const left = leftWords(asked, plan)
  const goesOn = next !== undefined || follows !== undefined
  // Objectives move their tokens later (OB23)
  const isFinal = inHand.request.piece.kind !== 'token'
  return {
    label: puts.length === 1 && !goesOn && stays(asked.view, inHand) ? arranging.leave : decide.send,
    chips,
    outcome,
    script: () => scriptOf(plan),
    ...(goesOn ? { note: arranging.again } : isFinal && { note: arranging.fixed }),
    look: {
      plain: true,
      sends: puts.map((put) => putLine(asked, put)),
      shows: [arranging.seen, ...(left === undefined ? [] : [left])],
      stops: [...(isFinal ? [arranging.final] : []), goesOn ? arranging.again : arranging.turnsOver(asked.opponent)],
      warnings: [],
    },
  }
}
