import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { calendarState, deadlinesFor, endCalendar, renewCalendar } from '#functions/use-cases/account/calendar'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { done, refused, reply } from '../respond'

export const state = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await calendarState(deps, actor))

export const renew = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await renewCalendar(deps, actor), 201)

export const end = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  done(c, await endCalendar(deps, actor))

export async function feed(c: Context, deps: Deps): Promise<Response> {
  const text = await deadlinesFor(deps, c.req.param('player') ?? '', c.req.param('key') ?? '')
  if (text instanceof ServiceRefusal) return refused(c, text)
  return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
}
