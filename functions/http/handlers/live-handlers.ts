import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { liveAddress } from '#functions/use-cases/live/live-address'
import { idIn } from '../body'
import { networkKey } from '../network'
import { reply } from '../respond'

export const address = async (c: Context, deps: Deps, actor: Actor | undefined): Promise<Response> =>
  reply(c, await liveAddress(deps, actor, networkKey(c, deps), idIn(c)))
