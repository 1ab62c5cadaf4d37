import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { changeProfile } from '#functions/use-cases/account/profile'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { profile } from '#shared/play/protocol/request-bodies'
import { readBody } from '../body'
import { reply } from '../respond'

export async function change(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, profile)
  return reply(c, body instanceof ServiceRefusal ? body : await changeProfile(deps, actor, body))
}
