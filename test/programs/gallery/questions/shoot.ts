/**
 * Pictures of questions about attacks and repairs, for people to look at: `npx tsx test/programs/gallery/questions/shoot.ts
 * [situation…]` writes them to test/output/questions, on a phone, a tablet and a desk; in Polish with `--pl`.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import axe from 'axe-core'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { chromiumLaunchOptions } from '#test/support/chromium'
import { helpIfAsked } from '#test/support/command-line'
import { SITUATIONS } from './situations'

helpIfAsked(`npx tsx test/programs/gallery/questions/shoot.ts [SITUATION…] [--pl] [--light]
Takes pictures of questions into test/output/questions.`)

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
const OUTPUT = 'test/output/questions'
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const language = flags.includes('--pl') ? 'pl' : 'en'
const theme = flags.includes('--light') ? 'light' : 'dark'

const server = await createServer({
  configFile: false,
  cacheDir: fileURLToPath(new URL('../../../output/vite-questions', import.meta.url)),
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: '../../../../svelte.config.js' })],
  resolve: {
    alias: { '#messages': fileURLToPath(new URL(`../../../../shared/messages/${language}`, import.meta.url)) },
  },
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
})
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
mkdirSync(OUTPUT, { recursive: true })
const browser = await chromium.launch(chromiumLaunchOptions())
const page = await browser.newPage({ hasTouch: true, reducedMotion: 'reduce' })
page.on('pageerror', (error) => {
  console.error(error)
  process.exitCode = 1
})
for (const size of SIZES) {
  await page.setViewportSize(size)
  for (const name of asked.length > 0 ? asked : Object.keys(SITUATIONS)) {
    const { press = [] } = SITUATIONS[name] ?? {}
    await page.goto(`${address}?situation=${name}&theme=${theme}`)
    await page.locator('h1').waitFor()
    await page.locator('#question .actions button').first().waitFor()
    await page.waitForTimeout(600)
    for (const text of press) {
      const control = page.locator('#question').locator('label, summary, button').filter({ hasText: text })
      const named = page.locator('#question').getByRole('button', { name: text })
      await ((await named.count()) > 0 ? named : control).first().click()
      await page.waitForTimeout(150)
    }
    await page.screenshot({ path: `${OUTPUT}/${name}-${size.width}.png` })
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => window.axe.run())
    for (const { id, nodes } of violations)
      console.log(name, size.width, id, nodes.map(({ target }) => target.join(' ')).join(', '))
  }
}
await browser.close()
await server.close()
