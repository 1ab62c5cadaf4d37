import type { Seat } from '#shared/game/engine/state'
import type { Instant } from './responses'

/** The types of a webhook; receivers ignore those they do not know. */
export type WebhookType =
  /** The receiver's seat is asked, or has still to bring a fleet: then round, score and step are 0. */
  | 'game.awaited'
  /** The other player left before the beginning: the receiver's game has a free seat again. */
  | 'game.open'
  /** The game was withdrawn before the beginning. */
  | 'game.withdrawn'
  /** A fifth of the receiver's time is left. */
  | 'game.reminder'
  /** The receiver's time is over; a late answer still counts until the other seat claims. */
  | 'game.overdue'
  /** The other seat's time is over: the receiver may claim the game. */
  | 'game.claimable'
  /** The other player offers a pause; it begins if the receiver agrees. */
  | 'game.pause-offered'
  /** The other player agreed to the receiver's pause: nobody's time runs. */
  | 'game.paused'
  /** The other player ended the pause. */
  | 'game.pause-ended'
  /** The other player gave the receiver more time: `due` is the new deadline. */
  | 'game.time-given'
  /** The other player asks the receiver to answer; once in a hand-off. */
  | 'game.nudged'
  | 'game.over'
  | 'webhook.test'

/** The body of a webhook, as Standard Webhooks has it. All of it is public: messages get forwarded. */
export interface WebhookBody {
  type: WebhookType
  /** When it happened; the header `webhook-timestamp` says when it was sent. */
  timestamp: Instant
  data: GameNews | TestNews
}

export interface GameNews {
  /** Id of the game. */
  game: string
  /** Its page. */
  url: string
  /** Names of the players. */
  players: Record<Seat, string>
  /** The receiver's seat. */
  seat: Seat
  /** The sentence of the mail. */
  sentence: string
  /** When the receiver's time ends; absent if nobody waits for the receiver. */
  due?: Instant
  round: number
  score: Record<Seat, number>
  step: number
  /** What happened since the receiver last answered, oldest first. */
  brief: string[]
  /** How the table stands, one line a side. */
  position: string[]
}

export interface TestNews {
  sentence: string
}
