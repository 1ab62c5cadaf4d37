import type { Actor } from '#functions/ports/deps'
import { asEnding, type ChangeParts, type Command, changeGame, type SubmissionOutcome } from './change-game'
import { readClocks } from './clocks'
import { ServiceRefusal } from './refused'
import { runOne } from './run-game'

/**
 * Claims the game because the other seat's time is over. Until then a late answer still counts; of two late seats the
 * one that answers first may claim (design 8).
 */
export const claimGame = (
  deps: ChangeParts,
  actor: Actor,
  command: Command,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  changeGame(deps, actor, asEnding('claim', command), async ({ head, state, seat, now }) => {
    if (head.whenTimeIsUp === 'play-on') return new ServiceRefusal('plays-on')
    const { mayClaim } = await readClocks(deps, head, now)
    return mayClaim[seat]
      ? runOne(await deps.rules(), head, state, { kind: 'claim', seat })
      : new ServiceRefusal('time-not-up')
  })
