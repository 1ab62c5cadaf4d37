import { GAME, later, type Route } from '../route'

export const exportRoutes: Route[] = [
  {
    method: 'get',
    path: '/games/:id/export',
    of: GAME,
    does: 'After its end, the whole game as one document, for checking and replay',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/export-handlers')).exported),
  },
]
