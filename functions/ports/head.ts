import type { Fleet } from '#shared/fleet/fleet'
import type { GameOptions } from '#shared/fleet/game-presets'
import type { Draw } from '#shared/game/engine/chance'
import type { AskName, RequestId } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import { type Faction, type GameState, type Result, SEATS, type Seat } from '#shared/game/engine/state'
import type { BankRule, SpentTime } from '#shared/play/clock/bank'
import type { RestingTimes } from '#shared/play/clock/resting-times'
import type { Span } from '#shared/play/clock/span'
import type { LoggedDecision, SeatAnswerNote, StepRange } from '#shared/play/orders/answer-note'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { ReasonCode } from '#shared/play/protocol/reasons'
import type { Millis } from './clock'

/** 16 bytes in hex. */
export type GameId = string
export type PlayerId = string
/** Counts the commits of one aggregate from 1; condition of the put, part of row keys, never sent outward. */
export type Revision = number

/** The one item that is a game (design 9). Plain JSON; stored gzipped, at most `HEAD_LIMIT_BYTES`. */
export interface Head {
  id: GameId
  revision: Revision
  created: Millis
  /** Seat `a` made the game and is always there. */
  seats: { a: PlayerSeat; b?: SeatHolder }
  /** With a bank, what each hand-off adds to it. */
  hoursPerHandOff: number
  /** Absent: what is left of a hand-off is not kept. */
  bank?: BankRule
  /** The service answers for a late player, and nobody may claim; absent: the other seat may. */
  whenTimeIsUp?: 'play-on'
  /** Code of the invitation link; good for one person, until seat `b` is taken. */
  invitation: string
  /** Hex; the secret stays here until the game is over (design 4). */
  chance: { secret: string; commitment: string }
  /** Of a game that fleets are brought to; absent: the learning scenario. */
  battle?: Battle
  /** Absent until both seats are taken and, where fleets are brought, both are there; that commit starts the game. */
  state?: GameState
  /** The game will never begin: its maker took it back, or nobody came in time. */
  withdrawn?: { at: Millis; by: 'maker' | 'time' }
  /** Players who left seat `b` before the beginning, in that order; none of them comes back. */
  left?: PlayerId[]
  desk: Desk
  out: CommitOutput
}
export const HEAD_LIMIT_BYTES = 65_536
/** Orders and plans of one seat, gzipped: however much both prepare, the game has half of HEAD for itself. */
export const PREPARED_LIMIT_BYTES = 16_384

export interface Battle {
  options: GameOptions
  /** Secret until the game has begun (R2.19, R17.6a); kept, for the game is played again from them. */
  fleets: Partial<Record<Seat, Fleet>>
}

interface Holder {
  name: string
  wish: Faction | 'any'
  /** 16 bytes in hex, from the player's client, of a bot's seat from the service: its part of every draw. */
  salt: string
}
export interface PlayerSeat extends Holder {
  player: PlayerId
  /** Since then no mail reaches them; absent: mails do. */
  unreachable?: Millis
  bot?: undefined
}
/** Answers within the commit that asks it: it has no clock, and nobody is told anything. */
export interface BotSeat extends Holder {
  bot: BotName
  player?: undefined
  unreachable?: undefined
}
export type SeatHolder = PlayerSeat | BotSeat
export type BotName = 'practice'

/** The seat of a player; undefined: they are no member. */
export const seatOf = ({ seats }: Pick<Head, 'seats'>, player: PlayerId | undefined): Seat | undefined =>
  player === undefined ? undefined : SEATS.find((seat) => seats[seat]?.player === player)

/** A game against a bot: it waits as long as its player likes, and nothing counts. */
export const isPractice = ({ seats }: Pick<Head, 'seats'>): boolean => seats.b?.bot !== undefined

/** After the newest commit a bot has still to answer: it had given as many answers as one commit may hold, or could not. */
export const isBotAsked = ({ seats, out }: Pick<Head, 'seats' | 'out'>): boolean =>
  out.awaited.after.some(({ seat }) => seats[seat]?.bot !== undefined)

/** What the service keeps beside the game state: clocks, what was answered lately and what was prepared. */
export interface Desk {
  /** One clock for each awaited seat, for nobody else. */
  clocks: Partial<Record<Seat, SeatClock>>
  /** The last 8 submissions of each seat, oldest first. */
  remembered: Record<Seat, PastSubmission[]>
  /** What each seat has prepared, for its own eyes (R17.10a); absent: nothing. */
  commands?: Partial<Record<Seat, SeatCommands>>
  /** What bears on the clocks of each seat that are still to come; absent: nothing. */
  times?: Partial<Record<Seat, SeatTimes>>
  /** When each player rests, for their own eyes: clocks that begin from now on do not run then. Absent: never. */
  rests?: Partial<Record<Seat, RestingTimes>>
  /** When each is on leave, as they have announced it. */
  away?: Partial<Record<Seat, Span[]>>
  /** What both agreed on, or one has offered. */
  pause?: Pause
  /** For this seat the service plays until its player answers again: they had always missed, and the other one wished it. */
  autopilot?: Seat
}

