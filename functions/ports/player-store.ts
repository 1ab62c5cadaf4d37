import type { Millis } from './clock'
import type { PlayerId, Revision } from './head'

/** `USER#id / LOG#~HEAD`: an aggregate of the same kind as a game. */
export interface Player {
  id: PlayerId
  revision: Revision
  created: Millis
  name: string
  email: string
  /** IANA name. */
  zone: string
  /** False: the player took "less of this" and gets no mail about games. */
  mail: boolean
}

/** Keys below are hashes (hex): neither addresses nor tokens can be read from the table. */
export interface PlayerStore {
  load(id: PlayerId): Promise<Player | undefined>
  /** Puts on condition that the stored revision is `expected`; 0 means that there is none yet. */
  commit(next: Player, expected: Revision): Promise<'done' | 'stale'>

  /** `EMAIL#hash`, put if absent: answers the player the address names, be it the new one or an earlier one. */
  claimEmail(emailHash: string, player: PlayerId): Promise<PlayerId>
  playerOfEmail(emailHash: string): Promise<PlayerId | undefined>

  putSession(tokenHash: string, session: Session): Promise<void>
  /** Undefined once `expiresAt` is reached. */
  session(tokenHash: string, now: Millis): Promise<Session | undefined>
  endSession(tokenHash: string): Promise<void>

  putLink(tokenHash: string, link: SignInLink): Promise<void>
  /** Marks the link as used, on condition that it was not: of two that try at once, one gets it. */
  useLink(tokenHash: string, now: Millis): Promise<SignInLink | 'used' | 'expired'>

  /** Counts one more use of `key` and answers how many there were, this one included, until `expiresAt` of the first. */
  count(key: string, now: Millis, expiresAt: Millis): Promise<number>
}

export interface Session {
  player: PlayerId
  created: Millis
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
