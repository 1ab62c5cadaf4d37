import { helpIfAsked } from '#test/support/command-line'
import { BENCHES } from './benches'
import { keepFigures } from './figures'
import type { Row } from './row'

const README = '--readme'

/**
 * `npm run bench -- NAME…` measures those alone; with `--readme` the figures are kept for the table of test/figures.md. Prints
 * JSON; fails if a budget is not met.
 */
async function main(asked: readonly string[]): Promise<Row[]> {
  const names = asked.filter((name) => name !== README)
  const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name))
  if (unknown.length > 0)
    throw new Error(`no bench ${unknown.join(', ')}; there are ${BENCHES.map((b) => b.name).join(', ')}`)
  const measured: { bench: string; rows: Row[] }[] = []
  for (const bench of BENCHES) {
    if (names.length > 0 && !names.includes(bench.name)) continue
    console.error(`${bench.name} …`)
    measured.push({ bench: bench.name, rows: await bench.measure() })
    // One after the other: what was measured stays, if a later one fails.
    if (asked.includes(README))
      keepFigures(
        measured,
        BENCHES.map(({ name }) => name),
      )
  }
  return measured.flatMap(({ rows }) => rows)
}

helpIfAsked(`npm run bench -- [NAME…] [--readme]
Measures against budgets and prints JSON; --readme keeps the figures for the page of figures.
Names: ${BENCHES.map(({ name }) => name).join(', ')}`)
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
const rows = await main(process.argv.slice(2))
console.log(JSON.stringify({ node: process.version, met: rows.every(({ met }) => met), rows }, undefined, 2))
process.exitCode = rows.every(({ met }) => met) ? 0 : 1
