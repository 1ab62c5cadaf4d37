import { planOf } from './plan'
import { type Finding, type SumReport, sumOf } from './report'
import { shrink } from './shrink'
import { type Narrowed, runWorld, type WorldReport } from './world'

export interface WorldOptions {
  /** At least so many games are played; each world has a few. */
  games: number
  seed: number
  narrowed: Narrowed
  /** Whether failing worlds are made smaller. */
  shrinks: boolean
}

const SHOWN_STEPS = 60
const PROGRESS_MS = 5_000

const said = (line: string): void => void process.stderr.write(`${line}\n`)

/** The command that runs one world again, as it was narrowed. */
export function commandOf(seed: number, { tables, lasts, only }: Narrowed): string {
  const parts = [
    `npm run sim -- --world --games 1 --seed ${seed}`,
    tables && `--tables ${tables.join(',') || 'none'}`,
    lasts !== undefined && `--minutes ${lasts / 60_000}`,
    only && `--faults '${[...only].join(';')}'`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Runs worlds until enough games were played; what fails is made smaller and shown. */
export async function runWorlds(
  { games, seed, narrowed, shrinks }: WorldOptions,
  run: typeof runWorld = runWorld,
): Promise<SumReport> {
  const began = performance.now()
  const reports: WorldReport[] = []
  const findings: Finding[] = []
  let [played, shown] = [0, began]
  for (let at = seed; played < games; at += 1) {
    try {
      const report = await run(planOf(at), narrowed)
      const struck = new Set(report.faults.map(({ id }) => id))
      for (const id of narrowed.only ?? []) if (!struck.has(id)) said(`world ${at}: fault ${id} was not reached`)
      reports.push({ ...report, trace: [] })
      played += Math.max(1, report.games)
      if (report.violations.length > 0) findings.push(...(await found(report, narrowed, shrinks)))
    } catch (error) {
      // What was found before it, and after it, is told all the same.
      played += 1
      const broken = { what: `the run broke: ${inWords(error)}`, seed: at, command: commandOf(at, narrowed) }
      said(`world ${at}: ${broken.what}\nagain: ${broken.command}`)
      findings.push(broken)
    }
    if (performance.now() - shown < PROGRESS_MS) continue
    shown = performance.now()
    said(`${reports.length} worlds, ${played} games, ${findings.length} violations`)
  }
  return sumOf(reports, findings, Math.round((performance.now() - began) / 1000))
}

const inWords = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

async function found(report: WorldReport, narrowed: Narrowed, shrinks: boolean): Promise<Finding[]> {
  const { seed } = report
  said(`world ${seed}: ${report.violations[0]}`)
  const shrunk = shrinks ? await shrink(report, narrowed) : { narrowed, report, runs: 0 }
  const command = commandOf(seed, shrunk.narrowed)
  if (shrinks)
    said(
      `made smaller in ${shrunk.runs} runs: ${shrunk.report.faults.length} of ${report.faults.length} faults are left`,
    )
  for (const { id, at } of shrunk.report.faults) said(`  ${new Date(at).toISOString().slice(5, 19)} ${id}`)
  for (const line of stepsBefore(shrunk.report)) said(`    ${line}`)
  said(`again: ${command}`)
  return shrunk.report.violations.map((what) => ({ what, seed, command }))
}

/** The last steps before the first violation. */
function stepsBefore({ trace }: WorldReport): string[] {
  const at = trace.findIndex((line) => line.includes('VIOLATED'))
  return trace.slice(Math.max(0, at - SHOWN_STEPS), at + 1)
}
