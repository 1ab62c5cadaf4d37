import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#functions/ports/deps'
import { SESSION_DAYS } from '#functions/use-cases/account/sign-in'
import { LINK_MINUTES } from '#functions/use-cases/account/sign-in-link'

/** Where the service is reached decides the name and the flags of the cookie. */
type Site = Pick<Deps, 'settings'>

const isSecure = ({ settings: { origin } }: Site): boolean => origin.startsWith('https:')

/** `__Host-` binds the cookie to this very host; browsers take that prefix over https only. */
const cookieName = (site: Site, name: 'session' | 'asking'): string => (isSecure(site) ? `__Host-${name}` : name)

const flags = (site: Site) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(site) }) as const

export const sessionToken = (c: Context, site: Site): string | undefined => getCookie(c, cookieName(site, 'session'))

export const keepSession = (c: Context, site: Site, token: string): void =>
  setCookie(c, cookieName(site, 'session'), token, { ...flags(site), maxAge: SESSION_DAYS * 24 * 3600 })

export const forgetSession = (c: Context, site: Site): void => {
  deleteCookie(c, cookieName(site, 'session'), flags(site))
}

/** What a browser asked a code with: until the code is too old, and for nobody but the service. */
export const askingToken = (c: Context, site: Site): string | undefined => getCookie(c, cookieName(site, 'asking'))

export const keepAsking = (c: Context, site: Site, token: string): void =>
  setCookie(c, cookieName(site, 'asking'), token, { ...flags(site), maxAge: LINK_MINUTES * 60 })

export const forgetAsking = (c: Context, site: Site): void => {
  deleteCookie(c, cookieName(site, 'asking'), flags(site))
}
