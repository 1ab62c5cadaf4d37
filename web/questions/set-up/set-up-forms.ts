import type { Draft } from '#web/state/draft.svelte'
import type { Forms, TableAnswers } from '../answer-form'
import type { QuestionContext } from '../draft-answer'
import LastLook from '../LastLook.svelte'
import { prepareSetUp } from './prepare-set-up'
import SetUp from './SetUp.svelte'
import { hold, setUpPlanOf, withPiece } from './set-up'
import { piecesGrammar } from './set-up-phrases'
import { faultWords, pieceName } from './set-up-words'
import { placingTask } from './table/placing-tasks'

/** The pieces that were put down, and the one in hand where it is held. */
function onTable(asked: QuestionContext, draft: Draft): TableAnswers {
  const plan = setUpPlanOf(asked)
  const { inHand, view } = plan
  if (!inHand) return { view }
  const { request, pose, speed } = inHand
  return {
    asks: request,
    view: withPiece(view, request.piece, { pose, ...(speed !== undefined && { speed }) }),
    task: placingTask(
      {
        draft: {
          piece: request.piece,
          name: pieceName(asked, request.piece),
          region: request.region,
          pose,
          speed,
          fault: faultWords(asked, view, inHand),
        },
        onPose: (to) => hold(draft, plan, inHand, { pose: to }),
      },
      view.area,
    ),
  }
}

const pieces = { Form: SetUp, prepare: prepareSetUp, grammar: piecesGrammar, LastLook, onTable }

export const forms: Forms<'set-up'> = {
  'obstacle.choose': pieces,
  'obstacle.place': pieces,
  'deploy.choose': pieces,
  'deploy.place': pieces,
  'objective.place': pieces,
  'squadron.place': pieces,
}
