import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import { listVersions, readVersion } from '#functions/use-cases/fleets/fleet-versions'
import {
  copyFleet,
  createFleet,
  listFleets,
  readFleet,
  removeFleet,
  saveFleet,
} from '#functions/use-cases/fleets/own-fleets'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { fleetChange, fleetCopy, fleetRemoval, newFleet } from '#shared/play/protocol/fleets'
import { idIn, readBody, replyTo } from '../body'
import { done, reply } from '../respond'

/** Number of a version; 0, which none has, for all that is no number. */
function versionIn(c: Context): number {
  const version = c.req.param('version') ?? ''
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0
}

export const list = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await listFleets(deps, actor))

export const create = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, newFleet, (body) => createFleet(deps, actor, body), 201)

export const read = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await readFleet(deps, actor, idIn(c)))

export const save = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, fleetChange, (body) => saveFleet(deps, actor, idIn(c), body))

export const copy = (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  replyTo(c, fleetCopy, (body) => copyFleet(deps, actor, idIn(c), body), 201)

export async function remove(c: Context, deps: Deps, actor: Actor): Promise<Response> {
  const body = await readBody(c, fleetRemoval)
  return done(c, body instanceof ServiceRefusal ? body : await removeFleet(deps, actor, idIn(c), body))
}

export const versions = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await listVersions(deps, actor, idIn(c)))

export const version = async (c: Context, deps: Deps, actor: Actor): Promise<Response> =>
  reply(c, await readVersion(deps, actor, idIn(c), versionIn(c)))
