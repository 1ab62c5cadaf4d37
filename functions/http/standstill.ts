import type { MiddlewareHandler } from 'hono'
import type { Settings } from '#functions/ports/deps'
import { LaterRefusal } from '#functions/use-cases/service-refusal'
import { refused } from './respond'
import { isChange } from './security'

const COME_BACK_MS = 5 * 60_000

/** While the service is looked after everybody may read, and nobody may change anything: what was acknowledged stays. */
export function whileMaintained({ maintenance }: Pick<Settings, 'maintenance'>): MiddlewareHandler {
  if (!maintenance) return (_c, next) => next()
  return async (c, next) => (isChange(c) ? refused(c, new LaterRefusal('maintenance', COME_BACK_MS)) : next())
}
