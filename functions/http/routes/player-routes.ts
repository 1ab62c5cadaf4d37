import { later, type Route } from '../route'

export const playerRoutes: Route[] = [
  {
    method: 'get',
    path: '/players/me',
    does: 'Who is signed in; with `?or=nobody` it is no fault that nobody is: `null`',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/me-handlers')).me),
  },
  {
    method: 'patch',
    path: '/players/me',
    does: 'Changes name, time zone, language, whether mails about games come, and with `quiet: { game, on }` those of one game',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/profile-handlers')).change),
  },
]
