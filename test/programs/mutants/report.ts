import { relative } from 'node:path'

/** Of Vitest's JSON report. */
export interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** How a test file took a fault. */
export type Verdict =
  /** By these tests; `complaint` is what the first of them says. */
  | { file: string; kind: 'noticed'; tests: readonly string[]; complaint: string }
  | { file: string; kind: 'passed' }
  /** It did not come to judge: it could not be loaded, or only stumbled. */
  | { file: string; kind: 'broken'; complaint: string }

/** What goes wrong where code is not what it was, or takes too long: that is no test that says what is wrong. */
const STUMBLES =
  /^(?:SyntaxError|TypeError|ReferenceError|RangeError|Error: (?:Cannot find|Failed to|Test timed out|Hook timed out|STACK_TRACE_ERROR))/

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

/** Tests that fail without any fault, by their file. */
export type FailingAnyway = ReadonlyMap<string, ReadonlySet<string>>

/**
 * A fault is noticed where a test of a file that was loaded fails, and says what it expected. What fails `anyway` says
 * nothing.
 */
export function verdictsOf(
  report: VitestReport,
  root: string,
  files: readonly string[],
  anyway: FailingAnyway = new Map(),
): Verdict[] {
  return files.map((file): Verdict => {
    const found = report.testResults.find(({ name }) => relative(root, name) === file)
    if (!found) return { file, kind: 'broken', complaint: 'was not run' }
    const failed = failedIn(found).filter(({ test }) => !anyway.get(file)?.has(test))
    const judged = failed.filter(({ complaint }) => complaint !== '' && !STUMBLES.test(complaint))
    const [first] = judged
    if (first) return { file, kind: 'noticed', tests: judged.map(({ test }) => test), complaint: first.complaint }
    const [stumbled] = failed
    if (stumbled) return { file, kind: 'broken', complaint: stumbled.complaint }
    if (found.assertionResults.length === 0)
      return { file, kind: 'broken', complaint: firstLine(found.message ?? '') || 'holds no test' }
    return { file, kind: 'passed' }
  })
}

const failedIn = ({ assertionResults }: VitestReport['testResults'][number]) =>
  assertionResults.flatMap(({ status, fullName, failureMessages = [] }) =>
    status === 'failed' ? [{ test: fullName.trim(), complaint: firstLine(failureMessages[0] ?? '') }] : [],
  )

/** What a run without any fault says of the tests that fail all the same. */
export const failingIn = (control: readonly Verdict[]): FailingAnyway =>
  new Map(control.flatMap((verdict) => (verdict.kind === 'noticed' ? [[verdict.file, new Set(verdict.tests)]] : [])))
