import type { Millis } from '#functions/ports/clock'
import type { LiveStore } from '#functions/ports/live-page'
import type { LiveTicket } from './live-ticket'

/** As long as the gateway lets a connection last. */
export const LASTS_MS = 2 * 3600_000
/** Open pages of one game; to tell them all of a step is what one step may cost. */
export const MOST_OF_GAME = 100
/** Of one game, and from one network: a table at a club, each with some tabs. */
export const MOST_OF_NETWORK = 20

/** Whether a connection is one of ours: a browser says from which page it comes, a program need not. */
export const isOwnPage = (origin: string | undefined, own: string): boolean => origin === undefined || origin === own

/** Lets a page hear of the steps of its game. False: there are too many already. */
export async function enter(pages: LiveStore, ticket: LiveTicket, id: string, now: Millis): Promise<boolean> {
  const { game, network } = ticket
  const others = (await pages.pagesOf(game, now, MOST_OF_GAME)).filter((page) => page.id !== id)
  const fromThere = others.filter((page) => network !== undefined && page.network === network)
  if (others.length >= MOST_OF_GAME || fromThere.length >= MOST_OF_NETWORK) return false
  await pages.put({ ...ticket, id, expiresAt: now + LASTS_MS })
  return true
}
