import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { readGame, readLog } from '#functions/use-cases/read/read-game'
import { idIn } from '../body'
import { reply } from '../respond'

/** `?since=` as a step; anything else counts as the beginning. */
function sinceIn(c: Context): number {
  const since = c.req.query('since') ?? ''
  return /^\d{1,9}$/.test(since) ? Number(since) : 0
}

export const page = async (c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> =>
  reply(c, await readGame(deps, actor, idIn(c), sinceIn(c)))

export const log = async (c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> =>
  reply(c, await readLog(deps, actor, idIn(c), sinceIn(c)))
