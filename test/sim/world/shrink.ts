import { type Narrowed, planOf, runWorld, type WorldPlan, type WorldReport } from './world'

/** A smaller way to the same violation. */
export interface Shrunk {
  narrowed: Narrowed
  report: WorldReport
  runs: number
}

const MINUTE = 60_000
/** Runs that shrinking may take. */
const MOST_RUNS = 120

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
): Promise<Shrunk> {
  return new Shrinking(failed, given, plan).run()
}

class Shrinking {
  readonly #plan: WorldPlan
  readonly #kinds: ReadonlySet<string>
  #best: Shrunk

  constructor(failed: WorldReport, given: Narrowed, plan: WorldPlan) {
    this.#plan = plan
    this.#kinds = new Set(failed.violations.map(kindOf))
    const only = new Set(failed.faults.map(({ id }) => id))
    this.#best = { narrowed: { ...given, only }, report: failed, runs: 0 }
  }

  async run(): Promise<Shrunk> {
    await this.#fewerGames()
    await this.#lessTime()
    await this.#fewerFaults()
    await this.#lessTime()
    return this.#best
  }

  async #fewerGames(): Promise<void> {
    for (let n = 0; n < this.#plan.games; n += 1) {
      if (await this.#stillFails({ ...this.#best.narrowed, tables: [n] })) return
    }
    for (let n = 0; n < this.#plan.games; n += 1) {
      const tables = this.#best.narrowed.tables ?? Array.from({ length: this.#plan.games }, (_, i) => i)
      if (tables.length > 1)
        await this.#stillFails({ ...this.#best.narrowed, tables: tables.filter((one) => one !== n) })
    }
  }

  async #lessTime(): Promise<void> {
    for (let part = 0.5; part > 0.05; part /= 2) {
      const lasts = this.#best.narrowed.lasts ?? this.#plan.lasts
      const shorter = Math.ceil((lasts * (1 - part)) / MINUTE) * MINUTE
      if (shorter < lasts) await this.#stillFails({ ...this.#best.narrowed, lasts: shorter })
    }
  }

  async #fewerFaults(): Promise<void> {
    let parts = 2
    while (this.#best.runs < MOST_RUNS) {
      const faults = [...(this.#best.narrowed.only ?? [])]
      if (faults.length === 0) return
      const size = Math.ceil(faults.length / parts)
      let isLess = false
      for (let from = 0; from < faults.length && !isLess; from += size) {
        const left = faults.filter((_, i) => i < from || i >= from + size)
        isLess = await this.#stillFails({ ...this.#best.narrowed, only: new Set(left) })
      }
      if (isLess) parts = Math.max(2, parts - 1)
      else if (size === 1) return
      else parts = Math.min(faults.length, parts * 2)
    }
  }

  async #stillFails(narrowed: Narrowed): Promise<boolean> {
    if (this.#best.runs >= MOST_RUNS) return false
    this.#best.runs += 1
    const report = await runWorld(this.#plan, narrowed)
    if (!report.violations.some((violation) => this.#kinds.has(kindOf(violation)))) return false
    const struck = new Set(report.faults.map(({ id }) => id))
    const only = new Set([...(narrowed.only ?? [])].filter((id) => struck.has(id)))
    this.#best = { narrowed: { ...narrowed, only }, report, runs: this.#best.runs }
    return true
  }
}
