import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { type CaseFile, caseFile } from './case-format'

export interface LoadedCase {
  path: string
  /** Absent if the file is not a case; `faults` say why. */
  file?: CaseFile
  faults: string[]
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? files(path) : [path]
    })
    .sort()

/** Every file below a folder whose name ends in one of these. */
export const filesIn = (folder: string, ...endings: string[]): string[] =>
  files(folder).filter((path) => endings.some((ending) => path.endsWith(ending)))

/** The case files named, and those below the folders named. */
export const casesIn = (places: readonly string[]): LoadedCase[] =>
  places
    .flatMap((place) =>
      existsSync(place) && statSync(place).isDirectory() ? filesIn(place, '.yaml', '.yml') : [place],
    )
    .map((path) => ({
      path,
      ...(existsSync(path) ? readCase(readFileSync(path, 'utf8')) : { faults: ['there is no such file or folder'] }),
    }))

export function readCase(text: string): Omit<LoadedCase, 'path'> {
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    return { faults: [`is not YAML: ${error instanceof Error ? error.message : String(error)}`] }
  }
  const checked = caseFile.safeParse(data)
  if (checked.success) return { file: checked.data, faults: [] }
  return { faults: checked.error.issues.flatMap(faultsOf) }
}

/** One line per fault; of a union, the faults of the variant that comes nearest. */
function faultsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? []
    return nearest.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  return [`${issue.path.map(String).join('.') || 'the case'}: ${wordsOf(issue)}`]
}
const depth = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map((issue) => issue.path.length))

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_value') return `is none of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_type') return `should be ${issue.expected}`
  return issue.message === 'Invalid input' ? `is not as it should be (${issue.code})` : issue.message
}

/** The schema that editors use; `case.schema.json` is this, written out. */
export const caseSchema = (): string => {
  const schema = z.toJSONSchema(caseFile, { io: 'input', reused: 'ref' })
  return `${JSON.stringify({ $id: 'case.schema.json', title: 'A rules question as a case', ...schema }, null, 2)}\n`
}
