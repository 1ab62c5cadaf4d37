import type { Actor, Deps } from '#functions/ports/deps'
import type { Head } from '#functions/ports/head'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import { gamePage, logEntries, viewerOf } from './game-page'

type Parts = Pick<Deps, 'games' | 'clock' | 'rules'>

/** The game as this reader may see it, with the log after step `since`; who is no member sees what a spectator sees. */
export async function readGame(
  deps: Parts,
  actor: Actor | undefined,
  id: string,
  since: number,
): Promise<GamePage | ServiceRefusal> {
  const head = await visibleHead(deps, actor, id)
  return head === undefined ? new ServiceRefusal('no-such-game') : gamePage(deps, head, viewerOf(head, actor), since)
}

/** The log after step `since`, as this reader may know it. */
export async function readLog(
  deps: Parts,
  actor: Actor | undefined,
  id: string,
  since: number,
): Promise<{ log: LogEntry[] } | ServiceRefusal> {
  const head = await visibleHead(deps, actor, id)
  if (head === undefined) return new ServiceRefusal('no-such-game')
  return { log: await logEntries(deps, head, viewerOf(head, actor), since) }
}

/** A game that has not begun shows to its maker only. */
export async function visibleHead(
  deps: Pick<Deps, 'games'>,
  actor: Actor | undefined,
  id: string,
): Promise<Head | undefined> {
  const loaded = await deps.games.load(id)
  if (loaded === undefined) return undefined
  const { head } = loaded
  return head.state === undefined && viewerOf(head, actor) === 'spectator' ? undefined : head
}
