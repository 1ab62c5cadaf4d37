import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { build } from 'vite'

/** Builds the web client into `folder`, as it is deployed. A few seconds; the same pages as in production. */
export async function buildClient(folder: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
}

/** Serves the built client: files as they are, and the one page for every other path, which the client itself reads. */
export function serveClient(app: Hono, folder: string): void {
  const files = serveStatic({ root: folder })
  const page = serveStatic({ root: folder, rewriteRequestPath: () => '/index.html' })
  app.get('*', async (c, next) => (c.req.path.startsWith('/api/') ? next() : files(c, next)))
  app.get('*', async (c, next) => {
    if (c.req.path.startsWith('/api/') || c.req.path.split('/').at(-1)?.includes('.')) return next()
    c.header('Cache-Control', 'no-cache')
    return page(c, next)
  })
}
