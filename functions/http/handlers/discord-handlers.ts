import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { discordState, showDiscordCode, unlinkDiscord } from '#functions/use-cases/account/discord-account'
import { done, reply } from '../respond'

export const state = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await discordState(deps, actor))

export const code = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await showDiscordCode(deps, actor), 201)

export const unlink = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  done(c, await unlinkDiscord(deps, actor))
