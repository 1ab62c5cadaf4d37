import type { Deps, Rules } from '#functions/ports/deps'
import type { Loaded } from '#functions/ports/game-store'
import type { Head } from '#functions/ports/head'
import type { Outcome } from '#shared/engine/apply'
import { bothFleets } from './battle'
import { nextHead, nextLobbyHead } from './next-head'
import { chanceOf } from './run-game'

type Parts = Pick<Rules, 'startGame' | 'startBattle' | 'hmacChance'>

/** HEAD after somebody came or brought a fleet, of which `loaded.head` tells already: if nothing is missing, the game begins. */
export function begunIfComplete(
  { rules, settings }: Pick<Deps, 'rules' | 'settings'>,
  loaded: Required<Loaded>,
  now: number,
): Head {
  if (!isComplete(loaded.head)) return nextLobbyHead(loaded, settings, now)
  const { state, events, draws, next: open } = startOf(rules, loaded.head)
  return nextHead(loaded, { state, decisions: [], draws, events, open }, settings, now)
}

/** Whatever a game needs to begin is there: both salts, and both fleets where they are brought. */
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
