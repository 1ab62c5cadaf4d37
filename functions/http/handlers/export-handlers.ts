import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { exportGame } from '#functions/use-cases/read/export-game'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { idIn } from '../body'
import { reply } from '../respond'

/** The same for everybody, and of a game that is over: the content network need not ask again for a day. */
const FOR_ALL = 'public, max-age=86400'

export async function exported(c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> {
  const game = await exportGame(deps, actor, idIn(c))
  if (!(game instanceof ServiceRefusal)) {
    c.header('Cache-Control', FOR_ALL)
    c.header('Vary', 'Accept-Encoding')
  }
  return reply(c, game)
}
