import type { Millis } from './clock'
import type { GameId, PlayerId } from './head'

/** An open page that hears of the steps of one game: a hint row, `LIVE#game / PAGE#id` (design 17). */
export interface LivePage {
  /** Of its connection. */
  id: string
  game: GameId
  /** Who reads there; absent: nobody who is signed in. */
  player?: PlayerId
  /** The network it was asked from, as a key; absent where networks cannot be told apart. */
  network?: string
  /** The last step that it was told, or knew before. */
  step: number
  /** No connection lasts longer. */
  expiresAt: Millis
}

export interface LiveStore {
  put(page: LivePage): Promise<void>
  /** The pages that have a game open, at most `limit`. */
  pagesOf(game: GameId, now: Millis, limit: number): Promise<LivePage[]>
  /** Notes that a page is told this step. False: it was told this or a later one, or is gone. */
  note(page: Pick<LivePage, 'game' | 'id'>, step: number): Promise<boolean>
  remove(game: GameId, id: string): Promise<void>
}

/** Says something to one page; rejects if that cannot be known. */
export type LivePost = (id: string, text: string) => Promise<'said' | 'gone'>

export interface LiveParts {
  pages: LiveStore
  post: LivePost
}
