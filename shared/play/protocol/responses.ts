import type { Fleet } from '#shared/fleet/fleet'
import type { GameOptions, PresetId } from '#shared/fleet/game-presets'
import type { Fault } from '#shared/fleet/legality-faults'
import type { AskName } from '#shared/game/engine/decision'
import type { GameEvent } from '#shared/game/engine/event'
import type { Faction, Result, Seat } from '#shared/game/engine/state'
import type { BankRule } from '#shared/play/clock/bank'
import type { Rest, RestingTimes } from '#shared/play/clock/resting-times'
import type { Span } from '#shared/play/clock/span'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { Plan } from '#shared/play/orders/plan'
import type { Orders } from '#shared/play/orders/standing-order'
import type { ValuesSnapshot } from '#shared/play/view/after-events'
import type { GameView, Viewer } from '#shared/play/view/game-view'
import type { Instant } from './fields'
import type { Language } from './language'
import type { ReasonCode } from './reasons'
import type { ScriptLine } from './request-bodies'

export type { Instant } from './fields'

/** Body of every answer with a status of 400 and above. */
export interface ErrorBody {
  code: ReasonCode
  /** A sentence in the player's language, or in that of the request if nobody is signed in. */
  message: string
  /** Public id of its subject: a ship, a squadron, a field. */
  subject?: string
  /** Of `fleet-illegal`: everything that is wrong with the fleet. */
  faults?: readonly Fault[]
}

export interface Account {
  id: string
  name: string
  email: string
  zone: string
  /** When their time does not run. */
  rest: Rest
  language: Language
  /** Whether mails about games are wanted. */
  mail: boolean
  /** Games that no mails are wanted about. */
  quiet: string[]
  /** New games ask them even where the answer cannot matter. */
  askAlways: boolean
  /** Mails to them come back, or were called spam: none about games is sent until one has arrived. */
  unreachable?: { since: Instant; why: 'bounced' | 'complained' }
}

/** GET /players/me/leave and the answer to its changes. */
export interface LeavePage {
  /** Those that are not over, the first one first; days by the own calendar. */
  leaves: { id: string; first: string; last: string; from: Instant; to: Instant }[]
  /** Days that are left of this year and the next. */
  left: { year: number; days: number }[]
  /** The games whose time it stops. */
  games: { id: string; opponent?: string }[]
}

/** Why a message did not arrive; `status` with the code of the same name. */
export type WebhookFailure =
  | { code: 'status'; status: number }
  /** `not-public`: the name leads to an address that is not reached from here, such as a private one. */
  | { code: 'timeout' | 'unreachable' | 'not-public' }

/** A webhook as its owner sees it. */
export interface WebhookState {
  id: string
  /** Host and end of the address, whose rest may hold a secret. */
  address: string
  kind: 'standard' | 'discord'
  created: Instant
  /** Discord's number of the person who is mentioned. */
  mention?: string
  /** Absent: on. */
  off?: { why: 'owner' | 'gone' | 'failing'; at: Instant }
  /** Since the last success; `last` holds the latest, oldest first. */
  failing?: { since: Instant; count: number; last: (WebhookFailure & { at: Instant })[] }
}
/** GET /players/me/discord */
export type DiscordState =
  | { bot: false }
  /** `install`: where the bot is added to a server or to an account at Discord. */
  | { bot: true; install: string; linked?: { name: string; since: Instant } }
/** Answer of POST /players/me/discord/code */
/** `since`: when its address was made; absent: there is none. */
export interface CalendarState {
  since?: Instant
}

/** Told once: everybody who knows it reads the deadlines. */
export interface CalendarAddress {
  url: string
  since: Instant
}

export interface DiscordLinkCode {
  code: string
  until: Instant
}
/** GET /players/me/webhooks */
export interface WebhookList {
  webhooks: WebhookState[]
  /** One player may have so many. */
  most: number
}
/** Answer of POST /players/me/webhooks and …/secret; `secret` is told here and never again. Discord needs none. */
export interface WebhookWithSecret {
  webhook: WebhookState
  secret?: string
}
/** Answer of POST /players/me/webhooks/:webhook/test; without a failure it arrived. */
export interface WebhookTestResult {
  failure?: WebhookFailure
}

/** Answer of POST /sessions. */
export interface SignInResult extends Account {
  /** Path to go on to, if the link was asked for with one. */
  onTo?: string
}

/** One line of the list of games (GET /games): least time first, then waiting for others, then over. */
export interface GameSummary {
  id: string
  status: 'open' | 'running' | 'over'
  you: Seat
  opponent?: string
  /** The opponent is a bot: nothing counts, and there is no hurry. */
  against?: 'practice'
  yourFaction?: Faction
  /** Of a game that fleets are brought to. */
  battle?: Pick<GameOptions, 'limit' | 'table'> & { preset?: PresetId }
  round: number
  /** When the viewer's time for the open question ends; absent without one. */
  due?: Instant
  /** The viewer is asked, or has yet to bring a fleet. */
  waitsForYou: boolean
  /** What the viewer is asked, in a game that has begun; its title is among the texts of questions. */
  asked?: AskName
  /** What both have earned so far; absent before the game begins. */
  score?: Record<Seat, number>
  /** Of a game that is over, for the viewer. */
  outcome?: 'won' | 'lost'
  updated: Instant
}
export interface GameList {
  games: GameSummary[]
  /** There are more; `?after=` this goes on. */
  next?: string
}

/** What happened at one step, as far as this viewer may know it. */
export interface LogEntry {
  step: number
  at: Instant
  event: GameEvent
  /** Who answered in place of a person: orders or plans in advance, or the service for a late player. */
  by?: 'order' | 'clock'
  /** The viewer's own order or plan behind it, and why; only for its owner. */
  told?: AnswerNote
}

