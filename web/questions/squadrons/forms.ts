import type { TableTask } from '#web/board/task'
import { commandUses } from '#web/questions/activation/command'
import { prepareNoCommand } from '#web/questions/activation/no-command'
import { repairOnTable } from '#web/questions/repair/forms'
import { prepareRepair } from '#web/questions/repair/repair'
import type { Draft } from '#web/state/draft.svelte'
import Command from '../activation/Command.svelte'
import { offers, optionOf } from '../ahead'
import { type AnswerForm, byPiece, byTarget, type OnTable } from '../form'
import LastLook from '../LastLook.svelte'
import { type Asked, optionsOf, type Prepared } from '../prepared'
import Cloak from './Cloak.svelte'
import Counter from './Counter.svelte'
import Flights from './Flights.svelte'
import { answerAt, answerNext, flightPlanOf, moveOf, moveTo, resolvedUse, turnTo } from './flights'
import { prepareFlights } from './flights-told'
import { restingPlace } from './resting'
import Strategic from './Strategic.svelte'
import { prepareCloak, prepareCounter, prepareStrategic, prepareTokenPlace } from './squadron'
import TokenPlace from './TokenPlace.svelte'
import { flightTask } from './table/tasks'

/** The drafted turn as the table shows it: a tap on a squadron chooses it, one in its circle moves it there. */
function flightsOnTable(asked: Asked, draft: Draft): OnTable {
  const plan = flightPlanOf(asked)
  const { ahead, current } = plan
  const { next, view, steps } = ahead
  const choosesSquadron = next?.ask === 'squadron.activate' || next?.ask === 'squadron.command'
  const ids = plan.follows ? [plan.follows] : choosesSquadron && next ? optionsOf(next).map(({ id }) => id) : []
  const move = moveOf(asked, plan)
  const last = steps.at(-1)
  const attack = last?.request.ask === 'squadron.act' ? optionOf(last.line) : undefined
  const byShip = asked.request.ask === 'squadron.command' || asked.request.ask === 'activation.command'
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

/** Who is engaged with whom is seen with every question about squadrons (R11.16). */
const ENGAGED: TableTask = { engaged: true }

const isSquadrons = (asked: Asked): boolean => resolvedUse(asked)?.use?.command === 'squadron'

function prepareCommand(asked: Asked): Prepared {
  if (resolvedUse(asked) === undefined) return prepareNoCommand(asked)
  return isSquadrons(asked) ? prepareFlights(asked) : prepareRepair(asked)
}

const commandOnTable = (asked: Asked, draft: Draft): OnTable =>
  isSquadrons(asked) ? flightsOnTable(asked, draft) : commandUses(asked).length > 0 ? repairOnTable(asked, draft) : {}

export const flights: AnswerForm = { Form: Flights, prepare: prepareFlights, LastLook, onTable: flightsOnTable }
export const command: AnswerForm = { Form: Command, prepare: prepareCommand, LastLook, onTable: commandOnTable }
export const counter: AnswerForm = { Form: Counter, prepare: prepareCounter, onTable: byTarget }
export const cloak: AnswerForm = {
  Form: Cloak,
  prepare: prepareCloak,
  onTable: (asked, draft) => ({ ...byPiece(asked, draft), task: ENGAGED }),
}
export const strategic: AnswerForm = { Form: Strategic, prepare: prepareStrategic, onTable: () => ({ task: ENGAGED }) }
export const token: AnswerForm = { Form: TokenPlace, prepare: prepareTokenPlace }
