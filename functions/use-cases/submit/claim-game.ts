import type { Actor } from '#functions/ports/deps'
import { readClocks } from '#functions/use-cases/clock/game-clocks'
import { untoldLeave } from '#functions/use-cases/clock/untold-leave'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { otherSeat } from '#shared/game/engine/state'
import { asEnding, type Command, decideIn, type SubmissionOutcome, type SubmissionParts, submit } from './submission'

/**
 * Claims the game because the other seat's time is over. Until then a late answer still counts; of two late seats the
 * one that answers first may claim (design 8).
 */
export const claimGame = (
  deps: SubmissionParts,
  actor: Actor,
  command: Command,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  submit(deps, actor, asEnding('claim', command), async (commit, { head, seat, now }) => {
    const { mayClaim } = await readClocks(deps, head, now)
    if (!mayClaim[seat] || (await untoldLeave(deps, head, [otherSeat(seat)], now)))
      return new ServiceRefusal(head.whenTimeIsUp === 'play-on' ? 'plays-on' : 'time-not-up')
    return decideIn(commit, { kind: 'claim', seat })
  })
