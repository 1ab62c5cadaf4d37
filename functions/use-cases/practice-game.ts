import type { Deps } from '#functions/ports/deps'
import type { Loaded } from '#functions/ports/game-store'
import type { BotName, Head } from '#functions/ports/head'
import { practice } from '#shared/messages/en/practice'
import { answersOfBots, withBots } from './answer-bots'
import { commitGame } from './commit-game'
import { begunHead, type Happened, nextHead } from './next-head'
import { GameRun } from './run-game'
import { startOf } from './start-game'

/** HEAD of a game whose second seat a bot takes: both salts are in, so it begins at once, up to the player's question. */
export async function practiceHead(
  deps: Pick<Deps, 'entropy' | 'rules' | 'settings'>,
  lobby: Head,
  bot: BotName,
): Promise<Head> {
  const { rules, settings } = deps
  const salt = Buffer.from(deps.entropy.bytes(16)).toString('hex')
  const head: Head = { ...lobby, seats: { ...lobby.seats, b: { bot, name: practice.bot, wish: 'any', salt } } }
  const start = startOf(rules, head)
  const fresh = () => new GameRun(rules, head, start.state)
  const played = await withBots(rules, head, fresh(), fresh)
  const happened: Happened = {
    ...played,
    draws: [...start.draws, ...played.draws],
    events: [...start.events, ...played.events],
  }
  return begunHead(head, happened, settings)
}

/** Commits what a bot has still to answer; it follows from HEAD alone, so that twice is once (design 9). */
export async function goOnWithBots(
  deps: Pick<Deps, 'games' | 'rules' | 'settings'>,
  loaded: Required<Loaded>,
  now: number,
): Promise<void> {
  const happened = await answersOfBots(deps.rules, loaded.head)
  if (happened) await commitGame(deps.games, nextHead(loaded, happened, deps.settings, now), now)
}
