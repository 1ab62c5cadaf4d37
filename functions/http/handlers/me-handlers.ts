import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { readMe } from '#functions/use-cases/account/profile'
import { refuse, reply } from '../respond'

/** With `or=nobody` it is no fault that nobody is: a page that opens does not know yet. */
export async function me(c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> {
  if (actor !== undefined) return reply(c, await readMe(deps, actor))
  return c.req.query('or') === 'nobody' ? c.json(null) : refuse(c, 'not-signed-in')
}
