import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { coverageOf } from '#test/support/case-coverage'
import { explain } from '#test/support/case-explain'
import { caseSchema, casesIn, type LoadedCase } from '#test/support/case-files'
import { playCase } from '#test/support/case-play'

const FOLDER = 'test/cases'

/** `npm run case -- FILE or FOLDER… [--explain] [--coverage] [--schema]`; without a place, all cases. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { explain: { type: 'boolean' }, coverage: { type: 'boolean' }, schema: { type: 'boolean' } },
  })
  if (values.schema) {
    writeFileSync(`${FOLDER}/case.schema.json`, caseSchema())
    console.log(`wrote ${FOLDER}/case.schema.json`)
    return
  }
  const cases = casesIn(positionals.length > 0 ? positionals : [FOLDER])
  const failed = cases.filter((each) => !passes(each, values.explain ?? false)).length
  if (values.coverage) printCoverage(cases)
  console.log(`${cases.length - failed} passed, ${failed} failed`)
  if (failed > 0 || cases.length === 0) process.exitCode = 1
}

function passes({ path, file, faults }: LoadedCase, explained: boolean): boolean {
  if (explained && file) console.log(`\n${path}: ${file.name}`)
  const failures = file
    ? playCase(
        file,
        explained ? { watch: (moment, step, decision) => console.log(explain(moment, step, decision)) } : {},
      )
    : faults
  for (const line of failures) console.log(`${path}: ${line}`)
  return failures.length === 0
}

function printCoverage(cases: readonly LoadedCase[]): void {
  const { implemented, covered, uncovered } = coverageOf('shared', 'test', cases)
  console.log(`implemented (${implemented.length}): ${implemented.join(' ')}`)
  console.log(`covered (${covered.length}): ${covered.join(' ')}`)
  console.log(`implemented but uncovered (${uncovered.length}): ${uncovered.join(' ') || 'none'}`)
}

main()
