import { later, PLAYER, type Route } from '../route'

export const calendarRoutes: Route[] = [
  {
    method: 'get',
    path: '/players/me/calendar',
    does: 'Whether the own deadlines have an address for calendar programs',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/calendar-handlers')).state),
  },
  {
    method: 'post',
    path: '/players/me/calendar',
    does: 'Makes a new address, told once; the one before it no longer works',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/calendar-handlers')).renew),
  },
  {
    method: 'delete',
    path: '/players/me/calendar',
    does: 'Ends the address',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/calendar-handlers')).end),
  },
  {
    method: 'get',
    path: '/players/:player/calendar/:key',
    of: PLAYER,
    does: 'The deadlines of a player as iCalendar, for everybody who knows the address',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/calendar-handlers')).feed),
  },
]
