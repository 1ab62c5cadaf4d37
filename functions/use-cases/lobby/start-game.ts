import type { Deps, Rules } from '#functions/ports/deps'
import type { Head, NoticeKind } from '#functions/ports/head'
import { chanceOf } from '#functions/use-cases/commit/game-chance'
import { nextHead, nextHeadOfClock } from '#functions/use-cases/commit/next-head'
import type { Outcome } from '#shared/game/engine/apply'
import type { Seat } from '#shared/game/engine/state'
import { bothFleets, lacksFleet } from './battle'

type Parts = Pick<Rules, 'startGame' | 'startBattle' | 'hmacChance'>

/**
 * HEAD after somebody came or brought a fleet, of which `head` tells already: if nothing is missing, the game
 * begins; else `news` says what is told to the other seat, if its fleet is missing.
 */
export async function begunIfComplete(
  { rules, settings }: Pick<Deps, 'rules' | 'settings'>,
  head: Head,
  news: { kind: NoticeKind; seat: Seat } | undefined,
  now: number,
): Promise<Head> {
  if (!isComplete(head)) {
    const isTold = news !== undefined && head.seats[news.seat] !== undefined && lacksFleet(head, news.seat)
    const notices = isTold ? [{ ...news, due: now + settings.noticeGraceMs }] : []
    return nextHeadOfClock(head, { clocks: {}, notices }, settings, now)
  }
  const { state, events, draws, next: open } = startOf(await rules(), head)
  return nextHead(head, { state, decisions: [], draws, events, open }, settings, now)
}

/** All that a game needs to begin is there: both salts, and both fleets where they are brought. */
const isComplete = ({ seats, battle }: Pick<Head, 'seats' | 'battle'>): boolean =>
  seats.b !== undefined && (battle === undefined || bothFleets(battle) !== undefined)

/** The first steps of a game, up to its first question; its luck is settled by now, for both salts are in (design 4). */
export function startOf(rules: Parts, head: Head): Outcome {
  const { id: gameId, seats, battle } = head
  const chance = chanceOf(rules, head)
  if (battle === undefined) {
    return rules.startGame({ gameId, wishes: { a: seats.a.wish, b: seats.b?.wish ?? 'any' } }, chance)
  }
  const fleets = bothFleets(battle)
  if (fleets === undefined) throw new Error(`game ${gameId} lacks a fleet`)
  return rules.startBattle({ gameId, options: battle.options, fleets }, chance)
}
