import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import type { GameView } from '#shared/play/view/game-view'
import { ME } from '#test/support/me'
import { startService, type TestService } from '#test/support/service'
import { countered, displayed, modified } from '#test/web/support/battles'
import {
  coursePage,
  dialPage,
  dialsPage,
  displacedPage,
  gameView,
  NEBULON,
  navigatePage,
  shipPage,
  tiePage,
  tokenPage,
  VICTORY,
  waitingPage,
  withShipAt,
} from '#test/web/support/game-pages'
import { PlayedGame } from '#test/web/support/played-game'
import { objectiveTable, obstaclesTable } from '#test/web/support/set-ups'
import { titleOverflows } from './support/layout-faults'
import { Player, SCREENS } from './support/player'
import { stateAnswers } from './support/stated-answers'
import { launchTraced } from './support/traced'

const inTheWay = withShipAt(gameView(), VICTORY, { x: 259_000, y: 330_000, heading: 90_000 })
const onAnAsteroid: Partial<GameView> = {
  obstacles: {
    'asteroid-1': { id: 'asteroid-1', kind: 'asteroid-field', pose: { x: 259_000, y: 330_000, heading: 0 } },
  },
}
type Device = 'phone' | 'desk'

const atTheEdge = withShipAt(gameView(), NEBULON, { y: 860_000 })

