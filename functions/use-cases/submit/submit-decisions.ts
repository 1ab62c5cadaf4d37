import type { Actor } from '#functions/ports/deps'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf } from '#functions/use-cases/token'
import type { ScriptLine } from '#shared/play/orders/plan'
import type { Submission } from '#shared/play/protocol/request-bodies'
import { type Command, type SubmissionOutcome, type SubmissionParts, submit } from './submission'

export interface DecisionsCommand extends Command, Submission {}

export interface ScriptOutcome extends SubmissionOutcome {
  /** The lines that were not used; `stopped` says why. */
  rest: ScriptLine[]
}

/**
 * Applies a script, as far as it goes, in one commit. The first line must answer the open request named by `answers`;
 * if it cannot, nothing is written and the code says why. Later lines are matched by what they answer (design 11). Orders,
 * plans and bots answer in between and afterwards, until a person must be asked.
 */
export async function submitDecisions(
  deps: SubmissionParts,
  actor: Actor,
  command: DecisionsCommand,
): Promise<ScriptOutcome | ServiceRefusal> {
  const { script, answers } = command
  const outcome = await submit(deps, actor, { ...command, content: contentOf(command) }, (commit, { seat }) => {
    const { used, stopped } = commit.playScript(seat, script, answers)
    if (used === 0 && stopped) return new ServiceRefusal(stopped.code, stopped.subject)
    return { used, ...(stopped && { stopped }) }
  })
  return outcome instanceof ServiceRefusal ? outcome : { ...outcome, rest: script.slice(outcome.used) }
}

/** 64 bits, against mistakes of one client. */
const contentOf = ({ answers, script }: Submission): string => hashOf(JSON.stringify([answers, script])).slice(0, 16)
