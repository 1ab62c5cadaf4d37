import type { Context } from 'hono'
import { Refused } from '#functions/use-cases/refused'
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  switchWebhook,
  testWebhook,
} from '#functions/use-cases/webhooks'
import { newWebhook, webhookChange } from '#shared/protocol/requests'
import { readBody } from '../body'
import { done, reply } from '../respond'
import { type Route, WEBHOOK } from '../route'

const idIn = (c: Context): string => c.req.param('webhook') ?? ''

export const webhookRoutes: Route[] = [
  {
    method: 'get',
    path: '/players/me/webhooks',
    does: 'The own webhooks and how they fare; no secrets',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await listWebhooks(deps, actor)),
  },
  {
    method: 'post',
    path: '/players/me/webhooks',
    does: 'Adds a webhook; its secret is told here only',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, newWebhook)
      return reply(c, body instanceof Refused ? body : await addWebhook(deps, actor, body), 201)
    },
  },
  {
    method: 'patch',
    path: '/players/me/webhooks/:webhook',
    of: WEBHOOK,
    does: 'Switches it off, or on again',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, webhookChange)
      return reply(c, body instanceof Refused ? body : await switchWebhook(deps, actor, idIn(c), body.on))
    },
  },
  {
    method: 'post',
    path: '/players/me/webhooks/:webhook/test',
    of: WEBHOOK,
    does: 'Sends a test message and says what became of it',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await testWebhook(deps, actor, idIn(c))),
  },
  {
    method: 'post',
    path: '/players/me/webhooks/:webhook/secret',
    of: WEBHOOK,
    does: 'Gives it a new secret; the old one signs beside it for a day',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await renewSecret(deps, actor, idIn(c))),
  },
  {
    method: 'delete',
    path: '/players/me/webhooks/:webhook',
    of: WEBHOOK,
    does: 'Deletes it',
    for: 'signed-in',
    handle: async (c, deps, actor) => done(c, await removeWebhook(deps, actor, idIn(c))),
  },
]
