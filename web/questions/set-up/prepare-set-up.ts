import { decide } from '#messages/decide'
import { arranging } from '#messages/decide-setup'
import { foretold as words } from '#messages/foretold'
import { terms } from '#messages/terms'
import { foretoldWarnings } from '../consequence-words'
import { foretoldBy, obstaclesAt } from '../foretold'
import { type Asked, chosenOption, lineOf, optionsOf, type Prepared, type Warning } from '../prepared'
import { lacksSpeed, type Put, type SetUpPlan, scriptOf, setUpPlanOf, withPiece } from './set-up'
import { faultWords, gapWords, leftWords, putChip, putLine } from './set-up-words'

const NOTHING_CHOSEN: Prepared = { label: decide.send, missing: decide.incomplete.option, chips: [] }

function prepareOne({ request, parts }: Asked, labelOf: (option: string) => string): Prepared {
  const option = chosenOption(parts, request.ask)
  if (option === undefined || !optionsOf(request).some(({ id }) => id === option)) return NOTHING_CHOSEN
  const label = labelOf(option)
  return { label, chips: [label], script: () => [lineOf(request.ask, request.subject, option)] }
}

export const prepareInitiative = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => arranging.initiative.button[option === 'self' ? 'self' : 'opponent'])

export const prepareObjective = (asked: Asked): Prepared =>
  prepareOne(asked, (option) => arranging.objective.button(terms.card(option)))

/** What the rules do when it is put there: played by the engine, and what it lies on. */
function followsFrom(asked: Asked, plan: SetUpPlan, put: Put): Warning[] {
  const told = foretoldBy(asked.view, scriptOf(plan))
  if (told === undefined) return []
  const { piece } = put.request
  const under = obstaclesAt(withPiece(plan.view, piece, put), piece.id)
  return [
    ...foretoldWarnings(asked, told),
    ...(under.length > 0 ? [{ text: words.pieceOn(under), danger: false }] : []),
  ]
}

/** Pieces that are put down, one after another. */
export function prepareSetUp(asked: Asked): Prepared {
  const plan = setUpPlanOf(asked)
  const { inHand, puts, view, next, follows } = plan
  if (!inHand) return NOTHING_CHOSEN
  const chips = puts.map((put) => putChip(asked, put))
  const fault = faultWords(asked, view, inHand)
  const gaps = gapWords(asked, view, inHand)
  const missing = fault ?? (lacksSpeed(inHand) ? arranging.place.speedNeeded : undefined)
  const outcome = [
    { text: fault ?? arranging.place.fits, danger: fault !== undefined },
    ...(missing === undefined ? followsFrom(asked, plan, inHand) : []),
    ...(gaps === undefined ? [] : [{ text: gaps, danger: false }]),
  ]
  if (missing !== undefined) return { label: decide.lastLook, missing, chips, outcome }
  const left = leftWords(asked, plan)
  const goesOn = next !== undefined || follows !== undefined
  return {
    label: decide.send,
    chips,
    outcome,
    script: () => scriptOf(plan),
    look: {
      sends: puts.map((put) => putLine(asked, put)),
      shows: [arranging.seen, ...(left === undefined ? [] : [left])],
      stops: [arranging.final, goesOn ? arranging.again : arranging.turnsOver(asked.opponent)],
      warnings: [],
    },
  }
}
