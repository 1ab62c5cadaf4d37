import { later, type Route, WEBHOOK } from '../route'

export const webhookRoutes: Route[] = [
  {
    method: 'get',
    path: '/players/me/webhooks',
    does: 'The own webhooks and how they fare; no secrets',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/webhook-handlers')).list),
  },
  {
    method: 'post',
    path: '/players/me/webhooks',
    does: 'Adds a webhook; its secret is told here only',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/webhook-handlers')).add),
  },
  {
    method: 'patch',
    path: '/players/me/webhooks/:webhook',
    of: WEBHOOK,
    does: 'Switches it off, or on again',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/webhook-handlers')).turn),
  },
  {
    method: 'post',
    path: '/players/me/webhooks/:webhook/test',
    of: WEBHOOK,
    does: 'Sends a test message and says what became of it',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/webhook-handlers')).test),
  },
  {
    method: 'post',
    path: '/players/me/webhooks/:webhook/secret',
    of: WEBHOOK,
    does: 'Gives it a new secret; the old one signs beside it for a day',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/webhook-handlers')).renew),
  },
  {
    method: 'delete',
    path: '/players/me/webhooks/:webhook',
    of: WEBHOOK,
    does: 'Deletes it',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/webhook-handlers')).remove),
  },
]
