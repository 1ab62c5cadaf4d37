import type { Language } from '#shared/protocol/language'
import { en, type Messages } from './en'
import { pl } from './pl'

const MESSAGES: Record<Language, Messages> = { en, pl }

/** All texts in one language, for whoever words something for several readers. Pages have one: they import `#messages/…`. */
export const messagesIn = (language: Language): Messages => MESSAGES[language]
