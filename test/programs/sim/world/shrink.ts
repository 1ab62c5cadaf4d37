import { planOf, type WorldPlan } from './plan'
import { type Narrowed, runWorld, type WorldReport } from './world'

/** A smaller way to the same violation. */
export interface Shrunk {
  narrowed: Narrowed
  report: WorldReport
  runs: number
}

const MINUTE = 60_000
/** Runs that shrinking may take. */
const MOST_RUNS = 200
/** And as many of each kind before the last. */
const FIRST_RUNS = 40
/** No run is begun later than this, in real time, where nobody says otherwise. */
const LONGEST_MS = 90_000

/** What is the same in two runs of one fault: ids, numbers and times apart. */
const kindOf = (violation: string): string =>
  (violation.split('\n')[0] ?? '')
    .replace(/\b[0-9a-f]{6,}\b/g, '#')
    .replace(/[0-9]+/g, '#')
    .replace(/\b[ab]\b/g, 'seat')
    .slice(0, 60)

/**
 * Looks for less that goes wrong in the same way: one game instead of all, a shorter time, fewer faults (by halves, then
 * quarters and so on: delta debugging).
 */
export async function shrink(
  failed: WorldReport,
  given: Narrowed = {},
  plan: WorldPlan = planOf(failed.seed),
  longestMs = LONGEST_MS,
): Promise<Shrunk> {
  return new Shrinking(failed, given, plan, longestMs).run()
}

class Shrinking {
  readonly #plan: WorldPlan
  readonly #longestMs: number
  readonly #kinds: ReadonlySet<string>
  readonly #began = performance.now()
  #best: Shrunk

  constructor(failed: WorldReport, given: Narrowed, plan: WorldPlan, longestMs: number) {
    this.#plan = plan
    this.#longestMs = longestMs
    this.#kinds = new Set(failed.violations.map(kindOf))
    const only = new Set(failed.faults.map(({ id }) => id))
    this.#best = { narrowed: { ...given, only }, report: failed, runs: 0 }
  }

  async run(): Promise<Shrunk> {
    await this.#oneGame()
    await this.#lessTime()
    await this.#fewer('only', FIRST_RUNS)
    await this.#fewer('tables', FIRST_RUNS)
    await this.#fewer('only', MOST_RUNS)
    await this.#lessTime()
    return this.#best
  }

  async #oneGame(): Promise<void> {
    for (let n = 0; n < this.#plan.games; n += 1) {
      if (await this.#stillFails({ ...this.#best.narrowed, tables: [n] })) return
    }
  }

  async #lessTime(): Promise<void> {
    for (let part = 0.5; part > 0.05; part /= 2) {
      const lasts = this.#best.narrowed.lasts ?? this.#plan.lasts
      const shorter = Math.ceil((lasts * (1 - part)) / MINUTE) * MINUTE
      if (shorter < lasts) await this.#stillFails({ ...this.#best.narrowed, lasts: shorter })
    }
  }

  /** Faults or games are left away: by halves, then by smaller parts (delta debugging). */
  async #fewer(what: 'only' | 'tables', most: number): Promise<void> {
    const end = Math.min(MOST_RUNS, this.#best.runs + most)
    let parts = 2
    while (!this.#isOver(end)) {
      const all = this.#all(what)
      if (all.length === 0) return
      const size = Math.ceil(all.length / parts)
      let isLess = false
      for (let from = 0; from < all.length && !isLess && !this.#isOver(end); from += size) {
        const left = all.filter((_, i) => i < from || i >= from + size)
        isLess = await this.#stillFails(this.#with(what, left))
      }
      if (isLess) parts = Math.max(2, parts - 1)
      else if (size === 1) return
      else parts = Math.min(all.length, parts * 2)
    }
  }

  #isOver(mostRuns: number): boolean {
    return this.#best.runs >= mostRuns || performance.now() - this.#began > this.#longestMs
  }

  #all(what: 'only' | 'tables'): (string | number)[] {
    const { only, tables } = this.#best.narrowed
    return what === 'only' ? [...(only ?? [])] : [...(tables ?? Array.from({ length: this.#plan.games }, (_, i) => i))]
  }

  #with(what: 'only' | 'tables', left: readonly (string | number)[]): Narrowed {
    const { narrowed } = this.#best
    return what === 'only'
      ? { ...narrowed, only: new Set(left.map(String)) }
      : { ...narrowed, tables: left.map(Number) }
  }

  async #stillFails(narrowed: Narrowed): Promise<boolean> {
    if (this.#isOver(MOST_RUNS)) return false
    this.#best.runs += 1
    const report = await runWorld(this.#plan, narrowed)
    if (!report.violations.some((violation) => this.#kinds.has(kindOf(violation)))) return false
    const only = new Set(report.faults.map(({ id }) => id))
    this.#best = { narrowed: { ...narrowed, only }, report, runs: this.#best.runs }
    return true
  }
}
