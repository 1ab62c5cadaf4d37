import type { rulesPage as english } from '#shared/messages/en/rules/page'
import { counted } from '../grammar'

const rulesCounted = (n: number): string => counted(n, 'zasada', 'zasady', 'zasad')

export const rulesPage = {
  sentence: (rules: number) => `Zasady naszymi słowami: ${rulesCounted(rules)}, każda pod swoim numerem.`,
  none: 'Takiej zasady tu nie ma. Wszystkie zasady:',
  intro: 'Stan z kwietnia 2018, ze wszystkimi erratami do tego czasu. Tymi zasadami kieruje się serwis.',
  search: 'Szukaj w zasadach',
  searchHint: 'Słowo albo numer, na przykład R8.10',
  found: (rules: number) => (rules === 0 ? 'Żadna zasada nie ma tych słów.' : `Znaleziono: ${rulesCounted(rules)}.`),
  chapters: 'Rozdziały',
  all: 'Wszystkie zasady',
  chapter: (title: string) => `Rozdział: ${title}`,
  before: 'Przed nią',
  after: 'Po niej',
  around: 'Sąsiednie',
  seeAlso: 'Zobacz też',
} satisfies typeof english
