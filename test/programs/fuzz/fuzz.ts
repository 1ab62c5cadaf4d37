import type { Run, Target } from './target'

interface FuzzOptions {
  targets: readonly Target[]
  /** Run i of a target has this seed + i. */
  seed: number
  /** Runs of each target; absent: until the time is over. */
  runs?: number
  /** ms; absent: until all runs are made. */
  budget?: number
  /** After each run. */
  progress?(report: FuzzReport): void
  /** ms; of a clock of the process. */
  now(): number
}

interface Finding {
  target: string
  what: string
  seed: number
  /** Repeats it. */
  command: string
}
interface TargetReport {
  runs: number
  /** Single things that were tried in them. */
  tried: number
  ms: number
}
export interface FuzzReport {
  seed: number
  targets: Record<string, TargetReport>
  findings: Finding[]
}

/** A target that has found so much is left, so that others get their time. */
const MOST_FINDINGS = 10

/** Tries the targets out in turn, that of the least time first, until time or runs are over. */
export async function fuzz({ targets, seed, runs, budget, progress, now }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { seed, targets: {}, findings: [] }
  const state = targets.map((target) => {
    const own: TargetReport = { runs: 0, tried: 0, ms: 0 }
    report.targets[target.name] = own
    return { target, own }
  })
  const begun = now()
  const foundBy = (name: string) => report.findings.filter(({ target }) => target === name).length
  try {
    for (;;) {
      if (budget !== undefined && now() - begun >= budget) return report
      const left = state.filter(
        ({ target, own }) => foundBy(target.name) < MOST_FINDINGS && (runs === undefined || own.runs < runs),
      )
      const [next] = left.toSorted((one, other) => one.own.ms - other.own.ms)
      if (!next) return report
      const at = seed + next.own.runs
      const from = now()
      const { tried, found } = await runOf(next.target, at)
      next.own.ms += now() - from
      next.own.runs += 1
      next.own.tried += tried
      const { name } = next.target
      for (const what of found.slice(0, MOST_FINDINGS))
        report.findings.push({ target: name, what, seed: at, command: commandOf(name, at) })
      progress?.(report)
    }
  } finally {
    // Whoever does not close must not take along what was found.
    for (const target of targets) {
      const { found } = await runOf({ ...target, run: () => closed(target) }, seed)
      const { name } = target
      for (const what of found) report.findings.push({ target: name, what, seed, command: commandOf(name, seed) })
    }
  }
}

export const commandOf = (target: string, seed: number): string => `npm run fuzz -- --runs 1 --seed ${seed} ${target}`

async function closed(target: Target): Promise<Run> {
  await target.close?.()
  return { tried: 0, found: [] }
}

async function runOf(target: Target, seed: number): Promise<Run> {
  try {
    return await target.run(seed)
  } catch (error) {
    return { tried: 1, found: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}
