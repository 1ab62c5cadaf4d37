import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumLaunchOptions } from '#test/support/chromium'

const FAILURES = join('test', 'output', 'failures')
/** The page at each action costs a quarter of the time of all tests here: only who looks for a fault pays it. */
const snapshots = process.env.SNAPSHOTS !== undefined
const open = new Set<BrowserContext>()

/** Chromium, with more arguments if need be; what goes on in it is traced, and kept where a test fails. */
export async function launchTraced(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = chromiumLaunchOptions()
  const browser = await chromium.launch({ executablePath, args: [...args, ...more] })
  const newContext = browser.newContext.bind(browser)
  // What `newPage` calls as well
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.tracing.start({ snapshots })
    open.add(context)
    context.on('close', () => open.delete(context))
    return context
  }
  return browser
}

/** @param name of the test that failed; without it what happened is forgotten. @returns the files that were written */
export async function endOfTest(name?: string): Promise<string[]> {
  const kept = await Promise.all(
    [...open].map((context, i) => (name === undefined ? drop(context) : keep(context, `${name}-${i + 1}`))),
  )
  return kept.flat()
}

async function drop({ tracing }: BrowserContext): Promise<string[]> {
  await tracing.stopChunk()
  await tracing.startChunk()
  return []
}

/** `npx playwright-core show-trace FILE` plays the trace. */
async function keep(context: BrowserContext, name: string): Promise<string[]> {
  mkdirSync(FAILURES, { recursive: true })
  const trace = join(FAILURES, `${name}.zip`)
  const pages = context.pages().map((page, i) => ({ page, path: join(FAILURES, `${name}-${i + 1}`) }))
  await Promise.all(pages.map(({ page, path }) => page.screenshot({ path: `${path}.png` })))
  await Promise.all(pages.map(async ({ page, path }) => await writeFile(`${path}.html`, await page.content())))
  await context.tracing.stopChunk({ path: trace })
  await context.tracing.startChunk()
  return [trace, ...pages.flatMap(({ path }) => [`${path}.png`, `${path}.html`])]
}
