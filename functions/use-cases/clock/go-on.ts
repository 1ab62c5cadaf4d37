import type { Deps } from '#functions/ports/deps'
import { type Head, isBotAsked } from '#functions/ports/head'
import { commitPlayed } from '#functions/use-cases/commit/commit-game'
import { settled } from '#functions/use-cases/commit/open-commit'

type Parts = Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>

/**
 * Commits that a game goes on whose open question earlier code has asked and today's does not, because nothing can come of
 * it: nobody could answer that (design 7). It follows from HEAD alone, so that twice is once (design 9). Answers whether
 * it was so.
 */
export async function goOnUnasked(deps: Parts, head: Head, now: number): Promise<boolean> {
  const { state } = head
  if (!state || state.result) return false
  const rules = await deps.rules()
  if (rules.pending(state).length > 0) return false
  await commitPlayed(deps, head, await settled(rules, { head, state }), now)
  return true
}

/** Commits what a bot has still to answer; it follows from HEAD alone, so that twice is once (design 9). */
export async function goOnWithBots(deps: Parts, head: Head, now: number): Promise<void> {
  const { state } = head
  if (!state || state.result || !isBotAsked(head)) return
  const commit = await settled(await deps.rules(), { head, state })
  if (commit.decisions.length === 0) throw new Error(`game ${head.id}: the bot does not answer`)
  await commitPlayed(deps, head, commit, now)
}
