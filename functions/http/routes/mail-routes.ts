import { later, PLAYER, type Route } from '../route'

export const mailRoutes: Route[] = [
  {
    method: 'get',
    path: '/mails/:player',
    of: PLAYER,
    does: 'The page behind “less of this” in a mail; it changes nothing',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/mail-handlers')).ask),
  },
  {
    method: 'post',
    path: '/mails/:player',
    of: PLAYER,
    does: 'Turns mails about games off, or with `want=yes` on; mail programs call it by List-Unsubscribe-Post',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/mail-handlers')).change),
  },
]
