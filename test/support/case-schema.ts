import * as z from 'zod/mini'
import { caseFile } from './case-format'

type Schema = { [key: string]: unknown }

/** The schema that editors use, of both forms. */
export const caseSchema = (): string => {
  const whole = z.toJSONSchema(caseFile, { io: 'input', reused: 'ref' }) as Schema
  const { $schema, $defs, ...single } = whole as Schema & { $defs: Record<string, Schema> }
  const schema = {
    $id: 'case.schema.json',
    title: 'Rules questions as data',
    $schema,
    ...withQuestions('chapter', 'case'),
    $defs: { case: single, ...chapterParts(single), ...$defs, ...patches($defs) },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

const withQuestions = (some: string, none: string): Schema => ({
  if: { required: ['questions'] },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
  then: { $ref: `#/$defs/${some}` },
  else: { $ref: `#/$defs/${none}` },
})

/** A chapter, a situation in it and a question, each as a patch of what it stands in. */
function chapterParts(single: Schema): Record<string, Schema> {
  const { name, rules, question, answer, expect, steps, ...common } = single.properties as Record<string, Schema>
  const shared = patchedFields(common)
  const own = { name, rules, question, answer, expect, steps }
  const of = (properties: Schema): Schema => ({ type: 'object', properties, additionalProperties: false })
  const list = (items: Schema): Schema => ({ type: 'array', minItems: 1, items })
  return {
    chapter: {
      ...of({
        ...shared,
        questions: list(withQuestions('situation', 'question')),
      }),
      required: ['questions'],
    },
    situation: {
      ...of({
        situation: { type: 'string', description: 'What its questions have in common, for readers.' },
        ...shared,
        questions: list({ $ref: '#/$defs/question' }),
      }),
      required: ['questions'],
    },
    question: { ...of({ ...own, ...shared }), required: ['name', 'rules'] },
  }
}

const patches = (defs: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(defs).map(([name, schema]) => [`${name}-patch`, patched(schema)]))

const patchedFields = (fields: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, { anyOf: [patched(schema), { type: 'null' }] }]),
  )

/** Each field may be left out, or taken away by `~`; a list is a whole. */
function patched(schema: Schema): Schema {
  const { required, $ref, ...rest } = schema
  const { properties, additionalProperties, anyOf } = rest as Record<string, unknown>
  if (typeof $ref === 'string') return { ...rest, $ref: `${$ref}-patch` }
  if (rest.type === 'array') return schema
  return {
    ...rest,
    ...(isSchema(properties) && { properties: patchedFields(properties as Record<string, Schema>) }),
    ...(isSchema(additionalProperties) && {
      additionalProperties: { anyOf: [patched(additionalProperties), { type: 'null' }] },
    }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(patched) }),
  }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
