import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { NewerVersion } from '#functions/migrations/present'
import type { Actor, Deps } from '#functions/ports/deps'
import { findActor } from '#functions/use-cases/account/sign-in'
import { LaterRefusal } from '#functions/use-cases/service-refusal'
import { loadAhead } from './ahead'
import { sessionToken } from './auth'
import { idIn } from './body'
import { isBusy } from './busy'
import { refusalsInWords } from './language'
import { limiter } from './limits'
import { throughTheEdge } from './network'
import { refuse, refused } from './respond'
import { GAME, type Route } from './route'
import { ROUTES } from './routes'
import { limitBody, ownOriginOnly, securityHeaders } from './security'
import { whileMaintained } from './standstill'

/** A table that refuses for now makes room within seconds. */
const BUSY_FOR_MS = 5_000

/** The service as one application: the same in Lambda, in the local server and in tests. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  // The content network hands answers of the API on as they are. No foreign page sends the cookie, so none can guess by sizes.
  app.use(compress())
  app.use(refusalsInWords(deps))
  app.use(securityHeaders())
  app.use(throughTheEdge(deps.settings))
  app.use(ownOriginOnly(deps.settings.origin))
  app.use(whileMaintained(deps.settings))
  app.use(limitBody())
  app.get('*', etag())
  for (const route of ROUTES) {
    const over = limiter(route)
    app.on(route.method, route.path, async (c) => {
      const token = sessionToken(c, deps)
      const { of } = route
      const name = of && (c.req.param(of.param) ?? '')
      const isHeardOf = name === undefined || of?.form.test(name)
      // Where calls are counted, one too many costs no more than the count.
      const ready = of === GAME && token && isHeardOf && !over ? loadAhead(deps, idIn(c)) : deps
      const actor = token === undefined ? undefined : await findActor(deps, token)
      if (actor !== undefined) c.set('actor', actor)
      c.header('Cache-Control', 'private, no-cache')
      // Both at once: to add one to an answer that is there builds it anew.
      c.header('Vary', 'Cookie, Accept-Encoding')
      const answer = answering(route, actor)
      if (answer === undefined) return refuse(c, 'not-signed-in')
      if (of && !isHeardOf) return refuse(c, of.missing)
      const tooOften = await over?.(c, deps, actor)
      return tooOften ? refused(c, tooOften) : answer(c, ready)
    })
  }
  app.notFound((c) => refuse(c, 'no-such-page'))
  app.onError((error, c) => {
    console.error(error)
    if (isBusy(error)) return refused(c, new LaterRefusal('too-busy', BUSY_FOR_MS))
    return refuse(c, error instanceof NewerVersion ? 'stored-by-newer' : 'internal')
  })
  return app
}

/** What answers this caller; undefined if only somebody who is signed in is answered. */
function answering(route: Route, actor: Actor | undefined) {
  if (route.for === 'anybody') return (c: Context, deps: Deps) => route.handle(c, deps, actor)
  return actor && ((c: Context, deps: Deps) => route.handle(c, deps, actor))
}
