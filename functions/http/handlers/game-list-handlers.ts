import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { listGames } from '#functions/use-cases/lobby/list-games'
import { refuse, reply } from '../respond'
import { GAME } from '../route'

export async function list(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const after = c.req.query('after')
  if (after !== undefined && !GAME.form.test(after)) return refuse(c, 'malformed-request', 'after')
  return reply(c, await listGames(deps, actor, after))
}
