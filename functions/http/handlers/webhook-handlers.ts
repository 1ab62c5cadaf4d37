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
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { newWebhook, webhookChange } from '#shared/play/protocol/request-bodies'
import { readBody } from '../body'
import { done, reply } from '../respond'

const idIn = (c: Context): string => c.req.param('webhook') ?? ''

export const list = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await listWebhooks(deps, actor))

export async function add(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, newWebhook)
  return reply(c, body instanceof ServiceRefusal ? body : await addWebhook(deps, actor, body), 201)
}

export async function turn(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, webhookChange)
  return reply(c, body instanceof ServiceRefusal ? body : await switchWebhook(deps, actor, idIn(c), body.on))
}

export const test = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await testWebhook(deps, actor, idIn(c)))

export const renew = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await renewSecret(deps, actor, idIn(c)))

export const remove = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  done(c, await removeWebhook(deps, actor, idIn(c)))
