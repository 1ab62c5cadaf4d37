import type { Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import { type BotName, type Head, isBotAsked } from '#functions/ports/head'
import { practice } from '#shared/messages/en/practice'
import { closeCommit } from './close-commit'
import { commitGame } from './commit-game'
import { begunHead, nextHead } from './next-head'
import { openCommit } from './open-commit'
import { startOf } from './start-game'

/** HEAD of a game whose second seat a bot takes: both salts are in, so it begins at once, up to the player's question. */
export async function practiceHead(
  deps: Pick<Deps, 'entropy' | 'players' | 'rules' | 'settings'>,
  lobby: Head,
  bot: BotName,
): Promise<Head> {
  const { settings } = deps
  const rules = await deps.rules()
  const salt = Buffer.from(deps.entropy.bytes(16)).toString('hex')
  const head: Head = { ...lobby, seats: { ...lobby.seats, b: { bot, name: practice.bot, wish: 'any', salt } } }
  const start = startOf(rules, head)
  const commit = await openCommit(rules, { head, state: start.state })
  commit.settle()
  const played = await closeCommit(deps, head, commit, lobby.created)
  const draws = [...start.draws, ...played.draws]
  const events = [...start.events, ...played.events]
  return begunHead(head, { ...played, draws, events }, settings)
}

/** Commits what a bot has still to answer; it follows from HEAD alone, so that twice is once (design 9). */
export async function goOnWithBots(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  loaded: Required<LoadedGame>,
  now: number,
): Promise<void> {
  const { head } = loaded
  const { state } = head
  if (!state || state.result || !isBotAsked(head)) return
  const commit = await openCommit(await deps.rules(), { head, state })
  commit.settle()
  if (commit.decisions.length === 0) throw new Error(`game ${head.id}: the bot does not answer`)
  await commitGame(deps.games, nextHead(loaded, await closeCommit(deps, head, commit, now), deps.settings, now), now)
}
