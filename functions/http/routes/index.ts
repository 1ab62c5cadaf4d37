import type { Route } from '../route'
import { gameRoutes } from './games'
import { invitationRoutes } from './invitations'
import { mailRoutes } from './mails'
import { playerRoutes } from './players'
import { signInRoutes } from './sign-in'

/** Every route of the service, in the order of the README. */
export const ROUTES: readonly Route[] = [
  ...signInRoutes,
  ...playerRoutes,
  ...gameRoutes,
  ...invitationRoutes,
  ...mailRoutes,
]
