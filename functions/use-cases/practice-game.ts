import type { Deps } from '#functions/ports/deps'
import type { LoadedGame } from '#functions/ports/game-store'
import { type BotName, type Head, isBotAsked } from '#functions/ports/head'
import { practice } from '#shared/messages/en/practice'
import { commitGame } from './commit-game'
import { handsOf } from './hands'
import { happenedIn } from './hold-back'
import { begunHead, type Commit, nextHead } from './next-head'
import { startOf } from './start-game'

/** HEAD of a game whose second seat a bot takes: both salts are in, so it begins at once, up to the player's question. */
export async function practiceHead(
  deps: Pick<Deps, 'entropy' | 'rules' | 'settings'>,
  lobby: Head,
  bot: BotName,
): Promise<Head> {
  const { settings } = deps
  const rules = await deps.rules()
  const salt = Buffer.from(deps.entropy.bytes(16)).toString('hex')
  const head: Head = { ...lobby, seats: { ...lobby.seats, b: { bot, name: practice.bot, wish: 'any', salt } } }
  const start = startOf(rules, head)
  const hands = await handsOf(rules, { head, state: start.state })
  hands.goOn()
  const played = hands.run.happened()
  const happened: Commit = {
    ...played,
    draws: [...start.draws, ...played.draws],
    events: [...start.events, ...played.events],
  }
  return begunHead(head, happened, settings)
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
  const hands = await handsOf(await deps.rules(), { head, state })
  hands.goOn()
  if (hands.run.decisionsSoFar.length === 0) throw new Error(`game ${head.id}: the bot does not answer`)
  await commitGame(deps.games, nextHead(loaded, await happenedIn(deps, head, hands, now), deps.settings, now), now)
}
