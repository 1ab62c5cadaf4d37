import type { Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { commitGame, commitPlayed } from '#functions/use-cases/commit/commit-game'
import { nextHeadOfCommands } from '#functions/use-cases/commit/next-head'
import { settled } from '#functions/use-cases/commit/open-commit'
import { commandsOf } from '#functions/use-cases/commit/seat-commands'
import { SEATS, type Seat } from '#shared/game/engine/state'

/** The tick comes every minute, or a little later. */
const LATE_MS = 90_000

/** When answers in disguise are due. */
export const heldTimes = (head: Head): number[] => SEATS.flatMap((seat) => commandsOf(head, seat).held?.at ?? [])

/**
 * Commits what a seat's orders, as they are now, answer to a question that was held back, and to all that asks it on the
 * way: to others it is as if its player had come by (design 10). If they say nothing any more, the player is told that they
 * are asked. It follows from HEAD alone, so that twice is once. @returns whether anything was due
 */
export async function answerHeld(
  deps: Pick<Deps, 'games' | 'players' | 'rules' | 'settings'>,
  head: Head,
  now: number,
): Promise<boolean> {
  const { state } = head
  const seat = SEATS.find((each) => (commandsOf(head, each).held?.at ?? Number.POSITIVE_INFINITY) <= now)
  if (!seat || !state) return false
  const commit = await settled(await deps.rules(), { head, state, revealing: seat })
  const at = givenAt(head, commandsOf(head, seat).held?.at ?? now, now)
  if (commit.decisions.length > 0) await commitPlayed(deps, head, commit, now, { at })
  else await commitGame(deps.games, untold(deps, head, seat, now), now)
  return true
}

/** The tick always comes at the same second of a minute, and people do not: the answer bears its own moment. */
const givenAt = ({ out }: Head, moment: number, now: number): number =>
  now - moment < LATE_MS ? Math.max(moment, out.at) : now

function untold({ settings }: Pick<Deps, 'settings'>, head: Head, seat: Seat, now: number): Head {
  const { held, ...own } = commandsOf(head, seat)
  const owes = head.desk.clocks[seat]?.owes
  const due = now + settings.noticeGraceMs
  const notices =
    held && owes !== undefined ? [{ kind: 'your-turn' as const, seat, request: held.request, owes, due }] : []
  return nextHeadOfCommands(head, { ...head.desk.commands, [seat]: own }, settings, notices)
}
