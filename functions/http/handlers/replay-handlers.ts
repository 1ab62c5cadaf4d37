import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { replayIndex, replayPart } from '#functions/use-cases/read/replay'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { idIn } from '../body'
import { refuse, reply } from '../respond'

const STEP = /^\d{1,9}$/
/** What is over stays as it was; not longer than a day, for a new build may draw it from another shape. */
const UNCHANGED = 'private, max-age=86400'

export const index = async (c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> =>
  reply(c, await replayIndex(deps, actor, idIn(c)))

export async function part(c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> {
  const step = c.req.param('step') ?? ''
  if (!STEP.test(step)) return refuse(c, 'malformed-request', 'step')
  const found = await replayPart(deps, actor, idIn(c), Number(step))
  if (!(found instanceof ServiceRefusal) && found.closed) c.header('Cache-Control', UNCHANGED)
  return reply(c, found)
}
