import { counted } from '../terms'

/** The pages of the rules. */
export const rulesPage = {
  sentence: (rules: number) => `The rules in our words: ${counted(rules, 'rule', 'rules')}, each under its number.`,
  none: 'There is no such rule here. All rules:',
  intro: 'As of April 2018, with all errata of that time. The service follows them.',
  search: 'Search the rules',
  searchHint: 'A word, or a number such as R8.10',
  found: (rules: number) => (rules === 0 ? 'No rule has these words.' : `${counted(rules, 'rule', 'rules')} found.`),
  chapters: 'Chapters',
  all: 'All rules',
  chapter: (title: string) => `Chapter: ${title}`,
  before: 'Before it',
  after: 'After it',
  around: 'Neighbours',
  seeAlso: 'See also',
}
