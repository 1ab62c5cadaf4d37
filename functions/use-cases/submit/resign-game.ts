import type { Actor } from '#functions/ports/deps'
import type { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { asEnding, type Command, decideIn, type SubmissionOutcome, type SubmissionParts, submit } from './submission'

/** Gives the game up (R15.14). */
export const resignGame = (
  deps: SubmissionParts,
  actor: Actor,
  command: Command,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  submit(deps, actor, asEnding('resign', command), (commit, { seat }) => decideIn(commit, { kind: 'resign', seat }))
