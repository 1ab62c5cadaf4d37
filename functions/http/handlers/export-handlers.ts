import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { exportGame } from '#functions/use-cases/read/export-game'
import { idIn } from '../body'
import { reply } from '../respond'

export const exported = async (c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> =>
  reply(c, await exportGame(deps, actor, idIn(c)))
