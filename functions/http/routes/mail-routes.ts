import { later, MAILS_KEY, type Route } from '../route'

export const mailRoutes: Route[] = [
  {
    method: 'get',
    path: '/mails/:key',
    of: MAILS_KEY,
    does: 'The page behind “less of this” in a mail; it changes nothing',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/mail-handlers')).ask),
  },
  {
    method: 'post',
    path: '/mails/:key',
    of: MAILS_KEY,
    does: 'Stops mails about games; mail programs call it by List-Unsubscribe-Post',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/mail-handlers')).stop),
  },
]
