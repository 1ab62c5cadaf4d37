import type { Language } from '#shared/protocol/language'
import type { Messages } from './en'

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
  pl: async () => (await import('./pl')).pl,
}

/**
 * All texts in one language, for whoever words something for several readers; loaded when first needed, as most requests
 * to a fresh function need none. Pages have one language: they import `#messages/…`.
 */
export const messagesIn = (language: Language): Promise<Messages> => LOADERS[language]()