export interface PauseState {
  /** `until` absent: until either of them goes on. */
  offer?: { by: Seat; until?: Instant }
  /** `open`: either of them may go on before. */
  on?: { until: Instant; open?: true }
}

/** When the time of an awaited seat ends. */
export interface Deadline {
  seat: Seat
  due: Instant
  /** How long it is in all, ms. */
  time: number
  /** To the seat itself: when its player rests, so that the page can say how much of the time until then is theirs. */
  rest?: RestingTimes
  /** To the seat itself: when it does not run besides. */
  stops?: readonly Span[]
}

/** GET /games/:id and the answer to every submission. */
export interface GamePage {
  id: string
  status: 'open' | 'running' | 'over'
  you: Viewer
  /** `bot`: the service answers for this seat itself, at once. */
  seats: Record<Seat, { name: string; bot?: 'practice' } | null>
  /** Of no effect against a bot. */
  hoursPerHandOff: number
  /** Time is saved up; `left`: what the latest hand-off of each seat has left, ms. */
  bank?: BankRule & { left: Record<Seat, number> }
  /** What happens to a late seat: the other one may claim the game, or the service plays on for it. */
  whenTimeIsUp: 'claim' | 'play-on'
  /** Only to the maker, while nobody has joined: path of the invitation page, `/i/…`. */
  invitation?: string
  /** To members of a game that has not begun: it never will. */
  withdrawn?: { by: 'maker' | 'time'; at: Instant }
  /** To members of a game that has not begun: it is withdrawn by itself then. */
  opensUntil?: Instant
  /** To members: since when no mail reaches a player. */
  unreachable?: Partial<Record<Seat, Instant>>
  /** To members: the last step that their own latest decision led to, others' answers apart; 0 before the first one. */
  decided?: number
  deadlines: Deadline[]
  /** What one has offered, or what both agreed on: no time runs until then. */
  pause?: PauseState
  /** To the seat itself: its orders answer what it is asked, in disguise and at a moment of their own. */
  held?: true
  /** The viewer may claim the game now: the other seat's time is over. */
  mayClaim: boolean
  /** The viewer may ask the other player to answer. */
  mayNudge?: true
  /** The viewer may let the service finish the game for the other player, who has always missed. */
  mayFinish?: true
  /** For this seat the service plays until its player answers again. */
  autopilot?: Seat
  /** SHA-256(secret ‖ game id), published before the first draw. */
  chanceCommitment: string
  /** After the end: the secret and both salts, so that every draw can be checked. */
  chanceSecret?: { secret: string; salts: Record<Seat, string> }
  result?: Result
  /** Of a game that fleets are brought to; absent: the learning scenario. */
  battle?: BattlePage
  /** Absent until both seats are taken and, where fleets are brought, both are there. */
  view?: GameView
  /** Events after step `since`, oldest first. */
  log: LogEntry[]
  /** Answers of the viewer's own orders and plans without an event, each with the step before it. */
  told?: (AnswerNote & { step: number })[]
}

/** GET and PUT /games/:id/orders, PUT /games/:id/plans: what the viewer has prepared; for nobody else (R17.10a). */
export interface OrdersPage {
  /** A change names the edition that it starts from. */
  edition: number
  orders: Orders
  plans: Plan[]
  /** What orders and plans have lately answered, oldest first, and at which step it shows. */
  told: (AnswerNote & { step: number; at: Instant })[]
}

/** The options, and whose fleet is there; until both are, the page tells nothing else of them (R17.6a). */
export interface BattlePage {
  options: GameOptions
  /** The preset that these options are. */
  preset?: PresetId
  fleetsIn: Record<Seat, boolean>
  /** The viewer's own, once it is brought. */
  yourFleet?: Fleet
}

/** GET /games/:id/at: where a replay can stop. Steps before `first` are those of setting up. */
export interface ReplayIndex {
  first: number
  last: number
  over: boolean
  marks: ReplayMark[]
}
/** Where a round or an activation begins; `unit`: the ship or squadron. */
export type ReplayMark =
  | { kind: 'round'; round: number; step: number }
  | { kind: 'activation'; round: number; step: number; unit: string }

/** GET /games/:id/at/:step: the same for everybody who may see the game. */
export interface ReplayPart {
  /** The table as everybody saw it after step `view.step`, which is not after the step asked for. */
  view: GameView
  /** The public events after it, up to the next part. */
  log: LogEntry[]
  /** The values of units that these events change; absent: they stay. */
  values?: ValuesSnapshot[]
  /** The last step that can be told from this part. */
  until: number
  /** There is a next part, so this one never changes. */
  closed: boolean
}

/** Answer of POST /games/:id/decisions. */
export interface SubmissionResult {
  page: GamePage
  /** How many lines of the script were used. */
  used: number
  /** The rest, as a draft, with the reason why it stopped. */
  rest: ScriptLine[]
  stopped?: { code: ReasonCode; message: string; subject?: string }
}

/** GET /invitations/:code */
export interface InvitationPage {
  code: string
  from: string
  scenario: 'learning' | 'battle'
  /** Of a game that fleets are brought to. */
  battle?: Pick<BattlePage, 'options' | 'preset'>
  hoursPerHandOff: number
  bank?: BankRule
  whenTimeIsUp: 'claim' | 'play-on'
  /** SHA-256(secret ‖ game id): published before the guest's salt is sent, so that the secret cannot follow it. */
  chanceCommitment: string
  /** Set once the viewer has joined or when it is the viewer's own. */
  game?: string
  open: boolean
  /** The game was withdrawn before it began. */
  withdrawn?: true
}
