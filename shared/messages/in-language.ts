import type { Language } from '#shared/play/protocol/language'
import type { Messages } from './en'

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
  pl: async () => (await import('./pl')).pl,
}

/**
 * All texts in one language, for code that writes to several readers; loaded when first needed, because most requests
 * to a fresh function need none. Pages have one language: they import `#messages/…`.
 */
export const messagesIn = (language: Language): Promise<Messages> => LOADERS[language]()
