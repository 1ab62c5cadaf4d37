import type { Context } from 'hono'
import type { Actor, Deps } from '#functions/ports/deps'
import type { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { EDITS, type Limit, tooOften } from '#functions/use-cases/too-often'
import { networkKey } from './network'
import type { Route } from './route'

interface RouteLimit extends Limit {
  /** Routes of one name are counted together. */
  name: string
  of: 'person' | 'network'
}

const edits: RouteLimit = { ...EDITS, name: 'edits', of: 'person' }
/** Each writes the row of the player. */
const ownRow: RouteLimit = { name: 'profile', of: 'person', most: 100, minutes: 60 }

/** How often one caller may ask; all of a person's devices together, all callers of a network that are not signed in. */
export const LIMITS: Readonly<Record<string, RouteLimit>> = {
  'POST /sign-in-links': { name: 'links', of: 'network', most: 60, minutes: 60 },
  'POST /sessions': { name: 'sessions', of: 'network', most: 200, minutes: 60 },
  'POST /sessions/by-code': { name: 'sessions', of: 'network', most: 200, minutes: 60 },
  'PATCH /players/me': ownRow,
  'DELETE /players/me/webhooks/:webhook': ownRow,
  'POST /players/me/leave': ownRow,
  'DELETE /players/me/leave/:leave': ownRow,
  'POST /players/me/calendar': ownRow,
  'DELETE /players/me/calendar': ownRow,
  'POST /games': { name: 'games', of: 'person', most: 100, minutes: 60 },
  'POST /invitations/:code': { name: 'joins', of: 'person', most: 100, minutes: 60 },
  'POST /games/:id/fleet': edits,
  'PUT /games/:id/orders': edits,
  'PUT /games/:id/plans': edits,
  'POST /games/:id/cards/:card/switch': edits,
  'POST /games/:id/pause': edits,
  'POST /games/:id/time': edits,
  'POST /games/:id/nudge': edits,
  'POST /games/:id/autopilot': edits,
  // A page that is open asks six times an hour; it asks anew wherever it is opened.
  'POST /games/:id/live': { name: 'live', of: 'network', most: 1200, minutes: 60 },
  'POST /games/:id/preview': { name: 'previews', of: 'person', most: 600, minutes: 10 },
}

const LEGAL_ANSWER = 'Each needs a legal answer to an open question, once; what is refused only reads'
const IN_USE_CASE = 'Bounded in its use case, which counts only what would be done'
const ONCE = 'A game ends once; what is refused only reads'

/** The other routes that change something, each with what bounds it otherwise. */
export const UNLIMITED: Readonly<Record<string, string>> = {
  'DELETE /sessions': 'Everybody may leave at any time; to count costs as much as to delete a row',
  'POST /players/me/webhooks': IN_USE_CASE,
  'PATCH /players/me/webhooks/:webhook': IN_USE_CASE,
  'POST /players/me/webhooks/:webhook/test': IN_USE_CASE,
  'POST /players/me/webhooks/:webhook/secret': IN_USE_CASE,
  'POST /players/me/discord/code': IN_USE_CASE,
  'DELETE /players/me/discord': 'There are no more links to end than were made',
  'POST /discord/interactions':
    'Discord signs each; a false one costs one look at its signature, and links are bounded in the use case',
  'POST /fleets': IN_USE_CASE,
  'POST /fleets/:id/copy': IN_USE_CASE,
  'PUT /fleets/:id': IN_USE_CASE,
  'DELETE /fleets/:id': 'There are no more to delete than were made',
  'POST /games/:id/decisions': LEGAL_ANSWER,
  'POST /games/:id/answer-by-order': LEGAL_ANSWER,
  'POST /games/:id/plans/:plan/play': LEGAL_ANSWER,
  'POST /games/:id/resign': ONCE,
  'DELETE /games/:id': 'A game is withdrawn once, and nobody comes back to one that they left',
  'POST /games/:id/claim': ONCE,
  'POST /mails/:key': 'Mail programs of many people call it from few addresses; an unknown key only reads',
}

/** Refuses what one caller asks for too often; undefined: the route has no limit of its own. */
export function limiter({ method, path }: Route) {
  const limit = LIMITS[`${method.toUpperCase()} ${path}`]
  if (limit === undefined) return undefined
  return async (c: Context, deps: Deps, actor: Actor | undefined): Promise<ServiceRefusal | undefined> => {
    const caller = limit.of === 'person' ? actor?.player : networkKey(c, deps)
    return caller === undefined ? undefined : tooOften(deps, `${limit.name}#${limit.of}#${caller}`, limit)
  }
}
