import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod/mini'
import { chapterFile, isChapter, isFields, questionsOf } from './case-chapter'
import { type CaseFile, caseFile } from './case-format'

export interface LoadedCase {
  path: string
  /** The path, and in a chapter the question. */
  where: string
  /** Absent if the question does not say it. */
  name?: string
  /** Absent if the question is not a case; `faults` say why. */
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

/** The questions of the files named, and of those below the folders named. */
export const casesIn = (places: readonly string[]): LoadedCase[] =>
  places
    .flatMap((place) =>
      existsSync(place) && statSync(place).isDirectory() ? filesIn(place, '.yaml', '.yml') : [place],
    )
    .flatMap((path) => {
      if (!existsSync(path)) return [{ path, where: path, faults: ['there is no such file or folder'] }]
      const cases = readCases(readFileSync(path, 'utf8'))
      return cases.map((each) => ({ path, where: cases.length > 1 ? `${path}, ${titleOf(each)}` : path, ...each }))
    })

type Read = Omit<LoadedCase, 'path' | 'where'>

const titleOf = ({ name }: Read): string => (name ? `“${name}”` : 'a question without a name')

/** The questions of a file: those of a chapter, or the one of a single case. */
export function readCases(text: string): Read[] {
  let data: unknown
  try {
    data = parse(text)
  } catch (error) {
    return [{ faults: [`is not YAML: ${error instanceof Error ? error.message : String(error)}`] }]
  }
  if (!isChapter(data)) return [checkedCase(data)]
  const chapter = chapterFile.safeParse(data)
  if (!chapter.success) return [{ faults: chapter.error.issues.flatMap(faultsOf) }]
  return questionsOf(chapter.data).map(checkedCase)
}

function checkedCase(data: unknown): Read {
  const checked = caseFile.safeParse(data)
  const name = isFields(data) && typeof data.name === 'string' ? { name: data.name } : {}
  if (checked.success) return { ...name, file: checked.data, faults: [] }
  return { ...name, faults: checked.error.issues.flatMap(faultsOf) }
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
