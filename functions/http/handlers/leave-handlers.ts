import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { endLeave, readLeave, takeLeave } from '#functions/use-cases/account/leaves'
import { newLeave } from '#shared/play/protocol/request-bodies'
import { replyTo } from '../body'
import { reply } from '../respond'

export const read = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await readLeave(deps, actor))

export const take = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, newLeave, (body) => takeLeave(deps, actor, body), 201)

export const end = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await endLeave(deps, actor, c.req.param('leave') ?? ''))
