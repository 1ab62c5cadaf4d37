import { begin, viewFor } from '#shared/game'
import type { Plan } from '#shared/play/orders/plan'
import { firstStep } from '#shared/play/orders/plan-steps'
import { tableOf } from '#shared/play/orders/planning'
import { isOfSetUp } from '#shared/play/orders/set-up-plan'
import type { GameView } from '#shared/play/view/game-view'
import type { Warning } from '#web/questions/draft-answer'
import { consequencesOf } from '#web/script/consequences'
import { nameOf } from '#web/words/names'

/**
 * What the moves of a plan lead to, by the place of their line, as long as the other side cannot act in between: of the first
 * activation, or of all pieces of set-up.
 */
export function followsOf(view: GameView, { lines }: Plan, opponent: string): ReadonlyMap<number, readonly Warning[]> {
  const from = tableOf({ begin, viewFor }, view, { lines })
  if (!from) return new Map()
  const step = lines.every(isOfSetUp) ? lines : firstStep(lines)
  const told = consequencesOf(from, step, { opponent, nameOf: (unit) => nameOf(view, unit) })
  return new Map(told.map(({ line, warnings }) => [line, warnings]))
}
