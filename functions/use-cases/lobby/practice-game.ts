import type { Deps } from '#functions/ports/deps'
import type { BotName, Head } from '#functions/ports/head'
import { closeCommit } from '#functions/use-cases/commit/close-commit'
import { begunHead } from '#functions/use-cases/commit/next-head'
import { settled } from '#functions/use-cases/commit/open-commit'
import { site } from '#shared/messages/en/site'
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
  const head: Head = { ...lobby, seats: { ...lobby.seats, b: { bot, name: site.practiceBot, wish: 'any', salt } } }
  const start = startOf(rules, head)
  const commit = await settled(rules, { head, state: start.state })
  const played = await closeCommit(deps, head, commit, lobby.created)
  const draws = [...start.draws, ...played.draws]
  const events = [...start.events, ...played.events]
  return begunHead(head, { ...played, draws, events }, settings)
}
