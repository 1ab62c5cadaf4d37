import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '#messages/site'
import { startService, type TestService } from '#test/support/service'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

/** As where a browser blocks what sites would keep. */
function block(): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

describe('what a browser keeps', () => {
  let service: TestService
  let browser: Browser

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  async function arrive(name: string): Promise<Player> {
    const player = await Player.arrive(browser, service, `${name}@armada.example`, 'desk')
    player.page.setDefaultTimeout(SOON.timeout)
    return player
  }
  async function practises(player: Player): Promise<void> {
    await player.page.goto('/practice')
    await player.signIn()
    await player.page.goto('/practice')
    await player.button('Begin').click()
    await dials(player)
  }
  async function dials(player: Player): Promise<void> {
    await player.sees(/^Choose dials/)
    await player.button('Suggested').click()
    await player.button(/^Send/).waitFor()
  }

  /** From below the header, and whatever is told there, to the end of the screen, or to the tabs of the site there. */
  async function fillsScreen(player: Player, selector: string, tabs?: 'tabs'): Promise<void> {
    for (const size of [
      { width: 390, height: 844, tabs },
      { width: 1440, height: 900 },
    ]) {
      await player.resize(size)
      const edgesOf = async (part: string) => {
        const box = await player.page.locator(part).boundingBox()
        return { top: box?.y, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
      }
      const end = size.tabs === undefined ? undefined : await edgesOf('.site > div nav')
      if (end !== undefined) expect(end.bottom).toBe(size.height)
      expect((await edgesOf(selector)).bottom).toBe(end?.top ?? size.height)
    }
  }

  test('with all of it blocked, a question is answered, and its player told what a reload would take', async () => {
    const player = await arrive('blocked')
    await player.page.addInitScript(block)
    await practises(player)
    await player.page.getByText(site.notKept).waitFor()
    expect(await player.review('storage-blocked')).toEqual([])
    await fillsScreen(player, '.game')
    await player.button('Menu').click()
    await player.page.getByRole('link', { name: 'The game step by step' }).click()
    await player.sees(/step \d+ of/)
    await fillsScreen(player, '.replay', 'tabs')
    await player.page.getByText(site.notKept).waitFor()
    await player.page.getByRole('link', { name: '‹ Back to now' }).click()
    await dials(player)
    await player.button('Send').click()
    await player.sees(/^Choose the ship/)
    for (const path of ['/', '/rules', '/settings', '/f']) {
      await player.page.goto(path)
      await player.page.getByRole('heading', { level: 1 }).waitFor()
    }
    expect(player.faults).toEqual([])
  })

  test('an answer sent without a connection goes out after two reloads, when it is back', async () => {
    const player = await arrive('cut')
    await practises(player)
    const connection: { away: boolean } = { away: true }
    await player.page.route(/\/games\//, (route) =>
      connection.away ? route.abort('internetdisconnected') : route.continue(),
    )
    await player.button('Send').click()
    await player.page.getByText(/^No connection: your answer is kept/).waitFor()
    await player.page.reload()
    await player.page.getByText(/^No connection: your answer is kept/).waitFor()
    connection.away = false
    await player.page.evaluate(() => dispatchEvent(new Event('online')))
    await player.sees(/^Choose the ship/)
    expect(await player.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')))).toEqual(
      [],
    )
  })

  test('of two tabs on one fleet each is offered what the other has changed', async () => {
    const player = await arrive('tabs')
    await player.page.goto('/f')
    await player.signIn()
    await player.page.goto('/f')
    await player.button('Rebel fleet').click()
    await player.sees('4 faults to correct first.')
    const address = player.page.url()
    const second = await player.page.context().newPage()
    await second.goto(address)
    await second.getByLabel('Name', { exact: true }).waitFor()
    await player.page.getByLabel('Name', { exact: true }).fill('Alpha')
    await second.getByText(site.otherTab.text).waitFor()
    await second.getByLabel('Name', { exact: true }).fill('Beta')
    await player.page.getByText(site.otherTab.text).waitFor()
    expect(await player.review('fleet-two-tabs')).toEqual([])
    await second.close()
    await player.page.close()
    const later = await (browser.contexts().at(-1) ?? (await browser.newContext())).newPage()
    await later.goto(address)
    await later.getByText(site.otherTab.text).waitFor()
    const before = await later.getByLabel('Name', { exact: true }).inputValue()
    await later.getByRole('button', { name: site.otherTab.show }).click()
    const after = await later.getByLabel('Name', { exact: true }).inputValue()
    expect(new Set([before, after])).toEqual(new Set(['Alpha', 'Beta']))
  })
})
