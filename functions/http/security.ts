import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { MAX_BODY_BYTES } from './body'
import { refuse } from './respond'

/** Scripts, styles and data from this site only; nothing may frame it, no plugin, no form to elsewhere. */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // Positions in an SVG and progress bars are set as style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** Headers of every answer. Links in mails lead here, so the address of a page is told to nobody. */
export const securityHeaders = (): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  })

/**
 * A request that changes something must come from this site's own pages or from a program that sends no browser
 * headers. With a browser's `Origin` it must be ours; without, `Sec-Fetch-Site` must not say otherwise.
 */
export const ownOriginOnly =
  (origin: string): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const from = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const ours = from === undefined ? site === undefined || site === 'same-origin' : from === origin
    return ours ? next() : refuse(c, 'wrong-origin')
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
