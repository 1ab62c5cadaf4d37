import { decide } from '#messages/decide'
import { repairing } from '#messages/decide-repair'
import { flying } from '#messages/decide-squadrons'
import { terms } from '#messages/terms'
import { isRepair, openSteps, repairPlanOf } from '#web/questions/repair/repair'
import { reachableBy } from '#web/questions/squadrons/flights'
import { type DraftAnswer, lineOf, type QuestionContext } from '../draft-answer'
import { commandUses } from './command'

/** The player resolves neither Squadron nor Repair; names what each would still do. */
export function prepareNoCommand(asked: QuestionContext): DraftAnswer {
  const { request } = asked
  const uses = commandUses(asked)
  const sends = uses.some((use) => use.use?.command === 'squadron' && (reachableBy(asked, use)?.inRange ?? 0) > 0)
  const plan = repairPlanOf(asked)
  const repairs = plan?.uses.some(({ points = 0 }) => openSteps({ ...plan, left: points }).length > 0) ?? false
  const unused = [...(sends ? [terms.commands.squadron] : []), ...(repairs ? [terms.commands.repair] : [])]
  return {
    label: uses.every(isRepair) ? repairing.button.none : flying.command.none,
    ...(unused.length > 0 && { unused: decide.unused(unused) }),
    chips: [],
    script: () => [lineOf(request.ask, request.subject, 'none')],
  }
}
