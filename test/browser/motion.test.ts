import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Choice, DecisionRequest } from '#shared/game/engine/decision'
import { type GameState, shipOf } from '#shared/game/engine/state'
import { startService, type TestService } from '#test/support/service'
import { answer, laidGame, type Throw } from './support/arranged-game'
import { scrollsAway } from './support/layout-faults'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

const ROLL: Throw = [
  ['red', 'double-hit'],
  ['red', 'critical'],
  ['red', 'accuracy'],
]

/** The Nebulon-B has the front of the Victory in its front arc, at medium range. */
function layTable(state: GameState): void {
  shipOf(state, 'nebulon-b-1').pose = { x: 400_000, y: 350_000, heading: 0 }
  shipOf(state, 'victory-1').pose = { x: 500_000, y: 570_000, heading: 180_000 }
}

const option =
  (wanted: string) =>
  (request: DecisionRequest): Choice => {
    if (!('options' in request) || !request.options.some(({ id }) => id === wanted)) throw new Error(`no ${wanted}`)
    return { option: wanted }
  }

describe('an attack of the other player arrives at an open page', () => {
  let service: TestService
  let browser: Browser
  let rebel: Player
  /** Defends, at a desk. */
  let empire: Player
  let game: string
  const card = () => empire.page.locator('.played .card')
  const scene = () => empire.page.locator('[data-scene]').getAttribute('data-scene')
  /** The page asks for news at once when it is looked at. */
  const looks = () => empire.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    rebel = await Player.arrive(browser, service, 'rebel@armada.example', 'desk')
    empire = await Player.arrive(browser, service, 'empire@armada.example', 'desk')
    game = await laidGame(service.deps, [rebel, empire], layTable, [ROLL])
    await answer(rebel, game, option('nebulon-b-1'))
    await answer(rebel, game, option('keep'))
    // Pictures come when the test lets time pass
    await empire.page.clock.install()
    await empire.page.goto(`/g/${game}`)
    await empire.sees(/^Waiting for .* to choose an attack of Nebulon-B "B"/)
    await empire.page.locator('.played').waitFor({ state: 'attached' })
    await empire.page.clock.pauseAt(Date.now() + 3_600_000)
    await answer(rebel, game, option('front>victory-1.front'))
    await answer(rebel, game, option('done'))
    await looks()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('it is played: the line of fire, then the dice', async () => {
    // After what the page plays since it was opened
    const next = async () => {
      const now = await scene()
      if (now !== 'fire') await empire.page.clock.runFor(100)
      return now
    }
    await expect.poll(next, SOON).toBe('fire')
    await card().getByText('Nebulon-B "B", front → Victory II "C", front').waitFor()
    await empire.page.clock.runFor(900)
    await expect.poll(() => card().locator('.die').count(), SOON).toBe(3)
    expect(await empire.page.locator('.game.playing').count()).toBe(1)
  })

  test('meanwhile its question can be answered', async () => {
    await empire.heading(/hits your Victory II "C" in the front for 3/).waitFor()
    expect(await empire.button(/^Spend nothing/).isEnabled()).toBe(true)
  })

  test('on a phone meanwhile the answers begin above its buttons, and these end above the tabs', async () => {
    await empire.fill({ width: 390, height: 664 })
    const heightOf = (part: string) => empire.page.locator(part).evaluate((e) => e.getBoundingClientRect().height)
    const room = () =>
      empire.page.evaluate(() => {
        const edge = (part: string, of: 'top' | 'bottom') =>
          document.querySelector(part)?.getBoundingClientRect()[of] ?? Number.NaN
        return Math.round(edge('.game > .tabs', 'top') - edge('#question .actions', 'bottom'))
      })
    await expect.poll(room, SOON).toBe(0)
    expect(await heightOf('#question .form')).toBeGreaterThanOrEqual(44)
    expect(await empire.page.evaluate(scrollsAway)).toEqual([])
    // A touch of the table meanwhile does not keep the sheet so low
    await empire.page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })))
  })

  test('the first press of the big button shows the answers that are cut off, and sends nothing', async () => {
    await empire.button(/^Spend nothing/).click()
    await empire.page.locator('.game:not(.playing)').waitFor()
    expect(await empire.button(/^Spend nothing/).isEnabled()).toBe(true)
    await empire.heading(/hits your Victory II "C" in the front for 3/).waitFor()
    // The attack goes on, so that the table and the question tell it, not a result
    expect(await card().count()).toBe(0)
    expect(await empire.page.locator('[data-scene]').count()).toBe(0)
    expect(await empire.page.locator('#question .form').evaluate((form) => form.clientHeight)).toBeGreaterThan(120)
    expect(empire.faults).toEqual([])
  })

  test('its result leaves the table of a phone to be seen, and goes by a tap on it', async () => {
    await empire.button(/^Spend nothing/).click()
    const results = empire.page.locator('.played .results')
    await expect
      .poll(async () => {
        await empire.page.clock.runFor(500)
        return results.count()
      }, SOON)
      .toBe(1)
    await empire.picture('result-of-an-attack-390')
    const share = await results.evaluate((strip) => {
      const [card, table] = [strip, document.querySelector('#table')].map((part) => part?.getBoundingClientRect())
      const sheet = document.querySelector('#question')?.getBoundingClientRect()
      if (!card || !table || !sheet) return 1
      return (card.width * card.height) / (table.width * (sheet.top - table.top))
    })
    expect(share).toBeLessThan(0.4)
    await results.click({ position: { x: 12, y: 20 } })
    expect(await results.count()).toBe(0)
    expect(empire.faults).toEqual([])
  })
})
