import type { Actor } from '#functions/ports/deps'
import type { ScriptLine } from '#shared/orders/plan'
import type { Submission } from '#shared/protocol/requests'
import { type ChangeParts, type Command, changeGame, type SubmissionOutcome } from './change-game'
import { handsOf } from './hands'
import { happenedIn } from './hold-back'
import { ServiceRefusal } from './refused'
import { hashOf } from './token'

export interface SubmitDecisions extends Command, Submission {}

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
  deps: ChangeParts,
  actor: Actor,
  command: SubmitDecisions,
): Promise<ScriptOutcome | ServiceRefusal> {
  const said = { ...command, content: contentOf(command) }
  const changed = await changeGame(deps, actor, said, async ({ head, state, seat, now }) => {
    const hands = await handsOf(await deps.rules(), { head, state, sender: seat })
    const { used, stopped } = hands.playScript(seat, command.script, command.answers)
    if (used === 0 && stopped) return new ServiceRefusal(stopped.code, stopped.subject)
    hands.goOn()
    const happened = await happenedIn(deps, head, hands, now)
    return {
      happened,
      used,
      ...(hands.decided !== undefined && { decided: hands.decided }),
      ...(stopped && { stopped }),
    }
  })
  return changed instanceof ServiceRefusal ? changed : { ...changed, rest: command.script.slice(changed.used) }
}

/** 64 bits, against mistakes of one client. */
const contentOf = ({ answers, script }: Submission): string => hashOf(JSON.stringify([answers, script])).slice(0, 16)