describe('questions that a first round seldom asks', () => {
  let service: TestService
  let browser: Browser
  /** The game that the service would show on it. */
  const shows: Partial<Record<Device, GamePage>> = {}
  /** Whose pages have come before: they have the files of all. */
  let readers: Record<Device, Player>

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    readers = { phone: await reader('phone'), desk: await reader('desk') }
  })
  afterEach(() => {
    for (const { faults } of Object.values(readers)) expect(faults.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  /** The real pages over a game as the test says it is, on a device of which nobody has answered it yet. */
  async function reader(device: Device): Promise<Player> {
    const player = await Player.arrive(browser, service, ME.email, device)
    await player.page.addInitScript(() => localStorage.clear())
    await stateAnswers(player, { '/players/me': () => ME, '/games/g1': () => shows[device] ?? {} })
    return player
  }
  async function shown(game: GamePage, device: Device = 'desk'): Promise<Player> {
    const player = readers[device]
    shows[device] = game
    await player.page.mouse.move(0, 0)
    await player.fill(SCREENS[device])
    await player.page.goto('/g/g1')
    await player.page.getByRole('heading', { level: 1 }).waitFor()
    await player.settles()
    return player
  }

  test.each([
    ['token-overflow', tokenPage()],
    ['dial-without-effect', dialPage('squadron')],
    ['navigate', navigatePage()],
    ['course-overlap', coursePage({ ships: inTheWay })],
    ['course-on-an-asteroid', coursePage(onAnAsteroid)],
    ['course-leaving', coursePage({ ships: atTheEdge })],
    ['displaced', displacedPage()],
    ['tie', tiePage()],
  ])('%s has no fault that axe can find, at 390 and 1440 px', async (name, game) => {
    const player = await shown(game)
    expect(await player.review(name)).toEqual([])
  })

  test('a title of four lines has room above what follows', async () => {
    const page = dialsPage()
    const name = 'Grand Admiral Mitth’raw’nuruodo of the Seventh Imperial Fleet'
    const player = await shown({ ...page, seats: { ...page.seats, b: { name } } }, 'phone')
    for (const [width, height] of [
      [390, 664],
      [360, 640],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await player.resize({ width, height })
      expect(await player.page.evaluate(titleOverflows), `${width} px`).toEqual([])
    }
  })

  test('choosing a ship on the table is choosing it in the list', async () => {
    const player = await shown(shipPage())
    await player.page.getByRole('option', { name: /^Nebulon-B/ }).click()
    await player.page.getByRole('radio', { name: /^Nebulon-B/, checked: true }).waitFor()
    await player.button(/^Activate Nebulon-B "B"\s+keep Navigate/).waitFor()
  })

  /** Pulls a piece or handle of the table by so many px. */
  async function pull({ page }: Player, handle: string | RegExp, by: { x: number; y: number }): Promise<void> {
    const box = await page.getByRole('region', { name: 'Table' }).getByRole('slider', { name: handle }).boundingBox()
    if (box === null) throw new Error('the handle is not on the table')
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
    await page.mouse.move(from.x + by.x, from.y + by.y)
    await page.mouse.up()
  }

  test('pulling a joint on the table bends the course in the form, and U takes it back', async () => {
    const player = await shown(coursePage())
    const inForm = (click: string) =>
      player.page.getByRole('region', { name: 'Question' }).getByRole('radio', { name: `Joint 2: ${click}` })
    await pull(player, /^Joint 2/, { x: 60, y: 0 })
    await expect.poll(() => inForm('1 right').isChecked()).toBe(true)
    await player.page
      .getByRole('region', { name: 'Table' })
      .getByRole('slider', { name: /^Joint 2/ })
      .press('u')
    await expect.poll(() => inForm('straight').isChecked()).toBe(true)
  })

  test('pulling a displaced squadron around the ship moves it in the form', async () => {
    const player = await shown(displacedPage())
    const slider = player.page.getByRole('slider', { name: 'X-wing x1: angle around the ship' })
    const before = await slider.inputValue()
    await pull(player, 'Place of X-wing x1', { x: 160, y: -160 })
    await expect.poll(() => slider.inputValue()).not.toBe(before)
    await player.page.getByText('2 squadrons placed').waitFor()
  })

  /** In the page: the least room between the words of a button and its edge, above or below. */
  const roomIn = (button: Element) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
    return Math.min(inner.top - outer.top, outer.bottom - inner.bottom)
  }

  test.each(['phone', 'desk'] as const)(
    'on a %s the words of the strong button never touch its edge',
    async (device) => {
      const player = await shown(shipPage(), device)
      for (const ship of ['CR90', 'Nebulon-B']) {
        await player.page.getByRole('radio', { name: new RegExp(`^${ship}`) }).check()
        const strong = player.page.locator('.actions button').last()
        await strong.filter({ hasText: `Activate ${ship}` }).waitFor()
        expect(await strong.evaluate(roomIn)).toBeGreaterThan(3)
      }
    },
  )

  test.each([
    ['what a die is spent on, and what follows', new PlayedGame(modified()).page('a'), [/blue accuracy/]],
    ['a token and a card', new PlayedGame(countered()).page('a'), [/^\s*evade/, /Electronic Countermeasures/]],
  ] as const)('the strong button of a phone says as a whole: %s', async (name, game, choices) => {
    const player = await shown(game, 'phone')
    for (const width of [390, 320]) {
      await player.resize({ width, height: 664 })
      for (const choice of choices) {
        await player.page.locator('#form label:has(input)').filter({ hasText: choice }).first().locator('input').check()
      }
      await player.picture(`${name}-${width}`)
      const strong = player.page.locator('.actions button').last()
      // The box of its letters is a little higher than its line
      expect(await strong.evaluate(roomIn)).toBeGreaterThanOrEqual(-1)
      const cut = await strong.evaluate((button) =>
        [...button.querySelectorAll('*')]
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      )
      expect(cut).toEqual([])
    }
  })

  test('what has nothing to tell about storage leaves no mark on the page', async () => {
    const player = await shown(shipPage())
    const told = player.page.locator('.site > div').getByRole('status')
    expect(await told.textContent()).toBe('')
    expect(await told.boundingBox()).toMatchObject({ width: 0, height: 0 })
  })

  test('a phone shows the game from its bar to its tabs, without the header of the other pages', async () => {
    const player = await shown(shipPage(), 'phone')
    expect(await player.page.getByRole('banner').isVisible()).toBe(false)
    const box = await player.page.locator('.game').boundingBox()
    expect(box).toMatchObject({ y: 0, height: player.page.viewportSize()?.height })
  })

  test('nothing on the page moves when a choice is made', async () => {
    const player = await shown(shipPage(), 'phone')
    const places = () =>
      player.page.evaluate(() =>
        ['h1', '#table', '.actions', '.tabs'].map((part) => {
          const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return [part, x, y, width, height]
        }),
      )
    // The tabs come last.
    await player.page.locator('.tabs').waitFor()
    const before = await places()
    await player.page.getByRole('radio', { name: /^CR90/ }).check()
    expect(await places()).toEqual(before)
  })

  test('what would come of a course moves no control of its form', async () => {
    const player = await shown(navigatePage({ ships: inTheWay }), 'phone')
    const box = (part: string) => player.page.locator(part).boundingBox()
    const before = [await box('.course'), await box('.actions')]
    await player.page.getByRole('radio', { name: 'dial', exact: true }).check()
    await player.page.getByRole('radio', { name: 'Joint 1: 1 right' }).check()
    expect([await box('.course'), await box('.actions')]).toEqual(before)
  })

  test('a new question that comes by itself leaves the focus where it is', async () => {
    const player = await shown(waitingPage())
    await player.button('Log').click()
    const name = player.page.getByRole('region', { name: 'Log' }).getByRole('button', { name: 'Nebulon-B "B"' })
    await name.focus()
    shows.desk = shipPage()
    await player.sees('Choose the ship that acts now.')
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test.each([
    ['320 px wide', { width: 320, height: 640 }],
    ['lying on its side', { width: 844, height: 390 }],
  ])('a screen %s needs no sideways scrolling', async (_, size) => {
    const player = await shown(navigatePage(), 'phone')
    await player.resize(size)
    const over = await player.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })

  const boxOf = async (player: Player, part: string) => {
    const found = await player.page.locator(part).first().boundingBox()
    if (found === null) throw new Error(`${part} is not there`)
    return { ...found, right: found.x + found.width, bottom: found.y + found.height }
  }

  test('a phone on its side shows the table beside what is asked, and both as a whole', async () => {
    const player = await shown(navigatePage(), 'phone')
    await player.resize({ width: 844, height: 390 })
    const [table, question] = [await boxOf(player, '#table'), await boxOf(player, '#question')]
    expect(question.x).toBeGreaterThanOrEqual(table.right - 1)
    expect(question.bottom).toBeLessThanOrEqual(390)
    expect(question.height).toBeGreaterThan(200)
    expect(table.height).toBe(390)
  })

  test.each([
    ['keep or token', dialPage('squadron'), '#form .tile >> nth=1'],
    ['an empty place of a dial', dialsPage(), '#form .dial.empty >> nth=0'],
    ['an obstacle to choose', new PlayedGame(obstaclesTable()).page('a'), '#form fieldset button >> nth=0'],
    ['not to attack, below five targets', new PlayedGame(displayed()).page('a'), '#form input[value="none"]'],
  ])('a short phone has in sight: %s', async (_, game, part) => {
    const player = await shown(game, 'phone')
    await player.resize({ width: 390, height: 664 })
    expect((await boxOf(player, part)).bottom).toBeLessThanOrEqual((await boxOf(player, '.form')).bottom)
  })

  test.each([
    ['five targets and not to attack', displayed()],
    ['three objectives', objectiveTable()],
  ])('on a desk are in sight: %s', async (_, table) => {
    const player = await shown(new PlayedGame(table).page('a'))
    const form = await boxOf(player, '.form')
    for (const row of await player.page.locator('#form label.option').all()) {
      const box = await row.boundingBox()
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(form.bottom + 1)
    }
  })

  test('on a desk the log opens over the table, beside the question, and closes again', async () => {
    const player = await shown(shipPage())
    const [question, log] = [await boxOf(player, '#question'), player.page.locator('#log')]
    expect(await log.isVisible()).toBe(false)
    await player.button('Log').click()
    expect((await boxOf(player, '#log')).right).toBeLessThanOrEqual(question.x + 1)
    expect(await boxOf(player, '#question')).toEqual(question)
    await player.button('Log').click()
    expect(await log.isVisible()).toBe(false)
  })

  test('the table of a phone does not cut off the menu of its layers', async () => {
    const player = await shown(dialPage('squadron'), 'phone')
    await player.resize({ width: 390, height: 664 })
    await player.button('Show on the table').click()
    await player.button('quarter turn').click()
  })

  test.each([
    { width: 390, height: 844 },
    { width: 390, height: 664 },
    { width: 320, height: 640 },
  ])('the sheet of a phone of $width × $height px lies over no button of the table', async (size) => {
    const player = await shown(coursePage({ ships: inTheWay }), 'phone')
    await player.resize(size)
    const edge = (await boxOf(player, '#question')).y
    for (const part of ['#table .zoom', '#table .layers .opener']) {
      expect((await boxOf(player, part)).bottom, part).toBeLessThanOrEqual(edge)
    }
  })

  test('the number of a rule about a card lies over no text', async () => {
    const player = await shown(shipPage(), 'phone')
    await player.page.goto('/rules')
    const rule = player.page.locator('.rule', { hasText: 'FQ.admiral-konstantine.1' })
    await rule.waitFor()
    const [number, text] = await rule.evaluate((element) =>
      [...element.children].map((child) => {
        const { top, bottom, left, right } = child.getBoundingClientRect()
        return { top, bottom, left, right }
      }),
    )
    if (!number || !text) throw new Error('a number and a text are expected')
    expect(number.bottom <= text.top + 1 || number.right <= text.left).toBe(true)
  })
})
