import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'

export type Method = 'get' | 'post' | 'patch' | 'delete'

interface Described {
  method: Method
  path: string
  /** One line for the table of routes in the README. */
  does: string
}
interface OpenRoute extends Described {
  for: 'anybody'
  handle: (c: Context, deps: Deps, actor: Actor | undefined) => Promise<Response>
}
interface PlayersRoute extends Described {
  for: 'signed-in'
  handle: (c: Context, deps: Deps, actor: Actor) => Promise<Response>
}

/** A route as data: `app.ts` serves it and `describe.ts` prints it, so neither can forget one. */
export type Route = OpenRoute | PlayersRoute
