import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core'
import type { TestService } from '#test/support/service'

const PICTURES = join(import.meta.dirname, '..', '..', 'output', 'pages')
/** Only whoever wants to look at the pages waits for their pictures. */
const takesPictures = process.env.PICTURES !== undefined
/** In short: each page that is reviewed has to read it. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
/** Generous, because an open page asks after 5 s and the machine may be busy. */
export const SOON = { timeout: 30_000 }

/** More keys than lead from one end of a page to the other. */
const MOST_KEYS = 80

/**
 * In the page: neither is the form of the question on its way, nor an answer to it; what has come is drawn, in the
 * typefaces that it asked for, what moved has arrived, and nothing is played on the table.
 */
async function isStill(): Promise<boolean> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await document.fonts.ready
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const isPlaying = document.querySelector('.game.playing, .played.fetching') !== null
  return !isPlaying && !document.querySelector('#question .actions')?.textContent?.includes('…')
}

/** In the page: it has the new size throughout; Chromium computes heights in `dvh` a little later than the width. */
function fills({ width, height }: { width: number; height: number }): boolean {
  const measure = document.createElement('div')
  measure.style.cssText = 'position: fixed; height: 100dvh'
  document.documentElement.append(measure)
  const { offsetHeight } = measure
  measure.remove()
  return window.innerWidth === width && window.innerHeight === height && offsetHeight === height
}

/** In the page: whatever the content security policy stops is a fault (no style, script or markup from texts). */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    console.error(`stopped by ${violatedDirective}: ${blockedURI} ${sample}`, sourceFile),
  )
}

/** For functions named within those that run in the page: tsx, which runs the programs, wraps each in a call of this. */
const NAMES_KEPT = 'globalThis.__name = (named) => named'

/** A person at a browser of their own. */
export class Player {
  readonly page: Page
  readonly email: string
  readonly faults: string[] = []
  /** Taps or clicks, and keys, since `fresh`: what ux 9 counts. */
  effort = { taps: 0, keys: 0 }
  readonly #touches: boolean
  readonly #context: BrowserContext
  readonly #service: TestService
  /** Scripts and styles that are on their way. */
  readonly #coming = new Set<Request>()

