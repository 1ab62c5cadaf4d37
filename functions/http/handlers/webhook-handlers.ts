import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  renewSecret,
  switchWebhook,
  testWebhook,
} from '#functions/use-cases/account/webhooks'
import { newWebhook, webhookChange } from '#shared/play/protocol/request-bodies'
import { replyTo } from '../body'
import { done, reply } from '../respond'

const idIn = (c: Context): string => c.req.param('webhook') ?? ''

export const list = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await listWebhooks(deps, actor))

export const add = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, newWebhook, (body) => addWebhook(deps, actor, body), 201)

export const turn = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, webhookChange, (body) => switchWebhook(deps, actor, idIn(c), body.on))

export const test = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await testWebhook(deps, actor, idIn(c)))

export const renew = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await renewSecret(deps, actor, idIn(c)))

export const remove = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  done(c, await removeWebhook(deps, actor, idIn(c)))
