import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { coverageOf } from './case-coverage'
import { explain } from './case-explain'
import { caseSchema, casesIn, type LoadedCase } from './case-files'
import { playCase } from './case-play'
import { fromCommandLine } from './command-line'

const FOLDER = 'test/cases'
const USAGE = 'npm run case -- FILE or FOLDER… [--explain] [--coverage] [--schema]'

/** As `USAGE` says; without a place, all cases. Says whether all passed. */
export function runCases(args: readonly string[], print: (line: string) => void): boolean {
  const { values, positionals } = fromCommandLine(USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { explain: { type: 'boolean' }, coverage: { type: 'boolean' }, schema: { type: 'boolean' } },
    }),
  )
  if (values.schema) {
    writeFileSync(`${FOLDER}/case.schema.json`, caseSchema())
    print(`wrote ${FOLDER}/case.schema.json`)
    return true
  }
  const cases = casesIn(positionals.length > 0 ? positionals : [FOLDER])
  const failed = cases.filter((each) => !passes(each, values.explain ?? false, print)).length
  if (values.coverage) for (const line of coverageLines(cases)) print(line)
  print(`${cases.length - failed} passed, ${failed} failed`)
  return failed === 0 && cases.length > 0
}

function passes({ path, file, faults }: LoadedCase, explained: boolean, print: (line: string) => void): boolean {
  if (explained && file) print(`\n${path}: ${file.name}`)
  const watch: Parameters<typeof playCase>[1] = explained
    ? { watch: (moment, step, decision) => print(explain(moment, step, decision)) }
    : {}
  const failures = file ? playCase(file, watch) : faults
  for (const line of failures) print(`${path}: ${line}`)
  return failures.length === 0
}

function coverageLines(cases: readonly LoadedCase[]): string[] {
  const { implemented, covered, uncovered } = coverageOf('shared', 'test', cases)
  return [
    `implemented (${implemented.length}): ${implemented.join(' ')}`,
    `covered (${covered.length}): ${covered.join(' ')}`,
    `implemented but uncovered (${uncovered.length}): ${uncovered.join(' ') || 'none'}`,
  ]
}
