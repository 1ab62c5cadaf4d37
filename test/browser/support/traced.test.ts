import { existsSync, rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfTest, launchTraced } from './traced'

let browser: Browser
beforeAll(async () => {
  browser = await launchTraced()
})
afterAll(() => browser.close())

test('what a failed test did stays as a picture and a trace', async () => {
  const page = await browser.newPage()
  await page.setContent('<h1>Round 1</h1>')
  expect(await endOfTest()).toEqual([])
  const kept = await endOfTest('a-test')
  expect(kept.map((path) => path.replace(/.*a-test/, ''))).toEqual(['-1.zip', '-1-1.png', '-1-1.html'])
  expect(kept.filter(existsSync)).toEqual(kept)
  for (const path of kept) rmSync(path)
})

test('a page that is closed is asked for nothing', async () => {
  for (const context of browser.contexts()) await context.close()
  expect(await endOfTest('a-test')).toEqual([])
})
