import type { Draft } from '#web/state/draft.svelte'
import { hold, setUpPlanOf, withPiece } from '../answers/set-up'
import { prepareInitiative, prepareObjective, prepareSetUp } from '../answers/set-up-told'
import { faultWords, pieceName } from '../answers/set-up-words'
import type { AnswerForm, OnTable } from '../form'
import LastLook from '../LastLook.svelte'
import type { Asked } from '../prepared'
import Initiative from '../set-up/Initiative.svelte'
import Objective from '../set-up/Objective.svelte'
import SetUp from '../set-up/SetUp.svelte'

/** The pieces that were put down, and the one in hand where it is held. */
function onTable(asked: Asked, draft: Draft): OnTable {
  const plan = setUpPlanOf(asked)
  const { inHand, view } = plan
  if (!inHand) return { view }
  const { request, pose, speed } = inHand
  return {
    asks: request,
    view: withPiece(view, request.piece, { pose, ...(speed !== undefined && { speed }) }),
    placing: {
      piece: request.piece,
      name: pieceName(asked, request.piece),
      region: request.region,
      pose,
      speed,
      fault: faultWords(asked, view, inHand),
    },
    onPose: (to) => hold(draft, plan, inHand, { pose: to }),
  }
}

export const initiative: AnswerForm = { Form: Initiative, prepare: prepareInitiative }
export const objective: AnswerForm = { Form: Objective, prepare: prepareObjective }
export const pieces: AnswerForm = { Form: SetUp, prepare: prepareSetUp, LastLook, onTable }
