import type { Leave } from '#shared/play/clock/leave'
import type { Rest } from '#shared/play/clock/resting-times'
import type { Language } from '#shared/play/protocol/language'
import type { WebhookFailure } from '#shared/play/protocol/responses'
import type { Millis } from './clock'
import type { GameId, PlayerId, Revision } from './head'

/** `USER#id / LOG#~HEAD`: an aggregate of the same kind as a game. */
export interface Player {
  id: PlayerId
  revision: Revision
  created: Millis
  name: string
  email: string
  /** IANA name. */
  zone: string
  /** Of pages, mails and refusals; absent: English, of players who came before there were two. */
  language?: Language
  /** When their time does not run; absent: it always does. */
  rest?: Rest
  /** Announced and taken; absent: none. */
  leaves?: Leave[]
  /** False: the player took "less of this" and gets no mail about games. */
  mail: boolean
  /** In the address at the foot of their mails, which stops them; absent: of players who have not signed in since there is one. */
  mailsKey?: string
  /** No mail reaches them; absent: as far as is known each does. */
  unreachable?: ReturnedMailState
  /** Since then nobody signs in as them: an operator saw to it. */
  suspended?: Millis
  /** Games that they want no mail about, at most `QUIET_GAMES_MOST`, the newest last; absent: none. */
  quiet?: GameId[]
  /** In games that begin from now on they are asked where the answer cannot matter, too. */
  askAlways?: boolean
  /** At most `WEBHOOKS_MOST`, in the order they were made; absent: none. */
  webhooks?: Webhook[]
  /** The Discord account that they use the bot with; absent: none. */
  discord?: DiscordLink
  /** The hash of the key in the address of their calendar; absent: they have none. */
  calendar?: { hash: string; since: Millis }
  /** What was last shown to link one with; gone once it was used. */
  discordCode?: { hash: string; until: Millis }
}

/** `bounced`: there is no such box; `complained`: its owner calls the mails spam. */
export interface ReturnedMailState {
  since: Millis
  why: 'bounced' | 'complained'
}

export interface DiscordLink {
  /** Discord's number of the account. */
  id: string
  /** How it was called when it was linked, for its owner alone. */
  name: string
  since: Millis
}

/** Who mutes more gets mails about the first ones again. */
export const QUIET_GAMES_MOST = 100

/** So many rows may one notice become, beside the mail. */
export const WEBHOOKS_MOST = 3

/** 8 bytes in hex. */
export type WebhookId = string

/** An address that a player wants to be told at. The address and the secret are both secrets of the player. */
export interface Webhook {
  id: WebhookId
  url: string
  created: Millis
  /** `whsec_…`, for the signature; absent where the address is Discord's, which knows no signature. */
  secret?: string
  /** Secrets before the last changes, at most `EARLIER_SECRETS_KEPT`, oldest first; each signs, too, until then. */
  previous?: EarlierSecret[]
  /** Discord's number of the person who is mentioned. */
  mention?: string
  /** Absent: on. */
  off?: {
    why: 'owner' | 'gone' | 'failing'
    at: Millis /** The sender of this notice must still tell its owner. */
    untold?: string
  }
  /** Since the last success; absent after one. `last`: the latest `FAILURES_KEPT`, oldest first. */
  failing?: { since: Millis; count: number; last: (WebhookFailure & { at: Millis })[] }
  /** The receiver asked for a pause until then. */
  quietUntil?: Millis
}
export const FAILURES_KEPT = 3
export interface EarlierSecret {
  secret: string
  until: Millis
}
/** An owner who got no answer changes the secret again: the receiver still has one from before that. */
export const EARLIER_SECRETS_KEPT = 3

/** Keys below are hashes (hex): neither addresses nor tokens can be read from the table. */
export interface PlayerStore {
  load(id: PlayerId): Promise<Player | undefined>
  /** Puts on condition that the stored revision is `expected`; 0 means that there is none yet. */
  commit(next: Player, expected: Revision): Promise<'done' | 'stale'>

  /** `EMAIL#hash`, put if absent: answers the player the address names, be it the new one or an earlier one. */
  claimEmail(emailHash: string, player: PlayerId): Promise<PlayerId>
  /** `NAME#hash`, put if absent: answers who bears the name, be it this player or an earlier one. */
  claimName(nameHash: string, player: PlayerId): Promise<PlayerId>
  /** Gives a name back, if it is this player's. */
  freeName(nameHash: string, player: PlayerId): Promise<void>
  playerOfEmail(emailHash: string): Promise<PlayerId | undefined>
  /** `DISCORD#hash`, put if absent: answers who uses the account, be it this player or an earlier one. */
  claimDiscord(accountHash: string, player: PlayerId): Promise<PlayerId>
  /** Gives an account back, if it is this player's. */
  freeDiscord(accountHash: string, player: PlayerId): Promise<void>
  playerOfDiscord(accountHash: string): Promise<PlayerId | undefined>

  /** `MAILS#hash`, put if absent: answers whose mails the key stops. */
  claimMails(keyHash: string, player: PlayerId): Promise<PlayerId>
  playerOfMails(keyHash: string): Promise<PlayerId | undefined>

  putSession(tokenHash: string, session: Session): Promise<void>
  /** Undefined once `expiresAt` is reached. */
  session(tokenHash: string, now: Millis): Promise<Session | undefined>
  endSession(tokenHash: string): Promise<void>

  putLink(tokenHash: string, link: SignInLink): Promise<void>
  /** Marks the link as used, on condition that it was not: of two that try at once, one gets it. */
  useLink(tokenHash: string, now: Millis): Promise<SignInLink | 'used' | 'expired'>

  /** What a code stands for; `codeHash` is also of the browser that asked. */
  putCode(codeHash: string, code: SignInCode): Promise<void>
  /** Undefined once `expiresAt` is reached. */
  code(codeHash: string, now: Millis): Promise<SignInCode | undefined>

  /** Whose account a code links; whether it still does so is for the player's own item to say. */
  putDiscordCode(codeHash: string, code: DiscordCode): Promise<void>
  /** Undefined once `expiresAt` is reached. */
  discordCode(codeHash: string, now: Millis): Promise<DiscordCode | undefined>

  /** Counts one more use of `key`, until `expiresAt` of the first; then it begins anew. */
  count(key: string, now: Millis, expiresAt: Millis): Promise<UseCount>
  /** Takes one use back, if there are any. */
  uncount(key: string): Promise<void>
}

export interface UseCount {
  /** This one included. */
  uses: number
  /** When they are forgotten. */
  until: Millis
}

export interface Session {
  player: PlayerId
  created: Millis
  expiresAt: Millis
}

export interface DiscordCode {
  player: PlayerId
  expiresAt: Millis
}

/** A way to use a link without opening it; using one of them uses up the other. */
export interface SignInCode {
  /** Hash of the link's token. */
  link: string
  expiresAt: Millis
}

/** A one-time link; what it names becomes true by using it. An unknown link counts as expired. */
export interface SignInLink {
  email: string
  /** Path to go on to after signing in, on this site. */
  onTo?: string
  created: Millis
  expiresAt: Millis
}
