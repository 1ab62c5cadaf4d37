import { existsSync, readFileSync } from 'node:fs'
import { normalize, relative } from 'node:path'

export interface Totals {
  passed: number
  failed: number
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: FileResult[]
}

interface FileResult {
  name: string
  status: string
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
}

/**
 * What Vitest's JSON report and exit code add up to. A test that did not run has not passed; a file that could not be
 * loaded, a report that is missing and an error outside of any test count as one failure each.
 */
export function readTotals(path: string, exitCode: number): Totals {
  const report = readReport(path)
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

/** Characters of a failure's message that its line keeps. */
const SAID = 400

/** What failed, a line each: file, name and message of the test, or the file alone where it could not be loaded. */
export function readFailures(path: string): string[] {
  return (readReport(path)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [file]
    return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}${said(failureMessages?.[0])}`)
  })
}

/** Where only these lines are kept of a run, they must be enough to begin with: the message without its stack. */
function said(message: string | undefined): string {
  const text =
    message
      ?.split(/\n\s+at /)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  return text === '' ? '' : `: ${text.slice(0, SAID)}`
}

/** Files and folders that were asked for and of which no test ran: those of another project, for one. */
export function readLeftOut(path: string, asked: readonly string[]): string[] {
  const ran = (readReport(path)?.testResults ?? []).map(({ name }) => relative(process.cwd(), name))
  const isNamed = (file: string, i: number) => existsSync(file) && !/^--[^=]+$/.test(asked[i - 1] ?? '')
  return asked.filter((file, i) => isNamed(file, i) && !ran.some((name) => name.startsWith(normalize(file))))
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

export const totalsLine = ({ passed, failed }: Totals): string => `${passed} passed, ${failed} failed`
