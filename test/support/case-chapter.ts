import * as z from 'zod/mini'
import { note } from './case-format-words'

/**
 * The form of a chapter: questions that state only what differs from what they share. What is shared and what a question
 * states are merged as RFC 7396 merges JSON: field by field, a list or a value replaces another, `~` takes a field away.
 */
const shared = {
  from: z.optional(z.unknown()),
  table: z.optional(z.unknown()),
  start: z.optional(z.unknown()),
  luck: z.optional(z.unknown()),
  ends: z.optional(z.unknown()),
}
const question = z.record(z.string(), z.unknown())
const situation = z.strictObject({
  situation: note(z.optional(z.string()), 'What the questions below have in common, for readers.'),
  ...shared,
  questions: z.array(question).check(z.minLength(1)),
})

export const chapterFile = z.strictObject({
  ...shared,
  questions: z.array(z.union([situation, question])).check(z.minLength(1)),
})

type Fields = Record<string, unknown>

export const isChapter = (data: unknown): data is Fields => isFields(data) && 'questions' in data

/** Each question with all that it shares, as the file of a single case states it. */
export function questionsOf({ questions, ...common }: z.infer<typeof chapterFile>): unknown[] {
  return questions.flatMap((each) => {
    if (!isSituation(each)) return [merged(common, each)]
    const { situation: _, questions: inner, ...here } = each
    return inner.map((one) => merged(merged(common, here), one))
  })
}

const isSituation = (each: Fields): each is z.infer<typeof situation> => 'questions' in each

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** RFC 7396, JSON Merge Patch. */
export function merged(base: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch
  const result: Fields = isFields(base) ? { ...base } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = merged(result[key], value)
  }
  return result
}
