import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { changeProfile } from '#functions/use-cases/account/profile'
import { profile } from '#shared/play/protocol/request-bodies'
import { replyTo } from '../body'

export const change = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, profile, (body) => changeProfile(deps, actor, body))
