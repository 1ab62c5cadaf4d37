/** One line of the table of budgets. */
export interface Row {
  name: string
  figure: number
  unit: string
  /** The same quantity of something well known, measured in the same run. */
  reference?: { name: string; figure: number }
  /** Figure to reference. */
  ratio?: number
  budget: string
  met: boolean
}

export interface Bench {
  name: string
  measure(): Promise<Row[]>
}

export const rounded = (value: number): number => Number(value.toPrecision(4))

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** ms of wall time. */
export function timed(act: () => unknown): number {
  const started = performance.now()
  act()
  return performance.now() - started
}
