import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { chromiumLaunchOptions } from '#test/support/chromium'
const root = fileURLToPath(new URL('.', import.meta.url))
const server = await preview({ configFile: false, root, preview: { port: 0, host: '127.0.0.1' }, build: { outDir: '/tmp/perf/dist' } })
const address = server.resolvedUrls!.local[0]
const browser = await chromium.launch(chromiumLaunchOptions())
const page = await browser.newPage({ viewport: { width: 800, height: 640 } })
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
for (const scene of ['start', 'course', 'displaced', 'brawl', 'layers']) {
  await page.goto(`${address}?scene=${scene}`); await page.waitForTimeout(400)
  await page.evaluate(axe)
  const r = await page.evaluate(`axe.run().then(r => r.violations.map(v => v.id + ': ' + v.help + ' ' + v.nodes.map(n => n.html.slice(0,150) + ' | ' + n.failureSummary).join('\\n  ')))`)
  console.log(scene, r)
}
await page.emulateMedia({ forcedColors: 'active' })
await page.goto(`${address}?scene=course`); await page.waitForTimeout(400); await page.screenshot({ path: 'test/output/board/forced.png' })
await page.goto(`${address}?scene=brawl`); await page.waitForTimeout(400); await page.screenshot({ path: 'test/output/board/forced-brawl.png' })
await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
await page.goto(`${address}?scene=brawl-near&theme=contrast`); await page.waitForTimeout(400); await page.screenshot({ path: 'test/output/board/contrast.png' })
await browser.close(); server.httpServer.close()
