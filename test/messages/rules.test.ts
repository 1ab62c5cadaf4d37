import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import { ASKS } from '#shared/game/engine/asks'
import { questions as english } from '#shared/messages/en/questions/index'
import { chapters as englishChapters } from '#shared/messages/en/rules/index'
import { rulesPage as englishPage } from '#shared/messages/en/rules/page'
import { hints } from '#shared/messages/pl/hints'
import { questions as polish } from '#shared/messages/pl/questions/index'
import { chapters as polishChapters } from '#shared/messages/pl/rules/index'
import { rulesPage as polishPage } from '#shared/messages/pl/rules/page'
import { coverageOf } from '#test/support/case-coverage'
import { CHAPTERS, found, neighbours, type RuleId, ruleOf } from '#web/rules/book'
import { RULE_OF_CARD, RULE_OF_REFUSAL } from '#web/rules/cited'
import { SEE_ALSO } from '#web/rules/see-also'
import { BACKGROUND } from './background-rules'

const LANGUAGES = { en: englishChapters, pl: polishChapters }
const textsOf = (chapters: typeof englishChapters): Record<string, string> =>
  Object.assign({}, ...Object.values(chapters).map(({ rules }) => rules))
const ids = CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id))
const words = (sentence: string) => sentence.split(/\s+/).filter(Boolean).length

describe('each rule that a page names can be read', () => {
  test.each([
    ['hints', Object.values(ASKS).map(({ rule }) => rule)],
    ['refusals', Object.values(RULE_OF_REFUSAL)],
    ['damage cards', Object.values(RULE_OF_CARD)],
    ['rules that point to others', [...Object.keys(SEE_ALSO), ...Object.values(SEE_ALSO).flat()]],
  ])('those of %s', (_what, cited) => {
    expect(cited.filter((id) => ruleOf(id) === undefined)).toEqual([])
  })

  test('no rule points to itself or to a neighbour twice', () => {
    for (const [id, others] of Object.entries(SEE_ALSO)) {
      expect(others, id).not.toContain(id)
      expect(new Set(others).size, id).toBe(others.length)
    }
  })
})

test('each objective is told under its number, by its name', () => {
  const told = Object.values(englishChapters.objectives.rules).map((text) => text.split(':')[0])
  expect(told.toSorted()).toEqual(expect.arrayContaining(Object.values(OBJECTIVES).map(({ name }) => name)))
})

test('what the FAQ says of a card stands under the id of that card, by its name', () => {
  for (const [id, text] of Object.entries(englishChapters.clarifications.rules)) {
    const [, card = ''] = /^FQ\.([a-z0-9-]+)\.\d+$/.exec(id) ?? []
    const name = cardName(card).replaceAll(/"(.+?)"/g, '“$1”')
    expect(text.startsWith(`${name}: `), `${id}: ${text}`).toBe(true)
  }
})

test('each rule is named where the engine keeps it, or marked as background', () => {
  const here = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  const known = new Set([
    ...coverageOf(here('shared'), here('test'), []).implemented,
    ...Object.values<string>(RULE_OF_CARD),
    ...BACKGROUND,
  ])
  expect(ids.filter((id) => !known.has(id) && !id.startsWith('FQ.'))).toEqual([])
  expect(BACKGROUND.filter((id) => ruleOf(id) === undefined)).toEqual([])
})

describe.each(Object.entries(LANGUAGES))('%s', (language, chapters) => {
  const texts = textsOf(chapters)

  test('every rule has a text, in the order of its number', () => {
    expect(Object.keys(texts)).toEqual(ids)
    for (const { rules } of Object.values(chapters)) {
      const keys = Object.keys(rules)
      expect(keys).toEqual(keys.toSorted((p, q) => p.localeCompare(q, 'en', { numeric: true })))
    }
  })

  test('no sentence is long, and each text is one sentence to four', () => {
    for (const [id, text] of Object.entries(texts)) {
      const sentences = text.split(/(?<=[.!?])\s+/)
      for (const sentence of sentences) expect(words(sentence), `${id}: ${sentence}`).toBeLessThanOrEqual(45)
      expect(sentences.length, id).toBeLessThanOrEqual(4)
      expect(text, id).toMatch(/^[“„]?\p{Lu}.*[.!?]$/su)
    }
  })

  test('a hint fits into two lines of a phone', () => {
    const { of } = language === 'en' ? english : polish
    for (const [ask, { hint }] of Object.entries(of)) expect(hint.length, `${ask}: ${hint}`).toBeLessThanOrEqual(104)
  })
})

test('Polish tells every rule in words of its own', () => {
  const english = textsOf(englishChapters)
  expect(Object.entries(textsOf(polishChapters)).filter(([id, text]) => english[id] === text)).toEqual([])
})

test('Polish does not end a line with a word of one letter', () => {
  const lonely = /(?<![\p{L}\p{N}])[aiouwz] /iu
  const all = [
    ...Object.values(textsOf(polishChapters)),
    ...Object.values(polish.of).map(({ hint }) => hint),
    ...Object.values(hints.suggestion),
    ...Object.values(polishPage).filter((text) => typeof text === 'string'),
  ]
  expect(all.filter((text) => lonely.test(text))).toEqual([])
})

test('Polish counts rules as Polish does', () => {
  expect([1, 3, 5, 22].map(polishPage.found)).toEqual([
    'Znaleziono: 1\u00a0zasada.',
    'Znaleziono: 3\u00a0zasady.',
    'Znaleziono: 5\u00a0zasad.',
    'Znaleziono: 22\u00a0zasady.',
  ])
  expect(polishPage.found(0)).toBe('Żadna zasada nie ma tych słów.')
  expect(englishPage.found(1)).toBe('1 rule found.')
})

describe('the book of rules', () => {
  const idsFound = (text: string): RuleId[] => found(text).flatMap(({ rules }) => rules.map(({ id }) => id))

  test('a rule is found by its number, by a word of it, and by several words in any order', () => {
    expect(idsFound('R8.10')).toEqual(['R8.10'])
    expect(idsFound('halves damage')).toContain('R8.10')
    expect(idsFound('DAMAGE  halves')).toContain('R8.10')
    expect(idsFound('quidditch')).toEqual([])
    expect(idsFound('  ')).toEqual(ids)
  })

  test('a rule knows its neighbours within its chapter', () => {
    const around = (id: RuleId) => {
      const rule = ruleOf(id)
      if (rule === undefined) throw new Error(id)
      const { before, after } = neighbours(rule)
      return [before?.id, after?.id]
    }
    expect(around('R8.10')).toEqual(['R8.9', 'R8.11'])
    expect(around('R8.1')).toEqual([undefined, 'R8.2'])
    expect(around('DC22')).toEqual(['DC21', undefined])
  })

  test('the letters of a number may be small', () => {
    expect(ruleOf('r8.10')?.id).toBe('R8.10')
    expect(ruleOf('R99.1')).toBeUndefined()
  })
})
