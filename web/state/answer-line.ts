import type { Choice } from '#shared/game/engine/decision'

/** A line of a script as a form makes it: the question and the answer to it. */
export interface AnswerLine {
  ask: string
  subject: string
  choose: Choice
}
