import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { BUNDLING, type Entry, entryFile } from './constructs/lambda-defaults'

const ENTRIES: readonly Entry[] = ['http', 'on-head-change', 'on-minute']

/** How esbuild makes one file of a function; the stack's own bundling is the same (`BUNDLING`). */
export function bundleOptions() {
  const { minify, sourceMap, sourcesContent, target, mainFields, banner } = BUNDLING
  return {
    minify,
    sourcemap: sourceMap,
    sourcesContent,
    target,
    mainFields: [...mainFields],
    banner: { js: banner },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  } as const satisfies BuildOptions
}

/** Bundles a function as it is deployed. @returns the size in bytes */
export async function bundle(root: string, entry: Entry, outfile: string): Promise<number> {
  await build({ ...bundleOptions(), entryPoints: [entryFile(root, entry)], outfile })
  return statSync(outfile).size
}

if (process.argv[1] === import.meta.filename) {
  for (const entry of ENTRIES) {
    const file = join('dist', 'functions', `${entry}.mjs`)
    const bytes = await bundle(process.cwd(), entry, join(process.cwd(), file))
    console.log(`${file}  ${(bytes / 1000).toFixed(1)} kB`)
  }
}
