import type { Seat } from '#shared/game/engine/state'
import type { AnswerNote } from '#shared/play/orders/answer-note'

/** What the players of one game sent, and what was answered for them. */
export interface SubmissionCounts {
  /** Decisions taken by hand: so many submissions if each is sent alone. */
  byHand: number
  /** Submissions, if what one seat decides without luck or an answer of the other seat in between is sent as a script. */
  scripts: number
  /** Answers in advance by the kind of order. */
  inAdvance: Record<string, number>
}

/** Counts the submissions of a game (design 11). */
export class SubmissionCounter {
  readonly sent: SubmissionCounts = { byHand: 0, scripts: 0, inAdvance: {} }
  /** Whose script can go on. */
  #going: Seat | undefined

  /** After each decision. `drew`: it, or what followed from it, used chance. */
  note(seat: Seat, told: AnswerNote | undefined, drew: boolean): void {
    if (told) {
      const kind = kindOf(told)
      this.sent.inAdvance[kind] = (this.sent.inAdvance[kind] ?? 0) + 1
      if (seat !== this.#going) this.#going = undefined
    } else {
      this.sent.byHand += 1
      if (seat !== this.#going) this.sent.scripts += 1
      this.#going = seat
    }
    if (drew) this.#going = undefined
  }
}

function kindOf({ by, fired }: AnswerNote): string {
  if (!fired) return by
  if (typeof fired.order === 'string') return 'own'
  return 'rule' in fired.order ? fired.order.rule : fired.order.kind
}
