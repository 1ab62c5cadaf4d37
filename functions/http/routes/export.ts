import { exportGame } from '#functions/use-cases/export-game'
import { reply } from '../respond'
import { GAME, type Route } from '../route'

export const exportRoutes: Route[] = [
  {
    method: 'get',
    path: '/games/:id/export',
    of: GAME,
    does: 'After its end, the whole game as one document, for checking and replay',
    for: 'anybody',
    handle: async (c, deps, actor) => reply(c, await exportGame(deps, actor, c.req.param('id') ?? '')),
  },
]
