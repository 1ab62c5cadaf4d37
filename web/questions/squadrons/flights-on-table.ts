import type { Draft } from '#web/state/draft.svelte'
import type { TableAnswers } from '../answer-form'
import { optionsOf, type QuestionContext } from '../draft-answer'
import { asksAct, choosesSquadron, offers, optionOf } from '../turn-preview'
import { answerAt, answerNext, flightPlanOf, moveOf, moveTo, turnTo } from './flights'
import { restingPlace } from './resting'
import { flightTask } from './table/flight-tasks'

/** The drafted turn as the table shows it: a tap on a squadron chooses it, one in its circle moves it there. */
export function flightsOnTable(asked: QuestionContext, draft: Draft): TableAnswers {
  const plan = flightPlanOf(asked)
  const { ahead, current } = plan
  const { next, view, steps } = ahead
  const ids = plan.follows ? [plan.follows] : choosesSquadron(next) ? optionsOf(next).map(({ id }) => id) : []
  const move = moveOf(asked, plan)
  const last = steps.at(-1)
  const attack = last && asksAct(last.request) ? optionOf(last.line) : undefined
  const byShip = asked.view.ships[asked.request.subject] !== undefined
  return {
    view,
    choosable: ids.flatMap((id) => (id === 'done' ? [] : (id.split('>')[0] ?? []))),
    chosen: current?.squadron,
    chosenOptions: attack === undefined ? [] : [attack],
    task: flightTask(
      {
        commands: byShip ? asked.request.subject : undefined,
        draft: move && {
          squadron: move.squadron,
          around: move.around,
          reach: move.reach,
          to: move.to ?? move.around,
          drop: (to) => restingPlace(view, move, to),
        },
        onFly: (to) => move && moveTo(draft, plan, move, to),
      },
      view.area,
    ),
    onChoose: (unit) => {
      const option = ids.find((id) => id.split('>')[0] === unit)
      if (option !== undefined && option === plan.follows) turnTo(draft, plan, option)
      else if (option !== undefined) answerNext(draft, plan, option)
    },
    onOption: (option) => {
      if (offers(next, option)) answerNext(draft, plan, option)
      else if (last && offers(last.request, option)) answerAt(draft, plan, steps.length - 1, last.request, option)
    },
  }
}
