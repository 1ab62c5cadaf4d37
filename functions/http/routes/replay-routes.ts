import { GAME, later, type Route } from '../route'

export const replayRoutes: Route[] = [
  {
    method: 'get',
    path: '/games/:id/at',
    of: GAME,
    does: 'Where a replay can stop: its steps, rounds and activations',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/replay-handlers')).index),
  },
  {
    method: 'get',
    path: '/games/:id/at/:step',
    of: GAME,
    does: 'The table as everybody saw it before or at a step, and the public events from there to the next activation',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/replay-handlers')).part),
  },
]
