import { arranging } from '#messages/decide-setup'
import type { DecisionRequest, ImpossibleOption } from '#shared/game/engine/decision'
import type { Seat } from '#shared/game/engine/state'
import { cardTitle } from '../battle'
import { optionsOf, type QuestionContext } from '../draft-answer'
import { choosesObstacle, type SetUpPlan } from './set-up'

/** Something to be put down next, or why not now. */
export interface PieceRow {
  id: string
  /** Beside its name. */
  text: string
  whyNot?: string
}

function whyNot({ view }: QuestionContext, { code, forbiddenBy = [] }: ImpossibleOption): string {
  const cards = forbiddenBy.map((source) => cardTitle(view, source))
  if (cards.length > 0) return arranging.deploy.forbidden(cards)
  return arranging.deploy.whyNot[code] ?? arranging.deploy.waits
}

/** In the second half of a turn only squadrons come (R3.13). */
const isSecond = ({ now }: QuestionContext['view'], plan: SetUpPlan, options: readonly { id: string }[]): boolean => {
  const began = now.some((frame) => frame.kind === 'deploy' && frame.squadrons !== undefined)
  const isSquadron = (id: string) => plan.view.reserve?.squadrons[id] !== undefined
  const drafted = plan.puts.length % 2 === 1 && plan.inHand?.request.piece.kind === 'squadron'
  return (began || drafted) && options.every(({ id }) => isSquadron(id))
}

export function legendOf(asked: QuestionContext, plan: SetUpPlan, next: DecisionRequest): string {
  if (choosesObstacle(next)) {
    return plan.puts.length > 0 ? arranging.obstacle.next : arranging.obstacle.legend
  }
  if (isSecond(asked.view, plan, optionsOf(next))) return arranging.deploy.second
  return plan.puts.length > 0 ? arranging.deploy.next : arranging.deploy.legend
}

/** All that can be chosen next, then what has to wait. */
export function rowsOf(asked: QuestionContext, plan: SetUpPlan, next: DecisionRequest): PieceRow[] {
  const ships: Readonly<Record<string, { seat: Seat }>> = asked.view.reserve?.ships ?? {}
  const second = isSecond(asked.view, plan, optionsOf(next))
  const about = (id: string): string => {
    if (choosesObstacle(next)) return ''
    if (ships[id] !== undefined) return arranging.deploy.ship
    return second ? arranging.deploy.squadronSecond : arranging.deploy.squadron
  }
  const impossible = next.kind === 'option' ? (next.impossible ?? []) : []
  return [
    ...optionsOf(next).map(({ id }) => ({ id, text: about(id) })),
    ...impossible.map((one) => ({ id: one.id, text: '', whyNot: whyNot(asked, one) })),
  ]
}
