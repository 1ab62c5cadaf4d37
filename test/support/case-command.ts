import { parseArgs } from 'node:util'
import { cardStatements, coverageOf } from './case-coverage'
import { explain } from './case-explain'
import { casesIn, type LoadedCase } from './case-files'
import { playCase } from './case-play'
import { fromCommandLine } from './command-line'

const FOLDER = 'test/cases'
const USAGE = 'npm run case -- FILE or FOLDER… [--question WORDS] [--explain] [--coverage]'

/** As `USAGE` says; without a place, all cases. Says whether all passed. */
export function runCases(args: readonly string[], print: (line: string) => void): boolean {
  const { values, positionals } = fromCommandLine(USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        question: { type: 'string' },
        explain: { type: 'boolean' },
        coverage: { type: 'boolean' },
      },
    }),
  )
  const wanted = values.question?.toLowerCase() ?? ''
  const all = casesIn(positionals.length > 0 ? positionals : [FOLDER])
  const cases = all.filter(({ name = '' }) => name.toLowerCase().includes(wanted))
  if (cases.length === 0) print(`none of ${all.length} questions is named so`)
  const failed = cases.filter((each) => !passes(each, values.explain ?? false, print)).length
  if (values.coverage) for (const line of coverageLines(cases)) print(line)
  print(`${cases.length - failed} passed, ${failed} failed`)
  return failed === 0 && cases.length > 0
}

function passes({ path, where, file, faults }: LoadedCase, explained: boolean, print: (line: string) => void): boolean {
  if (explained && file) print(`\n${path}: ${file.name}`)
  const watch: Parameters<typeof playCase>[1] = explained
    ? { watch: (moment, step, decision) => print(explain(moment, step, decision)) }
    : {}
  const failures = file ? playCase(file, watch) : faults
  for (const line of failures) print(`${where}: ${line}`)
  return failures.length === 0
}

function coverageLines(cases: readonly LoadedCase[]): string[] {
  const { implemented, covered, uncovered } = coverageOf('shared', 'test', cases)
  const { all, missing, kept } = cardStatements('shared/rules', 'test', cases)
  return [
    `implemented (${implemented.length}): ${implemented.join(' ')}`,
    `covered (${covered.length}): ${covered.join(' ')}`,
    `implemented but uncovered (${uncovered.length}): ${uncovered.join(' ') || 'none'}`,
    `statements about cards: ${all.length}, shown ${all.length - missing.length}`,
    `statements about cards not shown yet (${missing.length}): ${missing.join(' ') || 'none'}`,
    `of a campaign, which is not played here (${kept.length}): ${kept.join(' ') || 'none'}`,
  ]
}
