/** One long run. */
export interface Step {
  name: string
  /** What npm is given. */
  args: readonly string[]
}

export interface ProofOptions {
  games: number
  minutes: number
  times: number
  seed: number
}

/** What is run, one after the other; together they may take hours. */
export const stepsOf = ({ games, minutes, times, seed }: ProofOptions): Step[] => [
  { name: 'world', args: ['run', 'sim', '--', '--world', '--games', `${games}`, '--seed', `${seed}`] },
  { name: 'fuzz', args: ['run', 'fuzz', '--', '--minutes', `${minutes}`, '--seed', `${seed}`] },
  { name: 'kills', args: ['run', 'kills', '--', '--times', `${times}`, '--seed', `${seed}`] },
  { name: 'mutants', args: ['run', 'mutants'] },
  { name: 'store', args: ['run', 'sim', '--', '--store'] },
]

export const commandOf = ({ args }: Step): string => `npm ${args.join(' ')}`

/** How a process ended: what it said, and its exit code; none, if it could not be begun or was killed. */
export interface RunResult {
  stdout: string
  code: number | undefined
}

export interface StepReport {
  name: string
  command: string
  passed: boolean
  /** Why it has not passed. */
  problem?: string
  /** Commands that repeat what failed, each by itself. */
  failing: string[]
  seconds: number
  /** The JSON object that it printed. */
  report?: unknown
}

export interface ProofReport {
  seed: number
  passed: number
  failed: number
  steps: StepReport[]
}

export interface Machine {
  run(step: Step): Promise<RunResult>
  /** ms */
  now(): number
  /** A line for whoever waits. */
  tell(line: string): void
}

/** Runs one step after the other; one that fails stops no other. */
export async function prove(steps: readonly Step[], seed: number, { run, now, tell }: Machine): Promise<ProofReport> {
  const done: StepReport[] = []
  for (const step of steps) {
    tell(`${done.length + 1}/${steps.length} ${commandOf(step)}`)
    const begun = now()
    const report = judged(step, await run(step), Math.round((now() - begun) / 1000))
    tell(`  ${report.passed ? 'passed' : `FAILED: ${report.problem}`} (${report.seconds} s)`)
    done.push(report)
  }
  const passed = done.filter((step) => step.passed).length
  return { seed, passed, failed: done.length - passed, steps: done }
}

function judged(step: Step, { stdout, code }: RunResult, seconds: number): StepReport {
  const command = commandOf(step)
  const report = objectIn(stdout)
  const found = findingsIn(report)
  const problem =
    code === undefined
      ? 'it was ended before its end'
      : code !== 0
        ? `exit code ${code}`
        : report === undefined
          ? 'it printed no JSON object'
          : found.length > 0
            ? `${found.length} findings`
            : !saysWhatWasFound(report)
              ? 'it does not say what it found'
              : undefined
  const rest = { name: step.name, command, seconds, ...(report !== undefined && { report }) }
  if (problem === undefined) return { ...rest, passed: true, failing: [] }
  return { ...rest, passed: false, problem, failing: found.length > 0 ? [...new Set(found)] : [command] }
}

/** The JSON object that a command ends with; what npm says before it is not part of it. */
function objectIn(text: string): object | undefined {
  for (let at = text.search(/^\{/m); at >= 0; ) {
    try {
      const value: unknown = JSON.parse(text.slice(at))
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // A line that only begins like one
    }
    const next = text.slice(at + 1).search(/^\{/m)
    at = next < 0 ? -1 : at + 1 + next
  }
  return undefined
}

/** A list there must be, if only an empty one: a report without it is of something else. */
const saysWhatWasFound = (report: object): boolean =>
  ('findings' in report && Array.isArray(report.findings)) ||
  ('violations' in report && Array.isArray(report.violations))

/** The command of everything that was found, wherever a report keeps it. */
function findingsIn(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return []
  const own = 'what' in report && 'command' in report && typeof report.command === 'string' ? [report.command] : []
  return [...own, ...Object.values(report).flatMap(findingsIn)]
}

/** The last lines: what to run again, and how many steps have passed. */
export const summaryOf = ({ seed, passed, failed, steps }: ProofReport): string[] => [
  ...steps.flatMap((step) => step.failing.map((command) => `failed: ${command}`)),
  `seed ${seed}`,
  `${passed} passed, ${failed} failed`,
]
