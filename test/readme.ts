import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { reasonsTable, routesTable } from '#functions/http/describe'
import { figures } from '#test/programs/bench/figures'
import { benchTable } from '#test/programs/bench/table'
import { comparisons } from '#test/programs/handoffs/figures'
import { handOffsTable, leftTable } from '#test/programs/handoffs/tables'
import { mutantsTable } from '#test/programs/mutants/table'
import { asksTable, cardRulingsList, framesTable, influencesTable, momentsTable, wordsTable } from './readme-lists'
import { helpIfAsked } from './support/command-line'

const FOLDERS = ['cdk', 'functions', 'shared', 'test', 'web']
const MADE_BY_TESTS = 'test/output'

/** All pages of the project, by their paths. */
export function pages(): string[] {
  const within = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return [...readdirSync('.'), ...within]
    .filter((path) => path.endsWith('.md') && !path.startsWith(MADE_BY_TESTS))
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => a.localeCompare(b))
}

const TABLES: Readonly<Record<string, () => string>> = {
  reasons: reasonsTable,
  routes: routesTable,
  bench: () => benchTable(figures()),
  'hand-offs': () => handOffsTable(comparisons()),
  'hand-offs-left': () => leftTable(comparisons()),
  mutants: mutantsTable,
  frames: framesTable,
  asks: asksTable,
  moments: momentsTable,
  influences: influencesTable,
  words: wordsTable,
  'card-rulings': cardRulingsList,
}
export const TABLE_NAMES = Object.keys(TABLES)

/** The page with its tables as the code has them now: `<!-- routes -->` to `<!-- /routes -->`. */
export const withTables = (page: string): string =>
  page.replace(/(<!-- ([a-z-]+) -->\n)[\s\S]*?(<!-- \/\2 -->)/g, (whole, open, name, close) => {
    const made = TABLES[name]
    return made === undefined ? whole : `${open}${made()}\n${close}`
  })

if (process.argv[1] === import.meta.filename) {
  helpIfAsked(
    'npm run readme\nWrites the tables and lists of all pages anew from the code and the figures that are kept.',
  )
  for (const path of pages()) {
    const page = readFileSync(path, 'utf8')
    const now = withTables(page)
    if (now === page) continue
    writeFileSync(path, now)
    console.log(path)
  }
}
