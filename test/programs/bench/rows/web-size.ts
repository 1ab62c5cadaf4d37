import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { LANGUAGES, type Language } from '#shared/play/protocol/language'
import type { Bench, Row } from '../row'

const FIRST_LOAD = 80_000
const LATER = 120_000

/** The engine with its rules and cards, and what is said of a card. */
const ENGINE_AND_CARDS =
  /\/shared\/(game\.ts|game\/(engine|flow|cards)\/|messages\/\w+\/(unit|cards\/\w+|card-names|rules\/damage-cards)\.ts)/

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A chunk and everything it loads at once. */
function withImports(chunks: Chunks, files: readonly string[]): Set<string> {
  const all = new Set<string>()
  const add = (file: string) => {
    if (all.has(file)) return
    all.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) add(imported)
  }
  for (const file of files) add(file)
  return all
}

/** Scripts of the game page as served: what its first load needs, and what comes later. */
async function measure(language: Language): Promise<Row[]> {
  const mode = language === 'en' ? 'production' : language
  const built = (await build({ mode, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  const chunks: Chunks = new Map(
    built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  )
  const gzipped = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).byteLength, 0)
  const starts = [...chunks.values()].filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName)
  const pages = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/GamePage.svelte'))
  const first = withImports(chunks, [...starts, ...pages.map(({ fileName }) => fileName)])
  const later = [...chunks.keys()].filter((file) => !first.has(file))
  const engineAndCards = later.filter((file) => chunks.get(file)?.moduleIds.some((id) => ENGINE_AND_CARDS.test(id)))
  const [now, then] = [gzipped(first), gzipped(engineAndCards)]
  return [
    {
      name: `web: scripts of the game page, gzipped, first load (${language})`,
      figure: now,
      unit: 'bytes',
      budget: `≤ ${FIRST_LOAD}`,
      met: now <= FIRST_LOAD,
    },
    {
      name: `web: later scripts with anything of the engine or of card texts, gzipped, together (${language})`,
      figure: then,
      unit: 'bytes',
      budget: `≤ ${LATER}`,
      met: then <= LATER,
    },
    {
      name: `web: all later scripts, of every question and page, gzipped, together (${language})`,
      figure: gzipped(later),
      unit: 'bytes',
      budget: 'reported',
      met: true,
    },
  ]
}

/** Nobody loads more than one language, and each keeps the budget. */
export const webSize: Bench = {
  name: 'web-size',
  async measure() {
    const rows: Row[] = []
    for (const language of LANGUAGES) rows.push(...(await measure(language)))
    return rows
  },
}
