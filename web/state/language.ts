import { site } from '#messages/site'
import { LANGUAGE_COOKIE, type Language } from '#shared/play/protocol/language'

const YEAR_S = 365 * 24 * 3600

/** Whether the reader chose a language on this device. */
export const isChosen = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))

/** Switches the pages to this language; reloads the open one if it is in another. */
export function speak(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  // Without cookies the same page would reload for ever.
  if (language !== site.language && isChosen()) location.reload()
}
