import { type Dirent, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** Whatever the built client is made of. */
const SOURCES = ['web', 'shared', 'vite.config.ts', 'svelte.config.js', 'package-lock.json']
/** Where `npm run build` puts the client, too. */
export const CLIENT_FOLDER = join(PROJECT, 'dist', 'web')

/** Builds the web client as it is deployed, unless it is there and nothing has changed since. */
export async function buildClient(folder = CLIENT_FOLDER): Promise<void> {
  const page = join(folder, 'index.html')
  if (existsSync(page) && (await stat(page)).mtimeMs > (await latestChange())) return
  const configFile = join(PROJECT, 'vite.config.ts')
  // Loaded only when there is something to build: it takes as long as all the rest.
  const { build } = await import('vite')
  await build({
    root: join(PROJECT, 'web'),
    configFile,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
}

/** A file that was taken away shows in the time of its folder. */
async function latestChange(): Promise<number> {
  const times = await Promise.all(
    SOURCES.map(async (source) => {
      const path = join(PROJECT, source)
      const info = await stat(path)
      const within: Dirent[] = info.isDirectory() ? await readdir(path, { recursive: true, withFileTypes: true }) : []
      const inner = await Promise.all(
        within.map(async (each) => (await stat(join(each.parentPath, each.name))).mtimeMs),
      )
      return Math.max(info.mtimeMs, ...inner)
    }),
  )
  return Math.max(...times)
}

/** A dot and a name; the 10 of a rule (`/rules/R8.10`) is none. */
const FILE = /\.[a-z][^/]*$/i

/** Serves the built client: files as they are, and its one page for every other path, which the client itself reads. */
export function serveClient(app: Hono, folder: string): void {
  const files = serveStatic({ root: folder })
  const page = serveStatic({ root: folder, rewriteRequestPath: () => '/index.html' })
  app.get('*', files)
  app.get('*', (c, next) => {
    if (FILE.test(c.req.path)) return next()
    c.header('Cache-Control', 'no-cache')
    return page(c, next)
  })
}
