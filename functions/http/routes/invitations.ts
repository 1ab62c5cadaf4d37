import { joinGame, readInvitation } from '#functions/use-cases/invitations'
import { Refused } from '#functions/use-cases/refused'
import { joinGame as joinGameBody } from '#shared/protocol/requests'
import { readBody } from '../body'
import { reply } from '../respond'
import { INVITATION, type Route } from '../route'

export const invitationRoutes: Route[] = [
  {
    method: 'get',
    path: '/invitations/:code',
    of: INVITATION,
    does: 'What an invitation is to',
    for: 'anybody',
    handle: async (c, deps, actor) => reply(c, await readInvitation(deps, actor, c.req.param('code') ?? '')),
  },
  {
    method: 'post',
    path: '/invitations/:code',
    of: INVITATION,
    does: 'Takes the free seat with a wish and a salt; the game begins, unless fleets are still to be brought',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, joinGameBody)
      if (body instanceof Refused) return reply(c, body)
      return reply(c, await joinGame(deps, actor, c.req.param('code') ?? '', body), 201)
    },
  },
]
