import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Row } from './row'

/** What was measured by one bench, and where. */
interface Measured {
  bench: string
  machine: string
  rows: Row[]
}

/** What the table of figures is made of; `npm run bench -- --readme` measures it anew. */
export const FIGURES = 'test/programs/bench/figures.json'

export const figures = (): Measured[] =>
  existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Measured[]) : []

/** Keeps what was measured in place of what those benches measured before; `order`: of all benches. */
export function keepFigures(measured: readonly Pick<Measured, 'bench' | 'rows'>[], order: readonly string[]): void {
  const machine = machineHere()
  const others = figures().filter(({ bench }) => !measured.some((one) => one.bench === bench))
  const all = [...others, ...measured.map((one) => ({ ...one, machine }))]
  const sorted = order.flatMap((name) => all.filter(({ bench }) => bench === name))
  writeFileSync(FIGURES, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/** `2 × AMD EPYC, Node v20.20.2` */
function machineHere(): string {
  const found = cpus()
  const model = (found[0]?.model ?? 'unknown').replace(/\s+/g, ' ').trim()
  return `${found.length} × ${model}, Node ${process.version}`
}
