import type { Route } from '../route'
import { exportRoutes } from './export'
import { fleetRoutes } from './fleets'
import { gameRoutes } from './games'
import { invitationRoutes } from './invitations'
import { mailRoutes } from './mails'
import { orderRoutes } from './orders'
import { playerRoutes } from './players'
import { replayRoutes } from './replay'
import { signInRoutes } from './sign-in'
import { webhookRoutes } from './webhooks'

/** Every route of the service, in the order of the README. */
export const ROUTES: readonly Route[] = [
  ...signInRoutes,
  ...playerRoutes,
  ...webhookRoutes,
  ...fleetRoutes,
  ...gameRoutes,
  ...orderRoutes,
  ...replayRoutes,
  ...exportRoutes,
  ...invitationRoutes,
  ...mailRoutes,
]
