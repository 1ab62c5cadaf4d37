import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Deps } from '#functions/ports/deps'
import { findActor } from '#functions/use-cases/sign-in'
import { sessionToken } from './auth'
import { refusalsInWords } from './language'
import { refuse } from './respond'
import { ROUTES } from './routes'
import { limitBody, ownOriginOnly, securityHeaders } from './security'

/** The service as one application: the same in Lambda, in the local server and in tests. */
export function createApp(deps: Deps): Hono {
  const app = new Hono()
  app.use(refusalsInWords(deps))
  app.use(securityHeaders())
  app.use(ownOriginOnly(deps.settings.origin))
  app.use(limitBody())
  app.get('*', etag())
  for (const route of ROUTES) {
    app.on(route.method, route.path, async (c) => {
      const token = sessionToken(c, deps)
      const actor = token === undefined ? undefined : await findActor(deps, token)
      if (actor !== undefined) c.set('actor', actor)
      c.header('Cache-Control', 'private, no-cache')
      c.header('Vary', 'Cookie')
      const { of } = route
      const unheardOf = of && !of.form.test(c.req.param(of.param) ?? '') ? of.missing : undefined
      if (route.for === 'anybody') return unheardOf ? refuse(c, unheardOf) : route.handle(c, deps, actor)
      if (actor === undefined) return refuse(c, 'not-signed-in')
      return unheardOf ? refuse(c, unheardOf) : route.handle(c, deps, actor)
    })
  }
  app.notFound((c) => refuse(c, 'no-such-page'))
  app.onError((error, c) => {
    console.error(error)
    return refuse(c, 'internal')
  })
  return app
}
