import { LEAVE, later, type Route } from '../route'

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
    does: 'Changes name, time zone, quiet hours and days off, language, whether mails about games come, and with `quiet: { game, on }` those of one game',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/profile-handlers')).change),
  },
  {
    method: 'get',
    path: '/players/me/leave',
    does: 'The own leave, the days that are left of it, and the games whose time it stops',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/leave-handlers')).read),
  },
  {
    method: 'post',
    path: '/players/me/leave',
    does: 'Announces leave from a day or from now on; no time of the player runs in it',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/leave-handlers')).take),
  },
  {
    method: 'delete',
    path: '/players/me/leave/:leave',
    of: LEAVE,
    does: 'Takes it back before it begins, or ends it',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/leave-handlers')).end),
  },
]
