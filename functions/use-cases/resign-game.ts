import type { Actor } from '#functions/ports/deps'
import { asEnding, type ChangeParts, type Command, changeGame, type SubmissionOutcome } from './change-game'
import type { ServiceRefusal } from './refused'
import { runOne } from './run-game'

/** Gives the game up (R15.14). */
export const resignGame = (
  deps: ChangeParts,
  actor: Actor,
  command: Command,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  changeGame(deps, actor, asEnding('resign', command), async ({ head, state, seat }) =>
    runOne(await deps.rules(), head, state, { kind: 'resign', seat }),
  )
