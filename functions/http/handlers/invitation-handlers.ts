import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { joinGame, readInvitation } from '#functions/use-cases/lobby/invitations'
import { joinGame as joinGameBody } from '#shared/play/protocol/request-bodies'
import { replyTo } from '../body'
import { reply } from '../respond'

const codeIn = (c: Context): string => c.req.param('code') ?? ''

export const read = async (c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> =>
  reply(c, await readInvitation(deps, actor, codeIn(c)))

export const accept = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, joinGameBody, (body) => joinGame(deps, actor, codeIn(c), body), 201)
