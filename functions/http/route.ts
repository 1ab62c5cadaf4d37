import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { once } from '#functions/ports/once'
import type { ReasonCode } from '#shared/play/protocol/reasons'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** An id in an address: its form, and the answer where nothing is called so. */
export interface NamedThing {
  param: string
  form: RegExp
  missing: ReasonCode
}
const HEX_ID = /^[0-9a-f]{32}$/
export const GAME: NamedThing = { param: 'id', form: HEX_ID, missing: 'no-such-game' }
export const FLEET: NamedThing = { param: 'id', form: HEX_ID, missing: 'no-such-fleet' }
export const INVITATION: NamedThing = { param: 'code', form: /^[A-Za-z0-9_-]{1,64}$/, missing: 'no-such-invitation' }
const OWN_ID = /^[A-Za-z0-9][A-Za-z0-9._:+#-]{0,79}$/
export const PLAN: NamedThing = { param: 'plan', form: OWN_ID, missing: 'no-such-plan' }
export const CARD: NamedThing = {
  param: 'card',
  form: /^[A-Za-z0-9][A-Za-z0-9._:+#@-]{0,79}$/,
  missing: 'not-switchable',
}
export const LEAVE: NamedThing = { param: 'leave', form: /^[0-9a-f]{16}$/, missing: 'no-such-leave' }
export const WEBHOOK: NamedThing = { param: 'webhook', form: /^[0-9a-f]{16}$/, missing: 'no-such-webhook' }
export const MAILS_KEY: NamedThing = { param: 'key', form: HEX_ID, missing: 'no-such-page' }
export const PLAYER: NamedThing = { param: 'player', form: HEX_ID, missing: 'no-such-page' }

interface RouteDescription {
  method: Method
  path: string
  /** What `path` names; an id of another form is refused before any store is asked for it. */
  of?: NamedThing
  /** One line for the table of routes in functions/README.md. */
  does: string
}
interface OpenRoute extends RouteDescription {
  for: 'anybody'
  handle: (c: Context, deps: Deps, actor: Actor | undefined) => Promise<Response>
}
interface PlayersRoute extends RouteDescription {
  for: 'signed-in'
  handle: (c: Context, deps: Deps, actor: Actor) => Promise<Response>
}

/**
 * What answers a route, loaded with the first request to it: a cold start reads and compiles every byte that it loads, and
 * needs the engine, the cards or the forms of bodies for few requests.
 */
export function later<Asked extends unknown[]>(
  load: () => Promise<(...asked: Asked) => Promise<Response>>,
): (...asked: Asked) => Promise<Response> {
  const loaded = once(load)
  return async (...asked) => (await loaded())(...asked)
}

/** A route as data: `app.ts` serves it and `describe.ts` prints it, so neither can forget one. */
export type Route = OpenRoute | PlayersRoute
