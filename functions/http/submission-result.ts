import type { Context } from 'hono'
import type { Deps } from '#functions/ports/deps'
import { gamePage } from '#functions/use-cases/read/game-page'
import type { SubmissionOutcome } from '#functions/use-cases/submit/submission'
import type { ScriptOutcome } from '#functions/use-cases/submit/submit-decisions'
import { messagesIn } from '#shared/messages/in-language'
import type { ReasonCode } from '#shared/play/protocol/reasons'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { readersLanguage } from './language'

/** The game after a submission, as of its commit, with the log from before it. */
export const pageAfter = (deps: Deps, { head, seat, steps, view }: SubmissionOutcome): Promise<GamePage> =>
  gamePage(deps, head, seat, steps.after, head.out.at, view)

const sentenceOf = async (c: Context, deps: Deps, code: ReasonCode): Promise<string> =>
  (await messagesIn(await readersLanguage(c, deps))).refusals[code]

export async function submissionResult(c: Context, deps: Deps, submitted: ScriptOutcome): Promise<SubmissionResult> {
  const { used, rest, stopped } = submitted
  return {
    page: await pageAfter(deps, submitted),
    used,
    rest,
    ...(stopped && { stopped: { ...stopped, message: await sentenceOf(c, deps, stopped.code) } }),
  }
}
