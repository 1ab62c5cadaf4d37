/**
 * Pictures of the table in made-up positions, for people to look at: `npx tsx test/programs/gallery/shoot.ts [scene…]` writes
 * them to test/output/board; `--serve` keeps the page open at the address it prints (`?scene=course&theme=light`).
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumLaunchOptions } from '#test/support/chromium'
import { helpIfAsked } from '#test/support/command-line'
import { SCENES } from './scenes'

helpIfAsked(`npx tsx test/programs/gallery/shoot.ts [SCENE…] [--serve]
Takes pictures of the table in made-up positions into test/output/board.`)

/** The window onto the table on a phone beside its question, on a tablet and on a desk. */
const PANES = {
  390: { width: 390, height: 200 },
  820: { width: 820, height: 540 },
  1440: { width: 800, height: 640 },
}
const OUTPUT = 'test/output/board'

async function serve() {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [svelte({ configFile: '../../../svelte.config.js' })],
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The gallery has no address')
  return { server, address }
}

async function shoot(address: string, names: readonly string[], themes: readonly string[]) {
  mkdirSync(OUTPUT, { recursive: true })
  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  for (const [width, viewport] of Object.entries(PANES)) {
    await page.setViewportSize(viewport)
    for (const name of names) {
      for (const theme of themes) {
        await page.goto(`${address}?scene=${name}&theme=${theme}`)
        await page.locator('[role=listbox], [data-ready]').waitFor()
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(150)
        const tap = SCENES[name]?.tap
        if (tap !== undefined) {
          await page.locator(`[data-pick="${tap}"]`).click()
          await page.waitForTimeout(50)
        }
        await page.screenshot({ path: `${OUTPUT}/${name}-${width}-${theme}.png` })
      }
    }
  }
  await browser.close()
}

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const themes = flags.includes('--light') ? ['light'] : flags.includes('--contrast') ? ['contrast'] : ['dark']
const { server, address } = await serve()
if (flags.includes('--serve')) console.log(address)
else {
  await shoot(address, asked.length > 0 ? asked : Object.keys(SCENES), themes)
  await server.close()
}
