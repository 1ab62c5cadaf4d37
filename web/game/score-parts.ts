import { otherSeat, type Seat } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

/** Of a side's points those that the objective brings (R15.9), beside the cost of what the enemy has lost (R15.6). */
export function byObjective(
  { objective, lost, score }: Pick<GameView, 'objective' | 'lost' | 'score'>,
  seat: Seat,
): number {
  if (objective === undefined) return 0
  const ofLost = lost.filter((unit) => unit.seat === otherSeat(seat)).reduce((sum, { points }) => sum + points, 0)
  return score[seat] - ofLost
}
