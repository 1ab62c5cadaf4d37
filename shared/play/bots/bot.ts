import type { AskForm, Choice, DecisionRequest } from '#shared/game/engine/decision'
import type { UnitId } from '#shared/game/engine/state'
import type { GameView } from '#shared/play/view/game-view'

/** 16 bytes in hex for the dial at a place (from 0) among those that a ship is given by one answer. */
export type Salt = (ship: UnitId, place: number) => string

/** What a bot sees: the view of its seat and one of its open questions, nothing of the state (design 5). */
export interface AnswerContext {
  readonly view: GameView
  readonly request: DecisionRequest
  /** Where dials are asked for; nobody else may be able to guess it before the reveal (design 4). */
  readonly salt: Salt
}
/** A question whose answer has one form. */
export type AnswerContextFor<K extends AskForm['kind']> = AnswerContext & {
  readonly request: DecisionRequest & { kind: K }
}

/** Answers a question, always the same way. */
export type Bot = (asked: AnswerContext) => Choice

/** A bot in a game of the service. */
export interface BotPlayer {
  answer: Bot
  /** A legal answer to any question, for those that the other one fails at. */
  plain: Bot
}
