import { readFileSync } from 'node:fs'
import { readChapter } from '#shared/rules/chapter'
import { filesIn, type LoadedCase } from './case-files'

const RULE = /\b(?:RL|R\d+|(?<!})L\d+)\.\d+[a-z]?(?:\s?[–-]\s?(?:[LR]\d+\.|RL\.)?\d+(?![\d.]))?/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm
/** Of a test, or of one that is begun with a table: the table may hold whatever it likes. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])([\s\S]*?)\1/g

/** `R10.23–R10.25` and `R10.23-25` name three rules. */
export function ruleIds(text: string): string[] {
  return (text.match(RULE) ?? []).flatMap((found) => {
    const [first = '', last] = found.split(/\s?[–-]\s?/)
    if (last === undefined) return [first]
    const [section = '', from = ''] = first.split('.')
    const to = Number(last.split('.').at(-1))
    return Array.from({ length: Math.max(1, to - Number(from) + 1) }, (_, i) => `${section}.${Number(from) + i}`)
  })
}

export interface Coverage {
  /** Named in a comment in `shared/`. */
  implemented: string[]
  /** Of those, named by a case or in the title of a test. */
  covered: string[]
  uncovered: string[]
}

export function coverageOf(sources: string, tests: string, cases: readonly LoadedCase[]): Coverage {
  const implemented = new Set(
    filesIn(sources, '.ts').flatMap((path) => commentsIn(readFileSync(path, 'utf8')).flatMap(ruleIds)),
  )
  const shown = new Set([...cases.flatMap(({ file }) => file?.rules ?? []), ...titles(tests).flatMap(ruleIds)])
  const ids = [...implemented].sort(byNumber)
  return {
    implemented: ids,
    covered: ids.filter((id) => shown.has(id)),
    uncovered: ids.filter((id) => !shown.has(id)),
  }
}

/** Statements about one card: DC and OB of damage cards and objectives, FQ of the FAQ about a card. */
const OF_A_CARD = /\b(?:DC\d+|OB\d+|FQ\.[a-z0-9-]+\.\d+)\b/g
const STATEMENT = /^- \*\*([^*]+)\*\*/gm

/**
 * The statements about cards that the rulebook makes to players, and those of them that no case and no title of a test
 * names; apart from them those that it only keeps, for a campaign.
 */
export function cardStatements(
  rulebook: string,
  tests: string,
  cases: readonly LoadedCase[],
): Record<'all' | 'missing' | 'kept', string[]> {
  const pages = filesIn(rulebook, '.md').map((path) => readFileSync(path, 'utf8'))
  const ofCards = (ids: readonly string[]) => ids.filter((id) => id.match(OF_A_CARD)?.[0] === id).sort(byNumber)
  const all = ofCards(pages.flatMap((page) => Object.keys(readChapter(page).rules)))
  const made = ofCards(pages.flatMap((page) => [...page.matchAll(STATEMENT)].map(([, id = '']) => id)))
  const shown = new Set([
    ...cases.flatMap(({ file }) => file?.rules ?? []),
    ...titles(tests).flatMap((title) => title.match(OF_A_CARD) ?? []),
  ])
  return { all, missing: all.filter((id) => !shown.has(id)), kept: made.filter((id) => !all.includes(id)) }
}

const titles = (tests: string): string[] =>
  filesIn(tests, '.test.ts').flatMap((path) => titlesIn(readFileSync(path, 'utf8')))

/** Titles of tests. */
export const titlesIn = (source: string): string[] => [...source.matchAll(TITLE)].map((match) => match[2] ?? '')

export const commentsIn = (source: string): string[] => source.match(COMMENT) ?? []

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })
