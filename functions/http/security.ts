import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { MAX_BODY_BYTES } from './body'
import { refuse } from './respond'

/** Scripts, styles and data from this site only; nothing may frame it, no plugin, no form to elsewhere. */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  // To browsers the live channel of this host is part of it, too.
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // No text becomes markup but by the one policy of the framework, whose templates are constants.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['svelte-trusted-html'],
}

/** What a page could ask its reader for, and none of ours does. */
export const PERMISSIONS_POLICY: { [feature: string]: string[] } = {
  camera: [],
  microphone: [],
  geolocation: [],
  payment: [],
  usb: [],
}

/**
 * Headers of every answer. Links in mails lead here, so browsers tell nobody the address of a page, and no search
 * engine keeps what anybody with the link may read.
 */
export function securityHeaders(): MiddlewareHandler {
  const set = secureHeaders({
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    permissionsPolicy: PERMISSIONS_POLICY,
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  })
  return async (c, next) => {
    await set(c, next)
    c.res.headers.set('X-Robots-Tag', 'noindex')
    // Secrets are told once, and sessions begin: no copy of that stays anywhere.
    if (isChange(c)) c.res.headers.set('Cache-Control', 'no-store')
  }
}

export const isChange = ({ req: { method } }: Context): boolean => method !== 'GET' && method !== 'HEAD'

/**
 * A request that changes something must come from this site's own pages or from a program that sends no browser
 * headers. With a browser's `Origin` it must be ours; without, `Sec-Fetch-Site` must not say otherwise. A form on a page
 * that tells its address to nobody comes with the origin `null`: there `Sec-Fetch-Site` must say that it is ours.
 */
export const ownOriginOnly =
  (origin: string): MiddlewareHandler =>
  async (c, next) => {
    if (!isChange(c)) return next()
    const from = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isOurs = site === 'same-origin' || (from === undefined && site === undefined)
    return (from === undefined || from === 'null' ? isOurs : from === origin) ? next() : refuse(c, 'wrong-origin')
  }

/** A body whose length is told is not read for this: to count one as it streams in costs more than all the rest of a request. */
export function limitBody(): MiddlewareHandler {
  const onError = (c: Context) => refuse(c, 'too-large')
  const counting = bodyLimit({ maxSize: MAX_BODY_BYTES, onError })
  return (c, next) => {
    const told = c.req.header('content-length')
    if (told === undefined || c.req.header('transfer-encoding') !== undefined) return counting(c, next)
    return Number(told) <= MAX_BODY_BYTES ? next() : Promise.resolve(onError(c))
  }
}
