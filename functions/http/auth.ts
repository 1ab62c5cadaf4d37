import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#functions/ports/deps'
import { SESSION_DAYS } from '#functions/use-cases/sign-in'

/** Where the service is reached decides the name and the flags of the cookie. */
type Site = Pick<Deps, 'settings'>

const isSecure = ({ settings: { origin } }: Site): boolean => origin.startsWith('https:')

/** `__Host-` binds the cookie to this very host; browsers take that prefix over https only. */
const cookieName = (site: Site): string => (isSecure(site) ? '__Host-session' : 'session')

const flags = (site: Site) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(site) }) as const

export const sessionToken = (c: Context, site: Site): string | undefined => getCookie(c, cookieName(site))

export const keepSession = (c: Context, site: Site, token: string): void =>
  setCookie(c, cookieName(site), token, { ...flags(site), maxAge: SESSION_DAYS * 24 * 3600 })

export const forgetSession = (c: Context, site: Site): void => {
  deleteCookie(c, cookieName(site), flags(site))
}
