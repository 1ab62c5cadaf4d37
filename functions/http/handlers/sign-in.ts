import type { Context } from 'hono'
import type { Deps } from '#functions/ports/deps'
import { Refused } from '#functions/use-cases/refused'
import { requestLink } from '#functions/use-cases/request-link'
import { signIn, signOut } from '#functions/use-cases/sign-in'
import { newSession, signInLink } from '#shared/protocol/requests'
import { forgetSession, keepSession, sessionToken } from '../auth'
import { readBody } from '../body'
import { askedLanguage } from '../language'
import { networkKey } from '../network'
import { done, reply } from '../respond'

export async function sendLink(c: Context, deps: Deps): Promise<Response> {
  const body = await readBody(c, signInLink)
  if (!(body instanceof Refused)) {
    const wish = { onTo: body.onTo, language: askedLanguage(c), network: networkKey(c, deps) }
    return done(c, await requestLink(deps, body.email, wish))
  }
  return reply(c, body.subject === 'email' ? new Refused('no-such-address', 'email') : body)
}

export async function enter(c: Context, deps: Deps): Promise<Response> {
  const body = await readBody(c, newSession)
  if (body instanceof Refused) return reply(c, body.subject === 'token' ? new Refused('link-expired') : body)
  const entered = await signIn(deps, body.token, body.zone, askedLanguage(c))
  if (entered instanceof Refused) return reply(c, entered)
  // The one this browser had before is nobody's any more.
  const before = sessionToken(c, deps)
  if (before !== undefined) await signOut(deps, before)
  keepSession(c, deps, entered.session)
  return reply(c, entered.signedIn, 201)
}

export async function leave(c: Context, deps: Deps): Promise<Response> {
  const token = sessionToken(c, deps)
  if (token !== undefined) await signOut(deps, token)
  forgetSession(c, deps)
  return done(c, undefined)
}
