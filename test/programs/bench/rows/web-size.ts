import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { ASKS } from '#shared/game/engine/asks'
import { LANGUAGES, type Language } from '#shared/play/protocol/language'
import type { Bench, Row } from '../row'

const FIRST_LOAD = 80_000
const WITH_QUESTION = 120_000
const LATER = 120_000

/** The engine with its rules and cards, and what is said of a card. */
const ENGINE_AND_CARDS =
  /\/shared\/(game\.ts|game\/(engine|flow|cards)\/|messages\/\w+\/(unit|cards\/\w+|card-names)\.ts)/

/** Games begin with a question of one of these families. */
const FIRST_QUESTIONS = { dials: 'the learning scenario', opening: 'a battle' }
/** A page that is opened later in a game begins with any of these. */
const FAMILIES = [...new Set(Object.values(ASKS).map(({ family }) => family))]

type Chunk = Rolldown.OutputChunk
type Chunks = ReadonlyMap<string, Chunk>

/** A script and everything that loads with it, or as well what it may load later. */
function withImports(chunks: Chunks, files: readonly string[], next: (chunk: Chunk) => string[]): Set<string> {
  const all = new Set(files)
  for (const file of all) {
    const chunk = chunks.get(file)
    for (const imported of chunk ? next(chunk) : []) all.add(imported)
  }
  return all
}
const atOnce = ({ imports }: Chunk): string[] => imports
const sooner = ({ isEntry, imports, dynamicImports }: Chunk): string[] => [
  ...imports,
  // Other pages are no part of a game.
  ...(isEntry ? [] : dynamicImports),
]

const startOf = (chunks: Chunks, name: string): string[] =>
  [...chunks.values()].filter((chunk) => chunk.facadeModuleId?.endsWith(name)).map(({ fileName }) => fileName)

/** Scripts of the game page as served: what its first load needs, and what comes later. */
async function measure(language: Language): Promise<Row[]> {
  const mode = language === 'en' ? 'production' : language
  const built = (await build({ mode, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  const chunks: Chunks = new Map(
    built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  )
  const gzipped = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).byteLength, 0)
  const entries = [...chunks.values()].filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName)
  const starts = [...entries, ...startOf(chunks, '/GamePage.svelte')]
  const first = withImports(chunks, starts, atOnce)
  const [index, lobby] = [startOf(chunks, '/form-index.ts'), startOf(chunks, '/Lobby.svelte')]
  // Fleets are brought in the lobby, before there is a game.
  const inGame = withImports(chunks, starts, (chunk) => sooner(chunk).filter((file) => !lobby.includes(file)))
  const later = [...chunks.keys()].filter((file) => !first.has(file))
  const engineAndCards = later.filter((file) => chunks.get(file)?.moduleIds.some((id) => ENGINE_AND_CARDS.test(id)))
  const withQuestion = (family: string): number => {
    const forms = startOf(chunks, `/${family}-forms.ts`)
    if (forms.length === 0) throw new Error(`no script of the questions ${family}`)
    return gzipped(withImports(chunks, [...starts, ...index, ...forms], atOnce))
  }
  const row = (name: string, figure: number, most: number, aim?: number): Row => ({
    name: `web: ${name} (${language})`,
    figure,
    unit: 'bytes',
    budget: `≤ ${most}${aim === undefined ? '' : ` (aim ≤ ${aim})`}`,
    met: figure <= most,
  })
  const reported = (name: string, figure: number): Row => ({
    ...row(name, figure, Number.POSITIVE_INFINITY),
    budget: 'reported',
  })
  return [
    row('scripts of the game page, gzipped, first load', gzipped(first), FIRST_LOAD),
    ...Object.entries(FIRST_QUESTIONS).map(([family, game]) =>
      row(`the same with the first question of ${game}`, withQuestion(family), WITH_QUESTION, FIRST_LOAD),
    ),
    reported('the same with a question of the family that needs most', Math.max(...FAMILIES.map(withQuestion))),
    row(
      'what a game loads later of engine, cards and their texts, gzipped, together',
      gzipped(engineAndCards.filter((file) => inGame.has(file))),
      LATER,
    ),
    row(
      'later scripts with anything of the engine or of card texts, gzipped, together',
      gzipped(engineAndCards),
      LATER,
    ),
    reported('all later scripts, of every question and page, gzipped, together', gzipped(later)),
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
