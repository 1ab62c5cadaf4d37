import { signInMail } from '#functions/mail/sign-in-mail'
import type { Deps } from '#functions/ports/deps'
import { faultLine } from '#functions/ports/fault-line'
import { LaterRefusal, type ServiceRefusal } from '#functions/use-cases/service-refusal'
import { askingOf, codeHash, codeOf, hashOf, newToken, sameAddress } from '#functions/use-cases/token'
import { type Limit, tooOften } from '#functions/use-cases/too-often'
import type { Language } from '#shared/play/protocol/language'

export const LINK_MINUTES = 15
/** After a mail that did not go out. */
const TRY_AGAIN_MS = 60_000
/** Links to one mail address that are asked for in one place … */
const FROM_ONE_PLACE: Limit = { most: 5, minutes: 60 }
/** … and in all places: a stranger elsewhere does not easily use them up for its owner. */
const TO_ONE_ADDRESS: Limit = { most: 30, minutes: 60 }

export interface LinkOptions {
  /** Where to go on after signing in. */
  onTo?: string | undefined
  language?: Language
  /** By what callers from different places are told apart, if they can be. */
  network?: string | undefined
}

/**
 * Sends a link that signs in once, and a code that does so in the browser that asked: mails are read on other devices,
 * and within programs that forget a session. What happens does not depend on whether the address is known: a player is made when
 * the first link is used, not before. The mail is in the language of the page where it was asked for.
 * @returns the secret that the asking browser keeps beside the code
 */
export async function sendSignInLink(
  deps: Pick<Deps, 'players' | 'clock' | 'entropy' | 'mailer' | 'settings'>,
  address: string,
  { onTo, language = 'en', network = 'here' }: LinkOptions = {},
): Promise<{ asking: string } | ServiceRefusal> {
  const email = sameAddress(address)
  const key = `links#${hashOf(email)}`
  // In this order, so that what is refused in one place counts nowhere else.
  const over =
    (await tooOften(deps, `${key}#${network}`, FROM_ONE_PLACE)) ?? (await tooOften(deps, key, TO_ONE_ADDRESS))
  if (over) return over
  const now = deps.clock.now()
  const token = newToken(deps.entropy)
  const link = {
    email,
    created: now,
    expiresAt: now + LINK_MINUTES * 60_000,
    ...(onTo === undefined ? {} : { onTo }),
  }
  await deps.players.putLink(hashOf(token), link)
  const [asking, code] = [askingOf(token), codeOf(token)]
  await deps.players.putCode(codeHash(asking, code), { link: hashOf(token), expiresAt: link.expiresAt })
  const { origin } = deps.settings
  const mail = await signInMail({ email, token, code, minutes: LINK_MINUTES, origin, language })
  try {
    await deps.mailer.send(mail)
  } catch (error) {
    console.error('a sign-in mail was not sent', faultLine(error))
    // What did not go out was no try of its asker.
    for (const counted of [`${key}#${network}`, key]) await deps.players.uncount(counted)
    return new LaterRefusal('mail-not-sent', TRY_AGAIN_MS)
  }
  return { asking }
}
