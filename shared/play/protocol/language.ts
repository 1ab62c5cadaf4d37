/** Every page, message and refusal exists in these. */
export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The cookie that a page writes when its reader chooses a language; without it the browser's wish counts. */
export const LANGUAGE_COOKIE = 'language'

export const isLanguage = (name: string | undefined): name is Language => name === 'en' || name === 'pl'

/**
 * What an `Accept-Language` asks for: Polish if it has a higher weight than English, or the same and comes first; other
 * languages there are none in. The same rule runs before CloudFront's cache (`cdk/edge/page-request.js`).
 */
export function preferredLanguage(accepted: string | undefined): Language {
  let best: { weight: number; language: Language } = { weight: 0, language: 'en' }
  for (const range of (accepted ?? '').toLowerCase().split(',')) {
    const [, name, weight] = /^\s*(pl|en)(?:-[a-z0-9-]+)?\s*(?:;\s*q=([0-9.]+)\s*)?$/.exec(range) ?? []
    const wish = weight === undefined ? 1 : Number(weight)
    if (isLanguage(name) && wish > best.weight) best = { weight: wish, language: name }
  }
  return best.language
}
