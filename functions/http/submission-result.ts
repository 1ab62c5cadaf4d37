import type { Context } from 'hono'
import type { Deps } from '#functions/ports/deps'
import { gamePage } from '#functions/use-cases/read/game-page'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { SubmissionOutcome } from '#functions/use-cases/submit/submission'
import type { ScriptOutcome } from '#functions/use-cases/submit/submit-decisions'
import { messagesIn } from '#shared/messages/in-language'
import type { ReasonCode } from '#shared/play/protocol/reasons'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { readersLanguage } from './language'

const pageOf = (deps: Deps, { head, seat, steps, view }: SubmissionOutcome): Promise<GamePage> =>
  gamePage(deps, head, seat, steps.after, head.out.at, view)

/** The game after a submission, as of its commit, with the log from before it. */
export const pageAfter = async (
  deps: Deps,
  submitted: SubmissionOutcome | ServiceRefusal,
): Promise<GamePage | ServiceRefusal> => (submitted instanceof ServiceRefusal ? submitted : pageOf(deps, submitted))

type SubmissionPage = SubmissionOutcome & Partial<Pick<ScriptOutcome, 'rest'>>

const sentenceOf = async (c: Context, deps: Deps, code: ReasonCode): Promise<string> =>
  (await messagesIn(await readersLanguage(c, deps))).refusals[code]

/** What came of a script, or of what answered in its place, which leaves no rest. */
export async function submissionResult(
  c: Context,
  deps: Deps,
  submitted: SubmissionPage | ServiceRefusal,
): Promise<SubmissionResult | ServiceRefusal> {
  if (submitted instanceof ServiceRefusal) return submitted
  const { used, rest = [], stopped } = submitted
  return {
    page: await pageOf(deps, submitted),
    used,
    rest,
    ...(stopped && { stopped: { ...stopped, message: await sentenceOf(c, deps, stopped.code) } }),
  }
}