  private constructor(context: BrowserContext, page: Page, service: TestService, email: string, touches: boolean) {
    this.#touches = touches
    this.#context = context
    this.page = page
    this.#service = service
    this.email = email
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) this.#coming.add(request)
    })
    page.on('requestfinished', (request) => this.#coming.delete(request))
    page.on('requestfailed', (request) => this.#coming.delete(request))
    page.on('pageerror', (error) => this.faults.push(error.message))
    page.on('console', (message) => {
      // The first look at "who am I" is refused until somebody is signed in
      if (message.type() === 'error' && !message.text().includes('401')) this.faults.push(message.text())
    })
  }

  static async arrive(
    browser: Browser,
    service: TestService,
    email: string,
    device: 'phone' | 'desk',
  ): Promise<Player> {
    const context = await browser.newContext({
      baseURL: service.url,
      viewport: SCREENS[device],
      hasTouch: device === 'phone',
      timezoneId: 'Europe/Warsaw',
      reducedMotion: 'reduce',
    })
    await context.addInitScript({ content: NAMES_KEPT })
    await context.addInitScript(tellViolations)
    return new Player(context, await context.newPage(), service, email, device === 'phone')
  }

  /** Asks for a link in the form on the open page, follows it and presses its button. */
  async signIn(): Promise<void> {
    await this.page.getByLabel('Mail address').fill(this.email)
    await this.button('Send the link').click()
    await this.page.getByText('A link and a code are on their way').waitFor()
    await this.page.goto(await this.#service.signInPath(this.email))
    await this.button('Sign in').click()
    await this.page.getByRole('link', { name: 'Settings' }).waitFor()
  }

  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name })
  heading = (name: string | RegExp): Locator => this.page.getByRole('heading', { level: 1, name })

  /** Looks at the page now and again, as if coming back to it: that is when it asks for news at once. */
  async sees(name: string | RegExp): Promise<void> {
    for (let looks = 0; looks < 10 && (await this.heading(name).count()) === 0; looks += 1) {
      await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await this.heading(name)
        .waitFor({ timeout: 1000 })
        .catch(() => undefined)
    }
    await this.heading(name).waitFor(SOON)
    await this.settles()
  }

  /**
   * Waits until the page has all that it goes on fetching after its heading (the form of its question, what the table
   * draws, what listens to keys), no answer is on its way, and nothing moves: whatever is done then is not lost.
   */
  async settles(): Promise<void> {
    const until = Date.now() + SOON.timeout
    do {
      if (Date.now() > until) throw new Error(`${[...this.#coming].map((request) => request.url())} does not come`)
      await this.page.waitForFunction(isStill, undefined, SOON)
    } while (this.#coming.size > 0)
  }

  /** Gives the page another size (px), and waits until it is laid out in it, whatever is played on it meanwhile. */
  async fill(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size)
    await this.page.waitForFunction(fills, size, SOON)
  }

  /** As `fill`, and until nothing moves. */
  async resize(size: { width: number; height: number }): Promise<void> {
    await this.fill(size)
    await this.settles()
  }

  /** From here on effort is counted anew. */
  fresh(): void {
    this.effort = { taps: 0, keys: 0 }
  }

  async tap(target: Locator): Promise<void> {
    this.effort.taps += 1
    await (this.#touches ? target.tap() : target.click())
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.effort.keys += 1
      await this.page.keyboard.press(key)
    }
  }

  /** Moves the focus there by keys alone: Tab, and the arrow keys within a group of radio buttons. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor(SOON)
    await this.settles()
    for (let keys = 0; keys < MOST_KEYS; keys += 1) {
      const where = await target.evaluate((element) => {
        const { activeElement: active } = document
        if (active === element) return 'there'
        const inputs = element instanceof HTMLInputElement && active instanceof HTMLInputElement
        return inputs && element.type === 'radio' && element.name === active.name ? 'group' : 'elsewhere'
      })
      if (where === 'there') return
      await this.page.keyboard.press(where === 'group' ? 'ArrowDown' : 'Tab')
    }
    throw new Error(`no key leads to ${target}`)
  }

  /** Reaches it by keys alone, and presses one there. */
  async presses(target: Locator, key: string): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.press(key)
  }

  /** Sends; where something of it surprises, after a last look. */
  async sends(): Promise<void> {
    const look = this.button('Last look')
    if ((await look.count()) > 0) await look.click()
    await this.button(/^Send/).click()
  }

  /** Takes the page at 390 and 1440 px, or at 390 alone, and tells what axe finds there and whether it scrolls sideways. */
  async review(name: string, sizes: 'both' | 'phone' = 'both'): Promise<string[]> {
    const before = this.page.viewportSize() ?? SCREENS.desk
    const findings: string[] = []
    for (const size of sizes === 'both' ? Object.values(SCREENS) : [SCREENS.phone]) {
      await this.resize(size)
      await this.picture(`${name}-${size.width}`)
      const found = [...(await this.#axe()), ...(await this.#sideways())]
      findings.push(...found.map((finding) => `${name} at ${size.width} px: ${finding}`))
    }
    await this.resize(before)
    return findings
  }

  async picture(name: string): Promise<void> {
    if (!takesPictures) return
    await mkdir(PICTURES, { recursive: true })
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) })
  }

  async #axe(): Promise<string[]> {
    const isThere = await this.page.evaluate(() => 'axe' in window)
    if (!isThere) await this.page.evaluate(AXE)
    return this.page.evaluate(async () => {
      const { violations } = await window.axe.run({
        resultTypes: ['violations'],
        // For rules about videos and about style sheets that turn a page: neither is there
        preload: false,
        // Who speaks to a page says what stands on a button (WCAG 2.5.3)
        rules: { 'label-content-name-mismatch': { enabled: true } },
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    })
  }

  async #sideways(): Promise<string[]> {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    return over > 0 ? [`scrolls ${over} px sideways`] : []
  }

  leave = (): Promise<void> => this.#context.close()
}
