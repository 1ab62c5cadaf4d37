import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commandOf, prove, type RunResult, type Step, stepsOf, summaryOf } from './proof'

const ASKED = { games: 20, minutes: 1, times: 3, seed: 77 }

/** A machine on which each step ends as it is told, after a second. */
function machine(ends: Record<string, RunResult>) {
  const lines: string[] = []
  const ran: string[] = []
  let at = 0
  return {
    lines,
    ran,
    now: () => at,
    tell: (line: string) => void lines.push(line),
    async run({ name }: Step) {
      ran.push(name)
      at += 1_000
      return ends[name] ?? { stdout: '{ "findings": [] }', code: 0 }
    },
  }
}

describe('the long runs', () => {
  test('are world, fuzz, kills, mutants and store, by commands that there are', () => {
    const steps = stepsOf(ASKED)
    expect(steps.map(commandOf)).toEqual([
      'npm run sim -- --world --games 20 --seed 77',
      'npm run fuzz -- --minutes 1 --seed 77',
      'npm run kills -- --times 3 --seed 77',
      'npm run mutants',
      'npm run sim -- --store',
    ])
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    expect(steps.filter(({ args }) => scripts[args[1] ?? ''] === undefined)).toEqual([])
  })

  test('pass one after the other, and their reports are kept', async () => {
    const { run, now, tell, ran, lines } = machine({
      world: { stdout: '> npm\n\n{ "games": 20, "violations": [] }\n', code: 0 },
    })
    const report = await prove(stepsOf(ASKED), 77, { run, now, tell })
    expect(ran).toEqual(['world', 'fuzz', 'kills', 'mutants', 'store'])
    expect(report).toMatchObject({ seed: 77, passed: 5, failed: 0 })
    expect(report.steps[0]).toMatchObject({ passed: true, seconds: 1, report: { games: 20 }, failing: [] })
    expect(lines[0]).toBe('1/5 npm run sim -- --world --games 20 --seed 77')
    expect(summaryOf(report)).toEqual(['seed 77', '5 passed, 0 failed'])
  })

  test('one that fails stops no other; what repeats it is said at the end', async () => {
    const finding = { what: 'a notice twice', seed: 81, command: 'npm run sim -- --world --games 1 --seed 81' }
    const { run, now, tell, ran } = machine({
      world: { stdout: JSON.stringify({ games: 20, findings: [finding, finding] }), code: 1 },
      fuzz: { stdout: 'it broke', code: 1 },
      kills: { stdout: '', code: undefined },
    })
    const report = await prove(stepsOf(ASKED), 77, { run, now, tell })
    expect(ran).toHaveLength(5)
    expect(report.steps.map(({ problem }) => problem)).toEqual([
      'exit code 1',
      'exit code 1',
      'it was ended before its end',
      undefined,
      undefined,
    ])
    expect(summaryOf(report)).toEqual([
      'failed: npm run sim -- --world --games 1 --seed 81',
      'failed: npm run fuzz -- --minutes 1 --seed 77',
      'failed: npm run kills -- --times 3 --seed 77',
      'seed 77',
      '2 passed, 3 failed',
    ])
  })

  test('nothing said is not passed, and nor is a finding that was not counted', async () => {
    const finding = { what: 'crash', seed: 1, command: 'npm run fuzz -- fleet --seed 1' }
    const { run, now, tell } = machine({
      world: { stdout: '{ half', code: 0 },
      fuzz: { stdout: JSON.stringify({ targets: [{ findings: [finding] }] }), code: 0 },
    })
    const { steps } = await prove(stepsOf(ASKED), 77, { run, now, tell })
    expect(steps[0]).toMatchObject({ passed: false, problem: 'it printed no JSON object' })
    expect(steps[1]).toMatchObject({ passed: false, problem: '1 findings', failing: [finding.command] })
  })

  test('a report that lists no findings, not even none, is not passed', async () => {
    const { run, now, tell } = machine({
      world: { stdout: '{}', code: 0 },
      fuzz: { stdout: '{ "findings": 3 }', code: 0 },
    })
    const { steps } = await prove(stepsOf(ASKED), 77, { run, now, tell })
    expect(steps.map(({ problem }) => problem)).toEqual([
      'it does not say what it found',
      'it does not say what it found',
      undefined,
      undefined,
      undefined,
    ])
  })
})
