import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveClient } from '#functions/local/web-client'

describe('the local server of the pages', () => {
  let folder: string
  const app = new Hono()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armada-client-'))
    await writeFile(join(folder, 'index.html'), 'the page')
    await writeFile(join(folder, 'icon.svg'), 'the icon')
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets', 'game-1a.js'), 'the game')
    serveClient(app, folder)
  })
  afterAll(() => rm(folder, { recursive: true }))
  const shown = async (path: string) => (await app.request(path)).text()

  test.each(['/', '/g/0123456789abcdef', '/rules', '/rules/R8.10', '/rules/DC6', '/rules/FQ.dominator.1'])(
    '%s is a page',
    async (path) => {
      expect(await shown(path)).toBe('the page')
    },
  )

  test('a file is itself, and one that is not there is no page', async () => {
    expect(await shown('/icon.svg')).toBe('the icon')
    expect((await app.request('/assets/gone-1a.js')).status).toBe(404)
  })

  test.each([
    ['/assets/game-1a.js', 'public, max-age=31536000, immutable'],
    ['/assets/gone-1a.js', null],
    ['/icon.svg', null],
    ['/g/0123456789abcdef', 'no-cache'],
  ])('%s is kept by browsers as where it is deployed', async (path, kept) => {
    expect((await app.request(path)).headers.get('cache-control')).toBe(kept)
  })
})
