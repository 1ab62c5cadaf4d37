import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { giveTime } from '#functions/use-cases/clock/give-time'
import { letAutopilot } from '#functions/use-cases/clock/let-autopilot'
import { nudge } from '#functions/use-cases/clock/nudge'
import { pauseGame } from '#functions/use-cases/clock/pause-game'
import { givenTime, pauseChange } from '#shared/play/protocol/request-bodies'
import { idIn, replyTo } from '../body'
import { reply } from '../respond'

export const pause = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, pauseChange, (body) => pauseGame(deps, actor, idIn(c), body))

export const ask = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await nudge(deps, actor, idIn(c)))

export const autopilot = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await letAutopilot(deps, actor, idIn(c)))

export const give = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, givenTime, (body) => giveTime(deps, actor, idIn(c), body))
