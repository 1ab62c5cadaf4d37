import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service'
import { REBELS } from './support/battle-game'
import { Player } from './support/player'
import { launchTraced } from './support/traced'

const SALT = '01'.repeat(16)
const NARROW = { width: 320, height: 664 }
const PHONE = { width: 390, height: 844 }

/** In the page: what is pressed with a thumb and is smaller than one, links within a sentence apart. */
function smallTargets(): string[] {
  const pressed = document.querySelectorAll<HTMLElement>(
    'a, button, select, summary, label.option, input[type="search"]',
  )
  return [...pressed].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isSeen = width > 0 && height > 0 && element.checkVisibility() && element.closest('.skip') === null
    const isInText = getComputedStyle(element).display === 'inline'
    // Half a pixel is rounding
    const isSmall = Math.min(width, height) < 43.5
    return isSeen && !isInText && isSmall
      ? [`${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`]
      : []
  })
}

/** The pages around the game on a phone, with something in each of them. */
describe('on a phone', () => {
  let service: TestService
  let browser: Browser
  let player: Player
  const paths: Record<string, string> = {
    home: '/',
    'new game': '/play/new',
    practice: '/practice',
    fleets: '/f',
    settings: '/settings',
    device: '/settings#device',
    webhooks: '/settings#webhooks',
    rules: '/rules',
    nowhere: '/nowhere',
  }

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    player = await Player.arrive(browser, service, 'pages@armada.example', 'phone')
    await player.page.goto('/sign-in')
    await player.signIn()
    const make = async (path: string, data: object): Promise<{ id: string }> =>
      (await player.page.request.post(path, { data })).json()
    const game = { salt: SALT, hoursPerHandOff: 48 }
    await make('/games', { ...game, submissionId: 'practice', wish: 'rebel', against: 'practice' })
    await make('/games', { ...game, submissionId: 'open', wish: 'any' })
    const fleet = await make('/fleets', { submissionId: 'fleet', name: 'Home defence', fleet: REBELS })
    paths.builder = `/f/${fleet.id}`
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  async function visit(name: string): Promise<void> {
    await player.page.goto(paths[name] ?? '/')
    await player.page.getByRole('heading', { level: 1 }).waitFor()
    await player.settles()
  }

  describe.each(['en', 'pl'] as const)('%s', (language) => {
    beforeAll(async () => {
      await player.page.request.patch('/players/me', { data: { language } })
      await player.page.goto('/')
      await player.page.locator(`html[lang="${language}"]`).waitFor()
    })

    test.each([...Object.keys(paths), 'builder'])(
      '%s fits 320 px, its targets fit a thumb, and axe finds nothing',
      async (name) => {
        await player.resize(NARROW)
        await visit(name)
        const over = await player.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(over).toBeLessThanOrEqual(0)
        await player.resize(PHONE)
        expect(await player.page.evaluate(smallTargets)).toEqual([])
        expect(await player.review(`${name.replace(' ', '-')}-${language}`)).toEqual([])
        expect(player.faults).toEqual([])
      },
    )
  })

  test.each(['/', '/sign-in'])('%s fits a stranger', async (path) => {
    const stranger = await Player.arrive(browser, service, 'stranger@armada.example', 'phone')
    await stranger.resize(NARROW)
    await stranger.page.goto(path)
    await stranger.page.getByRole('heading', { level: 1 }).waitFor()
    await stranger.settles()
    const over = await stranger.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    expect(await stranger.page.evaluate(smallTargets)).toEqual([])
    expect(await stranger.review(`stranger${path.replace('/', '-')}`)).toEqual([])
    await stranger.leave()
  })
})
