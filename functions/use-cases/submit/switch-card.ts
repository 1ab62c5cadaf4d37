import type { Actor } from '#functions/ports/deps'
import type { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { hashOf } from '#functions/use-cases/token'
import { type Command, decideIn, type SubmissionOutcome, type SubmissionParts, submit } from './submission'

export interface CardSwitchCommand extends Command {
  /** Instance of a card. */
  card: string
  on: boolean
}

/** Whether the free effect of an own card is applied from now on; at any time, for all to see (N3). */
export function switchCard(
  deps: SubmissionParts,
  actor: Actor,
  command: CardSwitchCommand,
): Promise<SubmissionOutcome | ServiceRefusal> {
  const { card, on } = command
  const content = hashOf(`switch ${card} ${on}`)
  return submit(deps, actor, { ...command, content }, (commit, { seat }) =>
    decideIn(commit, { kind: 'switch', seat, card, on }),
  )
}
