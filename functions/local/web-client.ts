import { type Dirent, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { pageLanguage } from '#functions/http/language'
import type { Language } from '#shared/play/protocol/language'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** All that the built client is made of. */
const SOURCES = ['web', 'shared', 'vite.config.ts', 'svelte.config.js', 'package-lock.json']
/** Where `npm run build` puts the client, too. */
export const CLIENT_FOLDER = join(PROJECT, 'dist', 'web')

/** The start page of the client in each language; a request for any page gets the one in its language. */
const START_PAGES: Record<Language, string> = { en: 'index.html', pl: 'pl.html' }

/** Builds of the client, and the language of each. */
const MODES = [
  ['production', 'English'],
  ['pl', 'Polish'],
] as const

/**
 * Builds the web client as it is deployed, unless it is there and nothing has changed since.
 * @param say hears how far it is, at once: the first start of the service waits for it
 */
export async function buildClient(folder = CLIENT_FOLDER, say: (progress: string) => void = () => {}): Promise<void> {
  const pages = Object.values(START_PAGES).map((page) => join(folder, page))
  const changed = await latestChange()
  const built = await Promise.all(pages.map(async (page) => existsSync(page) && (await stat(page)).mtimeMs > changed))
  if (built.every(Boolean)) return
  say('The pages are built first; that takes about half a minute.')
  const configFile = join(PROJECT, 'vite.config.ts')
  // Loaded only when there is something to build: it takes as long as all the rest.
  const { build } = await import('vite')
  for (const [mode, language] of MODES) {
    const first = mode === 'production'
    say(`  pages in ${language} …`)
    await build({
      root: join(PROJECT, 'web'),
      mode,
      configFile,
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: first,
        // Who starts the service learns its address, not how long plugins took.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    })
  }
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

/** The names of these files say what is in them; as it is deployed. */
const UNCHANGED = 'public, max-age=31536000, immutable'

/** A name behind the last dot; the number of a rule (`/rules/R8.10`) is none. */
const FILE = /\.[a-z][^/.]*$/i

/** Serves the built client: files as they are, and its start page for every other path, which the client itself reads. */
export function serveClient(app: Hono, folder: string): void {
  const files = serveStatic({ root: folder })
  const startPage = (language: Language) =>
    serveStatic({ root: folder, rewriteRequestPath: () => `/${START_PAGES[language]}` })
  const pages = { en: startPage('en'), pl: startPage('pl') }
  app.get('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', UNCHANGED)
  })
  app.get('*', (c, next) => (FILE.test(c.req.path) ? files(c, next) : next()))
  app.get('*', (c, next) => {
    if (FILE.test(c.req.path)) return next()
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Accept-Encoding, Cookie, Accept-Language')
    return pages[pageLanguage(c)](c, next)
  })
}
