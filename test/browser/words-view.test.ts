import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AskName } from '#shared/game/engine/decision'
import type { Submission } from '#shared/play/protocol/request-bodies'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { startService, type TestService } from '#test/support/service'
import { entries, shipPage } from '#test/web/support/game-pages'
import { EVERY_ASK } from '#test/web/words-view/every-ask'
import { type Step, told } from '#test/web/words-view/situation'
import { Player } from './support/player'
import { stateAnswers } from './support/stated-answers'
import { launchTraced } from './support/traced'

const ASKS = Object.keys(EVERY_ASK) as AskName[]
/** Steps of Tab after which a control counts as out of reach. */
const MOST_TABS = 40

/** What has the focus: its name, and the names of its radio group. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      // What a screen reader does not say is no part of a name
      const said = (label ?? element).cloneNode(true) as Element
      for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      const text = element.getAttribute('aria-label') ?? said.textContent ?? ''
      return text.replace(/\s+/g, ' ').trim()
    }
    const { activeElement } = document
    if (activeElement === null) return { name: '', group: [] as string[] }
    const isRadio = activeElement instanceof HTMLInputElement && activeElement.type === 'radio'
    const group = isRadio
      ? [...document.querySelectorAll(`input[type="radio"][name="${activeElement.name}"]`)].map(nameOf)
      : []
    return { name: nameOf(activeElement), group }
  })

describe('the words view', () => {
  let service: TestService
  let browser: Browser
  let player: Player
  let game: GamePage
  let sent: Submission | undefined

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    player = await Player.arrive(browser, service, ME.email, 'desk')
    await serve(player)
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  /** The pages over games as the test says they are; what is sent is kept. */
  async function serve(reader: Player): Promise<void> {
    // Drafts of the question before would be found again: all have the same id here
    await reader.page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'armada.device') localStorage.removeItem(key)
    })
    await stateAnswers(reader, {
      '/players/me': () => ME,
      '/games': () => ({ games: [] }),
      '/games/g1': () => game,
      '/games/g1/decisions': (body) => {
        sent = body as Submission
        return { page: game, used: sent.script.length, rest: [] } satisfies SubmissionResult
      },
    })
  }

  async function open(shown: GamePage): Promise<Page> {
    game = shown
    sent = undefined
    await player.page.goto('/g/g1?view=words')
    await player.page.locator('#words-position').waitFor()
    await player.page.locator('#form').waitFor()
    await player.settles()
    return player.page
  }

  const press = (key: string) => player.page.keyboard.press(key)

  /** By Tab to the control or its group, and by arrow keys within a group. */
  async function reach(name: RegExp): Promise<void> {
    const seen: string[] = []
    await player.page.locator('#question').focus()
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const now = await focus(player.page)
      if (name.test(now.name)) return
      seen.push(now.name)
      const within = now.group.some((one) => name.test(one))
      await press(within ? 'ArrowDown' : 'Tab')
    }
    throw new Error(`${name} cannot be reached by keys; past ${seen.slice(0, 12).join(' | ')}`)
  }
  async function take(step: Step): Promise<void> {
    await reach(step instanceof RegExp ? step : step.at)
    if (step instanceof RegExp) await press('Space')
    else if ('right' in step) for (let n = 0; n < step.right; n += 1) await press('ArrowRight')
    else {
      await press('Control+a')
      await player.page.keyboard.type(step.fill)
      await press('Tab')
    }
  }
  /** Looks at it a last time, where there is such a look, and sends; whoever is warned presses once more. */
  async function send(): Promise<string[]> {
    const says = () => player.page.locator('#question .actions').textContent()
    for (let presses = 0; presses < 3 && sent === undefined; presses += 1) {
      const before = await says()
      // The strong button leads to what could be chosen first
      const leaves = await player.page.locator('#question .actions .second').count()
      if (leaves > 0) await reach(/^(Send only this for now|Move without attacking|Spend nothing|Press again)/)
      await press(leaves > 0 ? 'Enter' : 'Control+Enter')
      await expect.poll(async () => sent !== undefined || (await says()) !== before).toBe(true)
      await player.settles()
    }
    expect(sent).toBeDefined()
    return (sent?.script ?? []).map(told)
  }

  describe('every question is answered by its form with keys alone (ux 4)', () => {
    test.each(ASKS)('%s', async (ask) => {
      const { page, keys, sends } = EVERY_ASK[ask]
      await open(page())
      for (const step of keys) await take(step)
      expect(await send()).toEqual(sends)
      expect(player.faults).toEqual([])
    })
  })

  test.each(['command.dials', 'attack.declare', 'maneuver.navigate', 'squadron.activate'] as const)(
    '%s is answered by the command line, which never sends by itself',
    async (ask) => {
      const { page, line, sends } = EVERY_ASK[ask]
      const opened = await open(page())
      await opened.locator('#table').focus()
      await press('/')
      await opened.keyboard.type(line)
      await press('Enter')
      await opened
        .getByRole('status')
        .filter({ hasText: /Ready: / })
        .waitFor()
      expect(sent).toBeUndefined()
      expect(await send()).toEqual(sends)
    },
  )

  test('single keys tell question, last event, clock and unit, and can be switched off (WCAG 2.1.4)', async () => {
    const page = await open({ ...shipPage(), log: entries() })
    const said = page.locator('#table .said')
    const says = async (key: string, text: string | RegExp) => {
      await press(key)
      await said.filter({ hasText: text }).waitFor()
    }
    await page.locator('#table').focus()
    await says('q', /ship.* Due /)
    await says('l', /Nebulon-B "B"/)
    await says('c', /^Red Leader: until/)
    await says('d', /^Ours: CR90 "A" hull 4 of 4; Nebulon-B "B"/)
    await page.locator('[data-unit="nebulon-b-escort-frigate-1"] button').focus()
    await says('d', /^Nebulon-B "B", heading .*CR90 "A": beyond distance 5/)
    await press('m')
    await page.locator('[data-measure="to"]:focus').waitFor()
    await page.locator('#table').focus()
    await press('?')
    await page.getByRole('heading', { name: 'Keys' }).waitFor()
    await press('Escape')
    await page.getByRole('heading', { name: 'Keys' }).waitFor({ state: 'detached' })
    await page.evaluate(() => localStorage.setItem('armada.device', JSON.stringify({ singleKeys: false })))
    await page.reload()
    await page.locator('#words-position').waitFor()
    await player.settles()
    await page.locator('#table').focus()
    await press('q')
    expect(await said.textContent()).toBe('')
    await page.evaluate(() => localStorage.clear())
  })

  test('the same keys speak on the table, and / leads from it to the command line', async () => {
    const page = await open(shipPage())
    await page.getByRole('button', { name: 'Words' }).click()
    expect(page.url()).not.toContain('view=')
    await page.getByRole('listbox').focus()
    await press('Home')
    await press('d')
    await page
      .locator('#table .said')
      .filter({ hasText: /, heading / })
      .waitFor()
    await press('/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('#table form input'))).toBe(true)
    expect(page.url()).toContain('view=words')
    await page.goto('/g/g1')
    await page.locator('#words-position').waitFor()
  })

  test('between any two units is measured by list, and all is told in three depths', async () => {
    const page = await open(shipPage())
    await page.locator('[data-measure="from"]').selectOption({ label: 'CR90 "A"' })
    await page.locator('[data-measure="to"]').selectOption({ label: 'Victory II "C"' })
    await page.getByText(/^CR90 "A" to Victory II "C": \d+ mm, beyond long range/).waitFor()
    await page.getByRole('radio', { name: 'with relations' }).check()
    await page
      .getByText(/^Victory II "C": in your front arc, beyond long range \d+ mm, clear/)
      .first()
      .waitFor()
    await page.getByRole('radio', { name: 'one line a side' }).check()
    await page.getByText(/^Theirs: Victory II "C" hull 8 of 8; 6 TIE Fighters\.$/).waitFor()
    for (const name of ['Our side', 'Their side', 'What just happened', 'Measure', 'Command line']) {
      await page.getByRole('heading', { level: 2, name }).waitFor()
    }
  })

  test.each([
    [320, 16],
    [390, 32],
    [1280, 32],
  ])(
    'at %i px and letters of %i px nothing but the table scrolls sideways (WCAG 1.4.4, 1.4.10)',
    async (width, letters) => {
      const large = await launchTraced([`--blink-settings=defaultFontSize=${letters}`])
      const reader = await Player.arrive(large, service, ME.email, 'phone')
      await serve(reader)
      game = shipPage()
      await reader.resize({ width, height: 844 })
      for (const address of ['/g/g1?view=words', '/g/g1?view=table', '/', '/settings']) {
        await reader.page.goto(address)
        await reader.page.locator('h1').waitFor()
        await reader.settles()
        const wide = await reader.page.evaluate(() =>
          document.documentElement.scrollWidth <= window.innerWidth
            ? []
            : [...document.querySelectorAll('main *, header *, footer *')]
                .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
                .map((element) => element.outerHTML.slice(0, 80)),
        )
        expect(wide, address).toEqual([])
      }
      await large.close()
    },
  )
})
