import { otherSeat, type Result } from '#shared/game/engine/state'

/** By how many points the winner is ahead: 0 where it won from behind, for the loser has no margin either. */
export const marginOf = ({ winner, score }: Pick<Result, 'winner' | 'score'>): number =>
  Math.max(0, score[winner] - score[otherSeat(winner)])
