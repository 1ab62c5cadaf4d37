import type { Context } from 'hono'
import type { Deps } from '#functions/ports/deps'
import { signIn, signInByCode, signOut } from '#functions/use-cases/account/sign-in'
import { sendSignInLink } from '#functions/use-cases/account/sign-in-link'
import { ServiceRefusal } from '#functions/use-cases/service-refusal'
import { newSession, newSessionByCode, signInLink } from '#shared/play/protocol/request-bodies'
import { askingToken, forgetAsking, forgetSession, keepAsking, keepSession, sessionToken } from '../auth'
import { readBody } from '../body'
import { askedLanguage } from '../language'
import { networkKey } from '../network'
import { done, reply } from '../respond'

export async function sendLink(c: Context, deps: Deps): Promise<Response> {
  const body = await readBody(c, signInLink)
  if (!(body instanceof ServiceRefusal)) {
    const wish = { onTo: body.onTo, language: askedLanguage(c), network: networkKey(c, deps) }
    const sent = await sendSignInLink(deps, body.email, wish)
    if (sent instanceof ServiceRefusal) return reply(c, sent)
    keepAsking(c, deps, sent.asking)
    return done(c, undefined)
  }
  return reply(c, body.subject === 'email' ? new ServiceRefusal('no-such-address', 'email') : body)
}

export async function enter(c: Context, deps: Deps): Promise<Response> {
  const body = await readBody(c, newSession)
  if (body instanceof ServiceRefusal)
    return reply(c, body.subject === 'token' ? new ServiceRefusal('link-expired') : body)
  return entered(c, deps, await signIn(deps, body.token, { zone: body.zone, language: askedLanguage(c) }))
}

export async function enterByCode(c: Context, deps: Deps): Promise<Response> {
  const body = await readBody(c, newSessionByCode)
  if (body instanceof ServiceRefusal)
    return reply(c, body.subject === 'code' ? new ServiceRefusal('wrong-code', 'code') : body)
  const device = { zone: body.zone, language: askedLanguage(c) }
  return entered(c, deps, await signInByCode(deps, askingToken(c, deps), body.code, device))
}

async function entered(c: Context, deps: Deps, by: Awaited<ReturnType<typeof signIn>>): Promise<Response> {
  if (by instanceof ServiceRefusal) return reply(c, by)
  // The one this browser had before is nobody's any more.
  const before = sessionToken(c, deps)
  if (before !== undefined) await signOut(deps, before)
  keepSession(c, deps, by.session)
  if (askingToken(c, deps) !== undefined) forgetAsking(c, deps)
  return reply(c, by.signedIn, 201)
}

export async function leave(c: Context, deps: Deps): Promise<Response> {
  const token = sessionToken(c, deps)
  if (token !== undefined) await signOut(deps, token)
  forgetSession(c, deps)
  return done(c, undefined)
}
