import { signInMail } from '#functions/mail/sign-in-mail'
import type { Deps } from '#functions/ports/deps'
import type { Language } from '#shared/protocol/language'
import { Refused } from './refused'
import { hashOf, newToken, sameAddress } from './token'

export const LINK_MINUTES = 15
/** Links that one address may ask for within an hour of the first. */
export const LINKS_PER_HOUR = 5
const HOUR_MS = 3_600_000

/**
 * Sends a link that signs in once. What happens does not depend on whether the address is known: a player is made when
 * the first link is used, not before. The mail is in the language of the page where it was asked for.
 */
export async function requestLink(
  deps: Pick<Deps, 'players' | 'clock' | 'entropy' | 'mailer' | 'settings'>,
  address: string,
  onTo?: string,
  language: Language = 'en',
): Promise<Refused | undefined> {
  const email = sameAddress(address)
  const now = deps.clock.now()
  const asked = await deps.players.count(`links#${hashOf(email)}`, now, now + HOUR_MS)
  if (asked > LINKS_PER_HOUR) return new Refused('too-many-requests')
  const token = newToken(deps.entropy)
  const link = {
    email,
    created: now,
    expiresAt: now + LINK_MINUTES * 60_000,
    ...(onTo === undefined ? {} : { onTo }),
  }
  await deps.players.putLink(hashOf(token), link)
  const { origin } = deps.settings
  await deps.mailer.send(await signInMail({ email, token, minutes: LINK_MINUTES, origin, language }))
  return undefined
}
