import { join } from 'node:path'
import { build } from 'esbuild'
import { BUNDLING, type Entry, entryFile } from './constructs/lambda-defaults'

const ENTRIES: readonly Entry[] = ['http', 'on-head-change', 'on-minute']

/** Bundles a function as it is deployed. @returns the size in bytes */
export async function bundle(root: string, entry: Entry, outfile: string): Promise<number> {
  const { minify, sourceMap, target, mainFields, banner } = BUNDLING
  const { metafile } = await build({
    minify,
    sourcemap: sourceMap,
    target,
    mainFields: [...mainFields],
    banner: { js: banner },
    entryPoints: [entryFile(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'error',
  })
  return Object.entries(metafile.outputs).find(([file]) => file.endsWith('.mjs'))?.[1].bytes ?? 0
}

if (process.argv[1] === import.meta.filename) {
  for (const entry of ENTRIES) {
    const file = join('dist', 'functions', `${entry}.mjs`)
    const bytes = await bundle(process.cwd(), entry, join(process.cwd(), file))
    console.log(`${file}  ${(bytes / 1000).toFixed(1)} kB`)
  }
}