/** No time runs while it is on. */
export interface Pause {
  /** `until`: absent, until either of them goes on. */
  offer?: { by: Seat; until?: Millis }
  /** `open`: either of them may end it. */
  on?: Span & { open?: true }
}

/** No time runs from … to …: its player is on leave, or both agreed on a pause. */
export interface Halt extends Span {
  why: 'leave' | 'pause'
}

export interface SeatTimes {
  /** What is left in the bank, ms; absent: all that was in it at first. */
  left?: Millis
  /** The latest hand-offs that took of it: outages that become known give it back. */
  spent?: SpentTime[]
  /** How many deadlines were missed in a row; absent: the last one was met. */
  missed?: number
}

/** Orders and plans of one seat (design 10). */
export interface SeatCommands {
  /** Counts the changes of both: a change says of which edition it is one. */
  edition: number
  orders: Orders
  plans: Plan[]
  /**
   * IANA name, as of the last change: answers in disguise come in the waking hours of their player. It is here because
   * to look a player up would show in the work for the other one's submission that something is held back.
   */
  zone?: string
  /** A question that its orders answer in disguise, at that moment. */
  held?: HeldAnswer
}
export interface HeldAnswer {
  request: RequestId
  at: Millis
}

export interface SeatClock {
  /** When the seat entered the awaited set, or made a hand-off itself while staying in it. */
  since: Millis
  /** The first request it owes since then; outward ids of notices are made from it. */
  owes: RequestId
  /** The reminder of this hand-off was committed. */
  reminded: boolean
  /** That the time is over was committed. */
  expired: boolean
  /** The other player has asked its player to answer. */
  nudged?: true
  /** How long it is, ms; absent: as long as each hand-off of the game. */
  time?: Millis
  /** When its player rests, as it was when it began. */
  rest?: RestingTimes
  /** When it does not run besides. */
  stops?: Halt[]
  /** The revision that told the seat of it; absent: its player was there, or need not be told. */
  told?: number
}

/** Enough to build the first answer to a submission again. */
export interface PastSubmission {
  submission: string
  /** Hash of what it said (`Command`). */
  content?: string
  /** Steps after … up to and including. */
  steps: StepRange
  /** The last step that the seat's own decisions led to, if another seat (a bot) answered in the same commit. */
  decided?: number
  /** How many lines of the script were used. */
  used: number
  stopped?: Stop
}
export interface Stop {
  code: ReasonCode
  subject?: string
}
/** What the last commit produced; written out by `project`, then overwritten by the next commit. */
export interface CommitOutput {
  at: Millis
  /** Commit hash of the code that made it; for diagnosis only (design 7). */
  build: string
  decisions: LoggedDecision[]
  draws: Draw[]
  events: GameEvent[]
  steps: StepRange
  awaited: { before: AwaitedRequest[]; after: AwaitedRequest[] }
  /** What both have earned so far, for lists; absent: nothing yet. */
  score?: Result['score']
  /** Who left with this commit, before the beginning: the game goes off their list. */
  left?: PlayerId
  /** Clocks that the commit stopped or set anew; their waiting rows are taken back. */
  stopped: { seat: Seat; clock: SeatClock }[]
  notices: NoticeOrder[]
  /** Why decisions were made that nobody made just then; absent: there are none. */
  told?: SeatAnswerNote[]
  /** Hash of the log row of the revision before; empty for the first. */
  previousHash: string
}
export type { Draw } from '#shared/game/engine/chance'
export type { LoggedDecision, SeatAnswerNote, StepRange } from '#shared/play/orders/answer-note'

export interface AwaitedRequest {
  seat: Seat
  request: RequestId
  ask: AskName
  subject: string
}

export type NoticeKind =
  /** To the maker: the other seat is taken, and the own fleet is still missing. */
  | 'joined'
  /** To the seat whose fleet is still missing: the other one has brought theirs. */
  | 'fleet-brought'
  /** To the maker: the other player left before the beginning, and the seat is free again. */
  | 'left'
  /** To both or the other seat: the game was withdrawn before the beginning. */
  | 'withdrawn'
  /** The seat entered the awaited set. */
  | 'your-turn'
  /** A fifth of the time is left. */
  | 'reminder'
  /** To the seat whose time is over: a late answer still counts until the other seat claims. */
  | 'time-over'
  /** To the other seat: it may claim the game. */
  | 'may-claim'
  /** To the other seat: it is asked to agree to a pause. */
  | 'pause-offered'
  /** To the seat that offered a pause: the other one agreed. */
  | 'paused'
  /** To the other seat: the pause is over before its time. */
  | 'pause-ended'
  /** The other seat gave it more time. */
  | 'time-given'
  /** The other seat asks it to answer. */
  | 'nudged'
  | 'game-over'

export interface NoticeOrder {
  kind: NoticeKind
  /** The seat that is told. */
  seat: Seat
  /**
   * The open request it is about, asked of `seat`, or of the other seat for `may-claim`; absent for `game-over` and before the game begins. The
   * notice is dropped once it is answered.
   */
  request?: RequestId
  /**
   * The first request owed since the hand-off: the outward id is made from it. Absent for `game-over`, and for what may
   * come more than once in a hand-off.
   */
  owes?: RequestId
  /** Not sent before this. */
  due: Millis
}
