import { chapters } from '#messages/rules/index'

type Chapters = typeof chapters
export type ChapterName = keyof Chapters
/** `R8.10`; a damage card: `DC6`; an objective: `OB4`; a ruling: `RL.3`; what is said of a card: `FQ.dominator.1`. A test sees to it that there is such a rule. */
export type RuleId = `${'R' | 'RL.' | 'DC' | 'OB' | `FQ.${string}.`}${number}`

export interface Rule {
  id: RuleId
  chapter: ChapterName
  /** A sentence or two, in our words. */
  text: string
}
export interface Chapter {
  name: ChapterName
  title: string
  rules: readonly Rule[]
}

const entries = <T extends object>(record: T) => Object.entries(record) as [keyof T, T[keyof T]][]

/** All chapters and their rules, in order. */
export const CHAPTERS: readonly Chapter[] = entries(chapters).map(([name, { title, rules }]) => ({
  name,
  title,
  rules: Object.entries(rules).map(([id, text]) => ({ id: id as RuleId, chapter: name, text })),
}))
const RULES: readonly Rule[] = CHAPTERS.flatMap(({ rules }) => rules)

/** @param id as it stands in a link, in any case of letters */
export const ruleOf = (id: string): Rule | undefined => RULES.find((rule) => rule.id.toLowerCase() === id.toLowerCase())

export const chapterOf = ({ chapter }: Rule): Chapter | undefined => CHAPTERS.find(({ name }) => name === chapter)

const CARD = /^(.+?):\s(.)(.+)$/su
const SENTENCE = /^(.+?[.!?])\s(.)(.+)$/su

/** A card's name, or the first sentence of a rule, names its page; what follows stands below it. */
export function headed({ id, text }: Rule): { heading: string; rest: string } {
  const [, heading = text, letter = '', rest = ''] = (/^(DC|OB|FQ)/.test(id) ? CARD : SENTENCE).exec(text) ?? []
  return { heading, rest: letter.toUpperCase() + rest }
}

/** The rules before and behind this one in its chapter. */
export function neighbours(rule: Rule): { before?: Rule; after?: Rule } {
  const rules = chapterOf(rule)?.rules ?? []
  const at = rules.indexOf(rule)
  const [before, after] = [rules[at - 1], rules[at + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** The chapters with those of their rules that have all the words, in their text, their id or the chapter's title. */
export function found(words: string): readonly Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return CHAPTERS.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.filter(({ id, text }) => {
      const said = plain(`${id} ${text} ${chapter.title}`)
      return wanted.every((word) => said.includes(word))
    }),
  })).filter(({ rules }) => rules.length > 0)
}
