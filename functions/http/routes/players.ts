import { changeProfile, readMe } from '#functions/use-cases/players'
import { Refused } from '#functions/use-cases/refused'
import { profile } from '#shared/protocol/requests'
import { readBody } from '../body'
import { reply } from '../respond'
import type { Route } from '../route'

export const playerRoutes: Route[] = [
  {
    method: 'get',
    path: '/players/me',
    does: 'Who is signed in',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await readMe(deps, actor)),
  },
  {
    method: 'patch',
    path: '/players/me',
    does: 'Changes the name, the time zone or the language',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, profile)
      return reply(c, body instanceof Refused ? body : await changeProfile(deps, actor, body))
    },
  },
]
