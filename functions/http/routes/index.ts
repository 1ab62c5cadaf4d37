import type { Route } from '../route'
import { calendarRoutes } from './calendar-routes'
import { discordRoutes } from './discord-routes'
import { exportRoutes } from './export-routes'
import { fleetRoutes } from './fleet-routes'
import { gameRoutes } from './game-routes'
import { invitationRoutes } from './invitation-routes'
import { mailRoutes } from './mail-routes'
import { orderRoutes } from './order-routes'
import { playerRoutes } from './player-routes'
import { replayRoutes } from './replay-routes'
import { signInRoutes } from './sign-in-routes'
import { webhookRoutes } from './webhook-routes'

/** Every route of the service, in the order of functions/README.md. */
export const ROUTES: readonly Route[] = [
  ...signInRoutes,
  ...playerRoutes,
  ...webhookRoutes,
  ...discordRoutes,
  ...calendarRoutes,
  ...fleetRoutes,
  ...gameRoutes,
  ...orderRoutes,
  ...replayRoutes,
  ...exportRoutes,
  ...invitationRoutes,
  ...mailRoutes,
]
