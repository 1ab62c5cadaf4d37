import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Actor, Deps } from '#functions/ports/deps'
import { languageOf } from '#functions/use-cases/account/profile'
import { messagesIn } from '#shared/messages/in-language'
import { LANGUAGE_COOKIE, type Language, preferredLanguage } from '#shared/play/protocol/language'
import { REASONS } from '#shared/play/protocol/reasons'
import type { ErrorBody } from '#shared/play/protocol/responses'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who is signed in. */
    actor?: Actor
  }
}

/** The language of a page: the one that was chosen on this device, else the one the browser asks for. */
export function pageLanguage(c: Context): Language {
  const chosen = getCookie(c, LANGUAGE_COOKIE)
  if (chosen !== undefined) return chosen === 'pl' ? 'pl' : 'en'
  return askedLanguage(c)
}

/** The language a program asks for; our own pages say in each request which one they are in. */
export const askedLanguage = (c: Context): Language => preferredLanguage(c.req.header('Accept-Language'))

/** The language of the signed-in player, else the one that is asked for. Reads the player: only where words are needed. */
export async function readersLanguage(c: Context, deps: Pick<Deps, 'players'>): Promise<Language> {
  const actor = c.get('actor')
  const player = actor && (await deps.players.load(actor.player))
  return player ? languageOf(player) : askedLanguage(c)
}

/** Gives each refusal its sentence, in the language of its reader. */
export function refusalsInWords(deps: Pick<Deps, 'players'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const refused = c.get('refused')
    if (refused === undefined) return
    // What went wrong may be the store itself: then nobody is looked up in it.
    const language = refused.code === 'internal' ? askedLanguage(c) : await readersLanguage(c, deps)
    const { refusals } = await messagesIn(language)
    const body: ErrorBody = { ...refused, message: refusals[refused.code] }
    c.res = c.json(body, REASONS[refused.code])
    c.header('Content-Language', language)
  }
}
