import { wordsView } from '#messages/words-view'
import type { DecisionRequest } from '#shared/game/engine/decision'
import type { Pose } from '#shared/game/engine/state'
import { FULL_TURN } from '#shared/game/geometry/grid'
import { northOf } from '#shared/play/view/own-edge'
import type { QuestionContext } from '#web/questions/draft-answer'
import type { PlacementRequest } from '#web/questions/set-up/proposed-place'
import {
  choosesObstacle,
  chosenTurn,
  followingTurn,
  type HeldPiece,
  movedTurn,
  type SetUpPlan,
  setUpPlanOf,
  suggestedPose,
} from '#web/questions/set-up/set-up'
import { rowsOf } from '#web/questions/set-up/set-up-pieces'
import { turns } from '#web/questions/set-up/set-up-words'
import { PLACING, type Turn } from '#web/state/draft.svelte'
import { type DraftChange, type Grammar, type LineReading, type Phrase, phrase } from '#web/words-view/phrase'

const { forms } = wordsView.line

const placing = (part: Turn): DraftChange => ({ ask: PLACING, part })

/** A unit by the letter or tag painted on it, an obstacle by its id. */
function called({ view: { reserve } }: QuestionContext, id: string): string {
  return reserve?.ships[id]?.tag ?? reserve?.squadrons[id]?.tag ?? id
}

/** `deploy A`, `obstacle debris-1`; and why not. */
function nextPhrases(asked: QuestionContext, plan: SetUpPlan, next: DecisionRequest): Phrase[] {
  const verb = choosesObstacle(next) ? 'obstacle' : 'deploy'
  return rowsOf(asked, plan, next).map(({ id, whyNot }) => {
    const words = `${verb} ${called(asked, id)}`
    return whyNot === undefined ? phrase(words, placing(chosenTurn(plan, next, id))) : { words, puts: [], whyNot }
  })
}

function phrases(asked: QuestionContext): Phrase[] {
  const plan = setUpPlanOf(asked)
  const { inHand, next, follows, view } = plan
  const held = inHand === undefined ? [] : heldPhrases(plan, inHand, view)
  return [
    ...held,
    ...(next === undefined ? [] : nextPhrases(asked, plan, next)),
    ...(follows === undefined ? [] : followingPhrases(asked, plan, follows)),
  ]
}

/** The only one that is left needs no choice; it may be called by its name all the same. */
function followingPhrases(asked: QuestionContext, plan: SetUpPlan, follows: PlacementRequest): Phrase[] {
  const turn = placing(followingTurn(plan, follows))
  const { kind, id } = follows.piece
  const verb = kind === 'obstacle' ? 'obstacle' : 'deploy'
  return [phrase('next', turn), ...(kind === 'token' ? [] : [phrase(`${verb} ${called(asked, id)}`, turn)])]
}

function heldPhrases(plan: SetUpPlan, inHand: HeldPiece, view: SetUpPlan['view']): Phrase[] {
  const { speeds = [] } = inHand.request
  return [
    phrase('suggest', placing(movedTurn(plan, inHand, { pose: suggestedPose(view, inHand.request, inHand) }))),
    ...speeds.map((speed) => phrase(`speed ${speed}`, placing(movedTurn(plan, inHand, { speed })))),
  ]
}

const WHOLE = /^\d{1,4}$/
const DEGREES = /^\d{1,3}(\.\d)?$/
const COMPASS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
}

const headed = (pose: Pose, degrees: number): Pose => ({ ...pose, heading: Math.round(degrees * 1000) % FULL_TURN })

/** `at 810 470`, `at 810 470 90`; `heading 90`; `north 5`. */
function poseOf([verb = '', first = '', second = '', third]: readonly string[], { pose, request }: HeldPiece) {
  const hasHeading = turns(request.piece)
  if (verb === 'heading') return hasHeading && DEGREES.test(first) ? headed(pose, Number(first)) : undefined
  const toward = COMPASS[verb]
  if (toward && WHOLE.test(first)) {
    const by = Number(first) * 1000
    return { ...pose, x: pose.x + toward[0] * by, y: pose.y + toward[1] * by }
  }
  if (verb !== 'at' || !WHOLE.test(first) || !WHOLE.test(second)) return undefined
  const at = { ...pose, x: Number(first) * 1000, y: Number(second) * 1000 }
  if (third === undefined) return at
  return hasHeading && DEGREES.test(third) ? headed(at, Number(third)) : undefined
}

function read(tokens: readonly string[], asked: QuestionContext): LineReading | undefined {
  const plan = setUpPlanOf(asked)
  const { inHand } = plan
  const pose = inHand && poseOf(tokens, inHand)
  if (pose === undefined || inHand === undefined) return undefined
  return { words: tokens.join(' '), puts: [placing(movedTurn(plan, inHand, { pose }))] }
}

/** Pieces that are put down, one after another. */
export const piecesGrammar: Grammar = {
  phrases,
  read,
  forms: (asked) => {
    const { inHand } = setUpPlanOf(asked)
    if (inHand === undefined) return []
    const { x, y, heading } = inHand.pose
    const place = [Math.round(x / 1000), Math.round(y / 1000)] as const
    if (!turns(inHand.request.piece)) return [forms.at(place, undefined), forms.compass]
    const degrees = Math.round(heading / 1000) % 360
    return [forms.at(place, degrees), forms.compass, forms.heading(northOf(asked.view))]
  },
}
