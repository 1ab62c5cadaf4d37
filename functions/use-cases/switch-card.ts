import type { Actor } from '#functions/ports/deps'
import { type ChangeParts, type Command, changeGame, type SubmissionOutcome } from './change-game'
import { handsOf } from './hands'
import { happenedIn } from './hold-back'
import { ServiceRefusal } from './refused'
import { hashOf } from './token'

export interface SwitchCard extends Command {
  /** Instance of a card. */
  card: string
  on: boolean
}

/** Whether the free effect of an own card is applied from now on; at any time, for all to see (N3). */
export const switchCard = (
  deps: ChangeParts,
  actor: Actor,
  command: SwitchCard,
): Promise<SubmissionOutcome | ServiceRefusal> =>
  changeGame(
    deps,
    actor,
    { ...command, content: hashOf(`switch ${command.card} ${command.on}`) },
    async ({ head, state, seat, now }) => {
      const { card, on } = command
      const hands = await handsOf(await deps.rules(), { head, state })
      const refusal = hands.take({ kind: 'switch', seat, card, on })
      if (refusal) return new ServiceRefusal(refusal.code, refusal.subject)
      hands.goOn()
      const happened = await happenedIn(deps, head, hands, now)
      return { happened, used: 0, ...(hands.decided !== undefined && { decided: hands.decided }) }
    },
  )
