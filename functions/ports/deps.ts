import type { Fleet } from '#shared/fleet/fleet'
import type { GameOptions } from '#shared/fleet/game-presets'
import type { Fault } from '#shared/fleet/legality-faults'
import type * as game from '#shared/game'
import type { BotPlayer } from '#shared/play/bots/bot'
import type { Clock, Millis } from './clock'
import type { Entropy } from './entropy'
import type { FleetStore } from './fleet-store'
import type { GameStore } from './game-store'
import type { BotName } from './head'
import type { Mailer } from './mailer'
import type { NoticeWriter } from './notice-writer'
import type { PlayerStore } from './player-store'
import type { WebhookSender } from './webhook-sender'

type GameRules = Pick<
  typeof game,
  | 'startGame'
  | 'startBattle'
  | 'begin'
  | 'pending'
  | 'viewFor'
  | 'scoreNow'
  | 'logFor'
  | 'valuesThrough'
  | 'hmacChance'
  | 'chanceCommitment'
>
/** The game itself; a parameter so that storage can be checked with a game of three questions. */
export interface Rules extends GameRules {
  /** What is wrong with a fleet by what was agreed on. Loaded when one is brought: no other request needs all cards. */
  judgeFleet(fleet: Fleet, options: GameOptions): Promise<readonly Fault[]>
  /** Loaded when one is asked: most submissions are between people. */
  bot(name: BotName): Promise<BotPlayer>
}

export interface Settings {
  /** Commit hash of the running code. */
  build: string
  /** Public address of the site without a slash at its end, for links in messages. */
  origin: string
  /** How long a notice waits for the player to answer unasked. */
  noticeGraceMs: Millis
  /** Nothing is changed just now, and no time runs. */
  maintenance?: true
  /** What the content network in front shows with each request; absent: callers come by themselves. */
  edgeKey?: string
  /** Believed as well: while a key is changed, some of the network still shows the other one. */
  otherEdgeKey?: string
  /** By this the service knows the tickets of its live channel; absent: there is none. */
  liveKey?: string
  /** The bot's application at Discord; absent: the service has no bot. */
  discord?: DiscordApplication
}

/** Both are public; the service needs no secret of the application, for it answers only what Discord has signed. */
export interface DiscordApplication {
  /** Its number. */
  id: string
  /** Ed25519, 32 bytes in hex. */
  publicKey: string
}

/** Everything a use-case may want; each names the part it needs with `Pick`. */
export interface Deps {
  games: GameStore
  players: PlayerStore
  fleets: FleetStore
  clock: Clock
  entropy: Entropy
  mailer: Mailer
  webhooks: WebhookSender
  noticeWriter: NoticeWriter
  /** Loaded when a game is looked into; another call gets the same. */
  rules(): Promise<Rules>
  settings: Settings
}

/** A signed-in person. */
export interface Actor {
  player: string
}
