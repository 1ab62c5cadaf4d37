import { FAULT_KINDS } from './faults'
import type { WorldReport } from './world'

/** Ways that a run must have taken to have tried everything that writes. */
const WAYS = [
  'signed in',
  'made learning',
  'made fleets',
  'made practice',
  'joined',
  'came too late',
  'fleet brought',
  'asked again',
  'sent once more',
  'two tabs',
  'sent: answer',
  'sent: wrong',
  'sent: stale',
  'orders saved',
  'plans saved',
  'plan played',
  'answered by order',
  'answered by order, as by hand',
  'answered by plan',
  'answered by clock',
  'answered by the bot',
  'notice: joined',
  'notice: fleet-brought',
  'notice: your-turn',
  'notice: reminder',
  'notice: time-over',
  'notice: may-claim',
  'notice: game-over',
  'claimed',
  'resigned',
  'ended by rounds',
  'ended by time',
  'ended by resigned',
  'mails off',
  'webhook added',
  'webhook removed',
  'webhook switched',
  'webhook tested',
  'secret renewed',
  'told by mail',
  'told by webhook',
  'told twice',
] as const

export interface Finding {
  what: string
  seed: number
  command: string
}

export interface SumReport {
  worlds: number
  games: number
  submissions: number
  commits: number
  messages: number
  invocations: number
  killed: number
  faults: Record<string, number>
  ways: Record<string, number>
  /** Kinds of faults, and ways, that never came up. */
  neverHappened: string[]
  seconds: number
  violations: Finding[]
}

export function sumOf(reports: readonly WorldReport[], findings: Finding[], seconds: number): SumReport {
  const total = (of: (report: WorldReport) => number) => reports.reduce((sum, report) => sum + of(report), 0)
  const faults: Record<string, number> = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0]))
  const ways: Record<string, number> = Object.fromEntries(WAYS.map((way) => [way, 0]))
  for (const report of reports) {
    for (const { kind } of report.faults) faults[kind] = (faults[kind] ?? 0) + 1
    for (const [way, times] of Object.entries(report.ways)) ways[way] = (ways[way] ?? 0) + times
  }
  return {
    worlds: reports.length,
    games: total(({ games }) => games),
    submissions: total(({ submissions }) => submissions),
    commits: total(({ commits }) => commits),
    messages: total(({ messages }) => messages),
    invocations: total(({ invocations }) => invocations),
    killed: total(({ killed }) => killed),
    faults,
    ways,
    neverHappened: [...Object.entries(faults), ...Object.entries(ways)].flatMap(([name, times]) =>
      times === 0 ? [name] : [],
    ),
    seconds,
    violations: findings,
  }
}
