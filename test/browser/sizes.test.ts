import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { startService, type TestService } from '#test/support/service'
import { defended, modified } from '#test/web/support/battles'
import { coursePage, dialPage, dialsPage, navigatePage, shipPage } from '#test/web/support/game-pages'
import { PlayedGame } from '#test/web/support/played-game'
import { optionsOf } from '#web/questions/draft-answer'
import { outOfSight, titleOverflows } from './support/layout-faults'
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

  /** The first game, against the bot. */
  const coached = (page: GamePage): GamePage => ({
    ...page,
    seats: { ...page.seats, b: { name: 'Bot', bot: 'practice' } },
  })

  test.each([
    [390, 664],
    [360, 640],
    [844, 390],
  ])('the menu of layers is whole and on top of all at %i × %i, while the coach speaks, too', async (width, height) => {
    await shown(coached(shipPage()))
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

  const asked: [string, GamePage][] = [
    ['dials', dialsPage()],
    ['which ship', shipPage()],
    ['the dial', dialPage('repair')],
    ['the course', coursePage()],
    ['the defense', new PlayedGame(defended(['red double hit', 'red hit', 'blue hit'])).page('a')],
    ['the dice', new PlayedGame(modified()).page('a')],
  ]
  /** A frigate with four tokens under fire, and its player after these answers. */
  function underFire(card: string, ...answers: string[]): GamePage {
    const table = defended(['red double hit', 'red hit', 'blue hit'], { card }, { range: 'medium' })
    const played = new PlayedGame(table)
    for (const wanted of answers) {
      const [request] = played.view('a').requests
      if (request === undefined) throw new Error(`nothing is asked before ${wanted}`)
      const { id, ask, subject } = request
      const option = optionsOf(request).find((each) => each.id === wanted || each.token?.kind === wanted)?.id ?? wanted
      played.submit('a', { answers: id, script: [{ ask, subject, choose: { option } }] })
    }
    return played.page('a')
  }
  test.each(asked)('a phone on its side and a tablet show every choice without scrolling: %s', async (_about, page) => {
    await shown(page)
    for (const [width, height] of [
      [844, 390],
      [820, 1180],
    ] as const) {
      await player.resize({ width, height })
      expect(await player.page.evaluate(outOfSight), `${width} × ${height}`).toEqual([])
    }
  })

  const onLowPhones: [string, GamePage, drafted?: (string | RegExp)[]][] = [
    ...asked,
    ['Navigate and the course', navigatePage()],
    ['Navigate beside the coach', coached(navigatePage({}, false))],
    ['four defense tokens', underFire('mc30c-scout-frigate')],
    ['four other defense tokens and a redirect', underFire('mc80-command-cruiser'), [/^redirect/]],
    ['four defense tokens and a redirect', underFire('mc30c-scout-frigate'), [/^redirect/]],
    ['four defense tokens and an evade', underFire('mc30c-scout-frigate'), [/^evade/]],
    ['which zone a redirect names', underFire('mc30c-scout-frigate', 'redirect')],
    ['how damage is divided', underFire('mc30c-scout-frigate', 'redirect', 'left', 'done')],
  ]
  test.each(onLowPhones)(
    'so does what the bars of a phone’s browser leave, and a desk: %s',
    async (about, page, drafted = []) => {
      await shown(page)
      for (const [width, height] of [
        [390, 664],
        [360, 640],
        [1440, 900],
      ] as const) {
        await player.resize({ width, height })
        for (const name of drafted) await player.page.getByRole('switch', { name }).first().check()
        await player.picture(`choices-${about}-${width}`)
        expect.soft(await player.page.evaluate(outOfSight), `${width} × ${height}`).toEqual([])
      }
    },
  )

  /** A frigate that has spent its Repair dial, and lacks shields. */
  function repairing(): GamePage {
    const played = new PlayedGame({
      activating: { ship: 'nebulon', step: 'commands', dial: 'repair' },
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [457, 300], shields: { front: 1, rear: 0 } },
        victory: { card: 'victory-ii-class-star-destroyer', at: [457, 650], heading: 180 },
      },
    })
    const [request] = played.view('a').requests
    const dial = request && optionsOf(request).find(({ use }) => use?.command === 'repair')
    if (request === undefined || dial === undefined) throw new Error('no repair is offered')
    const { id, ask, subject } = request
    played.submit('a', { answers: id, script: [{ ask, subject, choose: { option: dial.id } }] })
    return played.page('a')
  }
  test.each([
    [390, 664],
    [360, 640],
  ])('the form of a repair names each zone and has its buttons at %i × %i', async (width, height) => {
    await shown(repairing())
    await player.resize({ width, height })
    for (const zone of ['front', 'right', 'rear', 'left']) {
      const recover = player.button(new RegExp(`^Recover one shield in the ${zone}`)).first()
      expect(await recover.isVisible(), zone).toBe(true)
      const name = recover.locator('xpath=..').locator('[aria-hidden]', { hasText: zone })
      expect((await name.boundingBox())?.width, zone).toBeGreaterThan(15)
    }
    await player.picture(`repair-${width}`)
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
