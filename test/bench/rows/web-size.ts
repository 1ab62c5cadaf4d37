import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Bench } from '../row'

const FIRST_LOAD = 80_000
const LATER = 120_000

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
export const webSize: Bench = {
  name: 'web-size',
  async measure() {
    const built = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
    const chunks: Chunks = new Map(
      built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
    )
    const gzipped = (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).byteLength, 0)
    const starts = [...chunks.values()].filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName)
    const pages = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/GamePage.svelte'))
    const first = withImports(chunks, [...starts, ...pages.map(({ fileName }) => fileName)])
    const later = [...chunks.keys()].filter((file) => !first.has(file))
    const [now, then] = [gzipped(first), gzipped(later)]
    return [
      {
        name: 'web: scripts of the game page, gzipped, first load',
        figure: now,
        unit: 'bytes',
        budget: `≤ ${FIRST_LOAD}`,
        met: now <= FIRST_LOAD,
      },
      {
        name: 'web: scripts loaded later, gzipped, together',
        figure: then,
        unit: 'bytes',
        budget: `≤ ${LATER}`,
        met: then <= LATER,
      },
    ]
  },
}
