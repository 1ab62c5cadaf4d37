import { INVITATION, later, type Route } from '../route'

export const invitationRoutes: Route[] = [
  {
    method: 'get',
    path: '/invitations/:code',
    of: INVITATION,
    does: 'What an invitation is to',
    for: 'anybody',
    handle: later(async () => (await import('#functions/http/handlers/invitation-handlers')).read),
  },
  {
    method: 'post',
    path: '/invitations/:code',
    of: INVITATION,
    does: 'Takes the free seat with a wish and a salt; the game begins, unless fleets are still to be brought',
    for: 'signed-in',
    handle: later(async () => (await import('#functions/http/handlers/invitation-handlers')).accept),
  },
]
