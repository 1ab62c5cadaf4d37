import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFailures, readLeftOut, readTotals, totalsLine } from './totals'

const counted = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const reportWith = (part: object): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'totals-')), 'report.json')
  writeFileSync(path, JSON.stringify({ ...counted, ...part }))
  return path
}

test('what passed and failed is taken from the report', () => {
  const path = reportWith({ numFailedTests: 2 })
  expect(readTotals(path, 1)).toEqual({ passed: 5, failed: 2 })
  expect(totalsLine(readTotals(path, 1))).toBe('5 passed, 2 failed')
})

test('a test that did not run has not passed', () => {
  expect(readTotals(reportWith({ numPendingTests: 1, numTodoTests: 1 }), 0)).toEqual({ passed: 5, failed: 2 })
})

test('a file that could not be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(readTotals(reportWith({ testResults }), 1)).toEqual({ passed: 5, failed: 1 })
})

test('an error outside of any test is a failure', () => {
  expect(readTotals(reportWith({}), 1)).toEqual({ passed: 5, failed: 1 })
})

test('no report is a failure', () => {
  expect(readTotals('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 })
})

test('what failed is named', () => {
  const [here, there] = ['test/a.test.ts', 'test/b.test.ts'].map((file) => join(process.cwd(), file))
  const testResults = [
    {
      name: here,
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a ship moves' },
        { status: 'failed', fullName: 'a ship stands still' },
      ],
    },
    { name: there, status: 'failed', assertionResults: [] },
  ]
  expect(readFailures(reportWith({ testResults }))).toEqual(['test/a.test.ts > a ship stands still', 'test/b.test.ts'])
})

test('with what the test said, without its stack and on one line', () => {
  const failureMessages = ['AssertionError: expected 3 to be 4\n\n- 4\n+ 3\n    at test/a.test.ts:7:3\n    at run']
  const assertionResults = [{ status: 'failed', fullName: 'a ship stands still', failureMessages }]
  const testResults = [{ name: `${process.cwd()}/test/a.test.ts`, status: 'failed', assertionResults }]
  expect(readFailures(reportWith({ testResults }))).toEqual([
    'test/a.test.ts > a ship stands still: AssertionError: expected 3 to be 4 - 4 + 3',
  ])
})

test('what was asked for and did not run is named', () => {
  const testResults = [
    { name: join(process.cwd(), 'test/support/totals.test.ts'), status: 'passed', assertionResults: [] },
  ]
  const asked = ['--project', 'node', '--exclude', 'test/browser', './test/support/', 'test/tidy.test.ts']
  expect(readLeftOut(reportWith({ testResults }), asked)).toEqual(['test/tidy.test.ts'])
})
