import { readFileSync, writeFileSync } from 'node:fs'
import { reasonsTable, routesTable } from '#functions/http/describe'
import { figures } from '#test/bench/figures'
import { benchTable } from '#test/bench/table'
import { mutantsTable } from '#test/mutants/table'
import { comparisons } from '#test/sim/handoffs/figures'
import { handOffsTable, leftTable } from '#test/sim/handoffs/tables'

const FILE = 'README.md'

/** The page with its tables as the code has them now. */
export function withTables(page: string): string {
  const between = (name: string, table: string, text: string) =>
    text.replace(
      new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`),
      (_, open, close) => `${open}\n${table}\n${close}`,
    )
  const tables = {
    reasons: reasonsTable(),
    routes: routesTable(),
    bench: benchTable(figures()),
    'hand-offs': handOffsTable(comparisons()),
    'hand-offs-left': leftTable(comparisons()),
    mutants: mutantsTable(),
  }
  return Object.entries(tables).reduce((text, [name, table]) => between(name, table, text), page)
}

export const readme = (): string => readFileSync(FILE, 'utf8')

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, withTables(readme()))
