import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { startService, type TestService } from '#test/support/service'
import { defended, modified } from '#test/web/support/battles'
import { coursePage, dialPage, dialsPage, navigatePage, shipPage } from '#test/web/support/game-pages'
import { PlayedGame } from '#test/web/support/played-game'
import { titleOverflows } from './support/layout-faults'
import { Player, SCREENS } from './support/player'
import { stateAnswers } from './support/stated-answers'
import { launchTraced } from './support/traced'

describe('small screens and large letters', () => {
  let service: TestService
  let browser: Browser
  let player: Player
  /** The game that the service would show. */
  let game: GamePage = shipPage()

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    player = await Player.arrive(browser, service, ME.email, 'phone')
    await player.page.addInitScript(() => localStorage.clear())
    await stateAnswers(player, { '/players/me': () => ME, '/games/g1': () => game })
  })
  afterEach(() => {
    expect(player.faults.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  async function shown(page: GamePage): Promise<void> {
    game = page
    await player.fill(SCREENS.phone)
    await player.page.goto('/g/g1')
    await player.page.getByRole('heading', { level: 1 }).waitFor()
    await player.settles()
  }

  test.each([
    [390, 664],
    [360, 640],
    [844, 390],
  ])('the menu of layers is whole and on top of all at %i × %i, while the coach speaks, too', async (width, height) => {
    const page = shipPage()
    await shown({ ...page, seats: { ...page.seats, b: { name: 'Bot', bot: 'practice' } } })
    await player.resize({ width, height })
    await player.page.locator('.coach').waitFor()
    await player.button('Show on the table').tap()
    const hidden = await player.page.locator('.layers fieldset button').evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
          return !corners.every((seen) => seen !== null && button.contains(seen))
        }).length,
    )
    expect(hidden).toBe(0)
  })

  /** What can be chosen and lies, in part at least, where only scrolling leads. */
  const outOfSight = () =>
    player.page.locator('#question .form').evaluate((form) => {
      const { top, bottom } = form.getBoundingClientRect()
      return [...form.querySelectorAll<HTMLElement>('label:has(input), fieldset button')].flatMap((choice) => {
        const box = choice.getBoundingClientRect()
        return box.bottom > bottom + 1 || box.top < top - 1 ? [choice.textContent?.trim().replace(/\s+/g, ' ')] : []
      })
    })
  const asked: [string, GamePage][] = [
    ['dials', dialsPage()],
    ['which ship', shipPage()],
    ['the dial', dialPage('repair')],
    ['the course', coursePage()],
    ['the defense', new PlayedGame(defended(['red double hit', 'red hit', 'blue hit'])).page('a')],
    ['the dice', new PlayedGame(modified()).page('a')],
  ]
  test.each(asked)('a phone on its side and a tablet show every choice without scrolling: %s', async (_about, page) => {
    await shown(page)
    for (const [width, height] of [
      [844, 390],
      [820, 1180],
    ] as const) {
      await player.resize({ width, height })
      expect(await outOfSight(), `${width} × ${height}`).toEqual([])
    }
  })

  const onLowPhones: [string, GamePage][] = [
    ['Navigate and the course', navigatePage()],
    ['the course', coursePage()],
    ['the defense', new PlayedGame(defended(['red double hit', 'red hit', 'blue hit'])).page('a')],
  ]
  test.each(onLowPhones)('so does what the bars of a phone’s browser leave: %s', async (_about, page) => {
    await shown(page)
    await player.resize({ width: 390, height: 664 })
    expect(await outOfSight()).toEqual([])
  })

  /** Words that are wider or higher than their place, and titles that reach over what follows. */
  const cutWords = () =>
    player.page.locator('.game').evaluate((game) => {
      const parts = '.segments, .commands button, .actions button, .ask h1, .option'
      const wide = [...game.querySelectorAll<HTMLElement>(parts)].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth + 1,
      )
      return wide.map((part) => part.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40))
    })
  test.each(asked)('letters twice as large are neither cut nor over one another: %s', async (about, page) => {
    await shown(page)
    const session = await player.page.context().newCDPSession(player.page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const [width, height] of [
      [390, 664],
      [1440, 900],
    ] as const) {
      await player.resize({ width, height })
      await player.picture(`large-${about}-${width}`)
      expect(await cutWords(), `${width} × ${height}`).toEqual([])
      expect(await player.page.evaluate(titleOverflows), `${width} × ${height}`).toEqual([])
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await session.detach()
  })
})
