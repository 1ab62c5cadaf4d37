import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { withoutTitles } from '#test/support/card-titles'
import { literalsOf } from '#test/support/text-literals'

const MESSAGES = fileURLToPath(new URL('../../shared/messages/', import.meta.url))
const filesIn = (language: string): string[] =>
  readdirSync(`${MESSAGES}${language}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const polish = filesIn('pl')
const english = filesIn('en')
const WEB = fileURLToPath(new URL('../../web/', import.meta.url))

/** Names, letters and figures that are the same in both languages. */
const SAME = [
  ...[
    'Armada by Post',
    '· Armada by Post',
    'Armada:',
    'Discord',
    'English',
    'Polski',
    'npm run replay -- FILE',
    'Format',
    'Menu',
  ],
  ...['CR90', 'Nebulon-B', 'Victory I', 'Victory II', 'X-wing', 'TIE Fighter', 'Adept'],
  ...['Home, End', 'PgUp, PgDn', 'Enter', 'Ctrl+Z', 'Ctrl+Enter'],
]

test('every English file of messages has a Polish one, which the types compare text by text', () => {
  expect(english.filter((name) => !polish.includes(name))).toEqual([])
  const untyped = polish.filter((name) => {
    const source = readFileSync(`${MESSAGES}pl/${name}`, 'utf8')
    return !source.includes('satisfies') && !/: (Record|Tellers)</.test(source)
  })
  expect(untyped.filter((name) => !/^(rules\/|log-words)/.test(name))).toEqual([])
})

describe.each(polish)('pl/%s', (name) => {
  const path = `${MESSAGES}pl/${name}`
  const texts = literalsOf(path)
    .map(({ text }) => text.trim())
    // Two words or one long one: shorter pieces are signs, letters of units and names of the code.
    .filter((text) => /\p{L}{4}|\p{L} \p{L}/u.test(text))

  test('says nothing in the words of the English file', () => {
    const twin = `${MESSAGES}en/${name}`
    const originals = english.includes(name) ? literalsOf(twin).map(({ text }) => text.trim()) : []
    const keys = /^[a-z]+([-A-Z][a-z]*)*$/
    const left = texts.filter((text) => originals.includes(text) && !SAME.includes(text) && !keys.test(text))
    expect(left).toEqual([])
  })

  test('has no English word left in a sentence', () => {
    const word =
      /(?<![\w-])(the|and|of|is|are|you|your|with|from|ship|squadron|dice|die|token|dial|choose|this)(?![\w-])/i
    // Names of commands.
    const typed = /\b(npm run)\b/
    // The name that is printed on a card; where a card has no Polish one, it stands alone.
    const printed = /\(\p{Lu}[^()]*\)/gu
    const sentences = texts.filter((text) => text.includes(' '))
    expect(
      sentences.filter((text) => word.test(withoutTitles(text).replace(printed, '')) && !typed.test(text)),
    ).toEqual([])
  })
})

test('pages take their texts from #messages, which is the language they are built for', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  const fixed = sources.filter((name) =>
    /['"]#shared\/messages\/(en|pl)[/'"]/.test(readFileSync(`${WEB}${name}`, 'utf8')),
  )
  expect(fixed).toEqual([])
})
