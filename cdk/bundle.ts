import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

/** Handlers are found by path; nothing here imports them. */
export const ENTRIES = ['http', 'on-head-change', 'on-minute', 'live', 'mail-events'] as const
export type Entry = (typeof ENTRIES)[number]

/**
 * How esbuild makes a function: everything in it, the SDK included. `module` before `main` lets esbuild leave unused code
 * out. ESM has no `require`, which some packages still call.
 */
export const BUNDLING = {
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  target: 'node22',
  mainFields: ['module', 'main'],
  banner: { js: "import{createRequire as __cr}from'module';const require=__cr(import.meta.url);" },
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
} satisfies BuildOptions

/**
 * Bundles a function as it is deployed, into `folder`: `index.mjs`, and in files of their own what only some requests
 * load, because a cold start reads and compiles every byte of the first. @returns the bytes of a cold start
 */
export async function bundle(root: string, entry: Entry, folder: string): Promise<number> {
  const { metafile } = await build({
    ...BUNDLING,
    entryPoints: { index: join(root, 'functions', 'entry', `${entry}.ts`) },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    metafile: true,
  })
  const outputs = new Map(Object.entries(metafile.outputs))
  const first = [...outputs.keys()].filter((path) => path.endsWith('index.mjs'))
  const loaded = new Set(first)
  for (const path of loaded)
    for (const { path: next, kind } of outputs.get(path)?.imports ?? [])
      if (kind === 'import-statement' && outputs.has(next)) loaded.add(next)
  return [...loaded].reduce((sum, path) => sum + (outputs.get(path)?.bytes ?? 0), 0)
}

if (process.argv[1] === import.meta.filename) {
  for (const entry of ENTRIES) {
    const folder = join('dist', 'functions', entry)
    const bytes = await bundle(process.cwd(), entry, folder)
    console.log(`${folder}  ${(bytes / 1000).toFixed(1)} kB at a cold start`)
  }
}
