import { Refused } from '#functions/use-cases/refused'
import { requestLink } from '#functions/use-cases/request-link'
import { signIn, signOut } from '#functions/use-cases/sign-in'
import { newSession, signInLink } from '#shared/protocol/requests'
import { forgetSession, keepSession, sessionToken } from '../auth'
import { readBody } from '../body'
import { askedLanguage } from '../language'
import { done, reply } from '../respond'
import type { Route } from '../route'

export const signInRoutes: Route[] = [
  {
    method: 'post',
    path: '/sign-in-links',
    does: 'Sends a one-time link to an address; the answer is the same whether the address is known',
    for: 'anybody',
    handle: async (c, deps) => {
      const body = await readBody(c, signInLink)
      if (!(body instanceof Refused)) return done(c, await requestLink(deps, body.email, body.onTo, askedLanguage(c)))
      return reply(c, body.subject === 'email' ? new Refused('no-such-address', 'email') : body)
    },
  },
  {
    method: 'post',
    path: '/sessions',
    does: 'Signs in with the token of a link, which is used up by this',
    for: 'anybody',
    handle: async (c, deps) => {
      const body = await readBody(c, newSession)
      if (body instanceof Refused) return reply(c, body.subject === 'token' ? new Refused('link-expired') : body)
      const entered = await signIn(deps, body.token, body.zone, askedLanguage(c))
      if (entered instanceof Refused) return reply(c, entered)
      keepSession(c, deps, entered.session)
      return reply(c, entered.signedIn, 201)
    },
  },
  {
    method: 'delete',
    path: '/sessions',
    does: 'Signs out',
    for: 'anybody',
    handle: async (c, deps) => {
      const token = sessionToken(c, deps)
      if (token !== undefined) await signOut(deps, token)
      forgetSession(c, deps)
      return done(c, undefined)
    },
  },
]
