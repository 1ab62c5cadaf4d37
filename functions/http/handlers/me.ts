import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { readMe } from '#functions/use-cases/players'
import { reply } from '../respond'

export const me = async (c: Context, deps: Deps, actor: Actor): Promise<Response> => reply(c, await readMe(deps, actor))
