import type { CoverageReport } from './coverage'
import type { HandOffKind, HandOffs, HandOffsByAsk } from './hand-offs'
import type { SubmissionCounts } from './submissions'

export interface Violation {
  /** `npm run sim -- --games 1 --seed <this>` plays this game again (with the same fleets, bot and orders). */
  seed: number
  /** After how many decisions. */
  decision: number
  what: string
}

/** How one game went. */
export interface GameReport {
  decisions: number
  engineMs: number
  handOffs: HandOffs
  byAsk: HandOffsByAsk
  sent: SubmissionCounts
  violations: Violation[]
}

/** Of one game among several. */
export interface PerGame {
  median: number
  p90: number
}
export interface SimReport extends HandOffs {
  games: number
  decisions: number
  /** Of the engine alone, checks apart. */
  decisionsPerSecond: number
  /** Turns, interrupts and returns together. */
  handOffs: PerGame
  /** One a decision by hand, and with scripts as far as luck and the other seat let them go. */
  submissions: { byHand: PerGame; scripts: PerGame }
  /** Who decided: a player, or the orders of one, by kind. */
  decided: { byHand: number; inAdvance: Record<string, number> }
  awaited: HandOffsByAsk
  coverage: CoverageReport
  violations: Violation[]
}

export function reportOf(played: readonly GameReport[], coverage: CoverageReport): SimReport {
  const sum = (of: (game: GameReport) => number): number => played.reduce((total, game) => total + of(game), 0)
  const decisions = sum((game) => game.decisions)
  const byAsk = (kind: HandOffKind) => added(played.map((game) => game.byAsk[kind]))
  return {
    games: played.length,
    decisions,
    decisionsPerSecond: Math.round(decisions / (sum((game) => game.engineMs) / 1000)),
    handOffs: perGame(played.map(({ handOffs: { turns, interrupts, returns } }) => turns + interrupts + returns)),
    turns: sum((game) => game.handOffs.turns),
    interrupts: sum((game) => game.handOffs.interrupts),
    returns: sum((game) => game.handOffs.returns),
    submissions: {
      byHand: perGame(played.map(({ sent }) => sent.byHand)),
      scripts: perGame(played.map(({ sent }) => sent.scripts)),
    },
    decided: { byHand: sum((game) => game.sent.byHand), inAdvance: added(played.map(({ sent }) => sent.inAdvance)) },
    awaited: { turns: byAsk('turns'), interrupts: byAsk('interrupts'), returns: byAsk('returns') },
    coverage,
    violations: played.flatMap((game) => game.violations),
  }
}

function perGame(counts: readonly number[]): PerGame {
  const sorted = counts.toSorted((p, q) => p - q)
  const quantile = (q: number): number => sorted[Math.min(counts.length - 1, Math.floor(q * counts.length))] ?? 0
  return { median: quantile(0.5), p90: quantile(0.9) }
}

/** The counts of all of them by name, most first. */
function added(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [name, n] of counts.flatMap((each) => Object.entries(each))) sums.set(name, (sums.get(name) ?? 0) + n)
  return Object.fromEntries([...sums].sort(([, p], [, q]) => q - p))
}
