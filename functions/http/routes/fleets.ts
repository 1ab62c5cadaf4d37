import type { Context } from 'hono'
import { listVersions, readVersion } from '#functions/use-cases/fleet-versions'
import { copyFleet, createFleet, listFleets, readFleet, removeFleet, saveFleet } from '#functions/use-cases/fleets'
import { Refused } from '#functions/use-cases/refused'
import { fleetChange, fleetCopy, fleetRemoval, newFleet } from '#shared/protocol/fleets'
import { readBody } from '../body'
import { done, reply } from '../respond'
import { FLEET, type Route } from '../route'

const idIn = (c: Context): string => c.req.param('id') ?? ''

/** Number of a version; 0, which none has, for whatever is no number. */
function versionIn(c: Context): number {
  const version = c.req.param('version') ?? ''
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0
}

export const fleetRoutes: Route[] = [
  {
    method: 'get',
    path: '/fleets',
    does: 'The own saved fleets, last changed first',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await listFleets(deps, actor)),
  },
  {
    method: 'post',
    path: '/fleets',
    does: 'Saves a new fleet, finished or not',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, newFleet)
      return reply(c, body instanceof Refused ? body : await createFleet(deps, actor, body), 201)
    },
  },
  {
    method: 'get',
    path: '/fleets/:id',
    of: FLEET,
    does: 'An own fleet; to others it does not exist',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await readFleet(deps, actor, idIn(c))),
  },
  {
    method: 'put',
    path: '/fleets/:id',
    of: FLEET,
    does: 'Changes the version it names; refused if there is a newer one',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, fleetChange)
      return reply(c, body instanceof Refused ? body : await saveFleet(deps, actor, idIn(c), body))
    },
  },
  {
    method: 'post',
    path: '/fleets/:id/copy',
    of: FLEET,
    does: 'Makes a new fleet of it',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, fleetCopy)
      return reply(c, body instanceof Refused ? body : await copyFleet(deps, actor, idIn(c), body), 201)
    },
  },
  {
    method: 'delete',
    path: '/fleets/:id',
    of: FLEET,
    does: 'Deletes it with all its versions, if the body names the newest',
    for: 'signed-in',
    handle: async (c, deps, actor) => {
      const body = await readBody(c, fleetRemoval)
      return done(c, body instanceof Refused ? body : await removeFleet(deps, actor, idIn(c), body))
    },
  },
  {
    method: 'get',
    path: '/fleets/:id/versions',
    of: FLEET,
    does: 'Its versions, newest first, at most 50',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await listVersions(deps, actor, idIn(c))),
  },
  {
    method: 'get',
    path: '/fleets/:id/versions/:version',
    of: FLEET,
    does: 'The fleet as it was at a version; `PUT` of the same restores it',
    for: 'signed-in',
    handle: async (c, deps, actor) => reply(c, await readVersion(deps, actor, idIn(c), versionIn(c))),
  },
]
