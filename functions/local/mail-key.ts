import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { refuse } from '#functions/http/respond'
import { isSecret } from '#functions/use-cases/token'

const COOKIE = 'armada-mails'

/**
 * Mails hold links that sign in. A client behind a proxy cannot be told from this machine for certain, so the mails of a
 * service that others reach are shown by a key, which only who started it knows; a cookie keeps it.
 */
export const byKey =
  (key: string): MiddlewareHandler =>
  async (c, next) => {
    const shown = c.req.query('key')
    if (shown !== undefined && isSecret(shown, key)) {
      setCookie(c, COOKIE, key, { httpOnly: true, sameSite: 'Strict', path: '/mail' })
      return c.redirect(c.req.path)
    }
    return isSecret(getCookie(c, COOKIE) ?? '', key) ? next() : refuse(c, 'no-such-page')
  }
