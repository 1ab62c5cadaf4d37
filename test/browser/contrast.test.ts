import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { ME } from '#test/support/me'
import { startService, type TestService } from '#test/support/service'
import { displayed } from '#test/web/support/battles'
import { coursePage, overPage } from '#test/web/support/game-pages'
import { PlayedGame } from '#test/web/support/played-game'
import { AXE, Player } from './support/player'
import { stateAnswers } from './support/stated-answers'
import { launchTraced } from './support/traced'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>
const LOOKS = {
  dark: { colorScheme: 'dark', contrast: 'no-preference', forcedColors: 'none' },
  light: { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' },
  'high contrast': { colorScheme: 'light', contrast: 'more', forcedColors: 'none' },
  'forced colours, dark': { colorScheme: 'dark', contrast: 'more', forcedColors: 'active' },
  'forced colours, light': { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' },
} as const satisfies Record<string, Media>
type Look = keyof typeof LOOKS
const PALETTES = ['dark', 'light', 'high contrast'] as const satisfies readonly Look[]

/** What stands on what (ux 5): words, and shapes, lines and edges. */
const SURFACES = ['bg', 'mat', 'panel', 'raised']
const TEXTS = [
  ...['ink', 'ink2', 'link', 'danger', 'choice'].flatMap((ink) => SURFACES.map((on) => [ink, on] as const)),
  ['on-choice', 'choice-fill'],
  ['on-side-a', 'side-a'],
  ['on-side-b', 'side-b'],
  ['bg', 'danger'],
] as const
const SHAPES = [
  ...['line', 'side-a', 'side-b', 'choice', 'danger', 'focus'].flatMap((ink) =>
    SURFACES.map((on) => [ink, on] as const),
  ),
  ['die-mark', 'die-red'],
  ['die-mark', 'die-blue'],
  ['die-mark', 'die-black'],
] as const

/** Relative luminance of an sRGB color with parts up to 255 (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(p: readonly number[], q: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(p), luminance(q)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What the tokens come to in this look, as red, green and blue. */
const colours = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.forcedColorAdjust = 'none'
    probe.style.transition = 'none'
    document.body.append(probe)
    const names = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
      .filter((name) => name.startsWith('--'))
    const found = [...new Set(names)].map((name) => {
      probe.style.color = `var(${name})`
      const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
      return [name.slice(2), parts.slice(0, 3).map(Number)] as const
    })
    probe.remove()
    return Object.fromEntries(found)
  })

describe('colours', () => {
  let service: TestService
  let browser: Browser
  let player: Player

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    player = await Player.arrive(browser, service, ME.email, 'desk')
    await stateAnswers(player, {
      '/players/me': () => ME,
      '/games': () => ({ games: [] }),
      '/games/g1': () => shown,
    })
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  afterEach(() => player.page.evaluate(() => localStorage.removeItem('armada.device')))

  /** The game that the service would show. */
  let shown: GamePage
  const attack = new PlayedGame(displayed()).page('a')
  const PAGES: Record<string, { path: string; game?: GamePage; ready: string }> = {
    home: { path: '/', ready: 'h1' },
    settings: { path: '/settings', ready: 'h1' },
    attack: { path: '/g/g1?view=table', game: attack, ready: '#question input' },
    course: { path: '/g/g1?view=table', game: coursePage(), ready: '#question input' },
    words: { path: '/g/g1?view=words', game: attack, ready: '#words-position' },
    result: { path: '/g/g1?view=table', game: overPage(), ready: '#question h2' },
  }
  async function open(name: string, look: Look): Promise<Page> {
    const { path, game, ready } = PAGES[name] ?? { path: '/', ready: 'h1' }
    if (game !== undefined) shown = game
    await player.page.emulateMedia({ ...LOOKS[look], reducedMotion: 'reduce' })
    await player.page.goto(path)
    await player.page.locator(ready).first().waitFor()
    await player.settles()
    return player.page
  }

  test.each(PALETTES)('%s: words reach 4.5, shapes 3; in high contrast both 7 on black', async (look) => {
    const found = await colours(await open('home', look))
    const high = look === 'high contrast'
    const tooFaint = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.flatMap(([ink, on]) => {
        const [p, q] = [found[ink], found[on]]
        if (p?.length !== 3 || q?.length !== 3) throw new Error(`no colour for ${ink} or ${on}`)
        const ratio = contrast(p, q)
        return ratio < least ? [`${ink} on ${on}: ${ratio.toFixed(2)}`] : []
      })
    expect(tooFaint(TEXTS, high ? 7 : 4.5)).toEqual([])
    const onBlack = SHAPES.slice(0, -3).filter(([, on]) => on !== 'raised')
    expect(tooFaint(SHAPES.slice(0, -3), high ? 4.5 : 3)).toEqual([])
    expect(tooFaint(onBlack, high ? 7 : 3)).toEqual([])
    // The marks of dice are white on the colour that gives a die its name
    expect(tooFaint(SHAPES.slice(-3), 3)).toEqual([])
  })

  test('a chosen theme holds against the system, and forced colours hold against every theme', async () => {
    const page = await open('home', 'dark')
    const dress = async (theme: string, look: Look) => {
      await page.evaluate((name) => localStorage.setItem('armada.device', JSON.stringify({ theme: name })), theme)
      await open('home', look)
    }
    /** A colour of the system. */
    const system = (name: string) =>
      page.evaluate((color) => {
        const probe = document.createElement('i')
        probe.style.cssText = `transition: none; color: ${color}`
        document.body.append(probe)
        const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
        probe.remove()
        return parts.slice(0, 3).map(Number)
      }, name)
    await dress('contrast', 'light')
    expect((await colours(page)).bg).toEqual([0, 0, 0])
    await dress('light', 'high contrast')
    expect((await colours(page)).bg).toEqual([227, 218, 198])
    for (const theme of ['contrast', 'dark', 'light']) {
      await dress(theme, 'forced colours, dark')
      const { bg, link, ink } = await colours(page)
      const [canvas, linkText, canvasText] = await Promise.all(['Canvas', 'LinkText', 'CanvasText'].map(system))
      expect([bg, link, ink]).toEqual([canvas, linkText, canvasText])
    }
  })

  test('without a choice the page follows the wish of the system for more contrast at once, both ways', async () => {
    const page = await open('home', 'light')
    await page.emulateMedia(LOOKS['high contrast'])
    await page.waitForFunction(() => getComputedStyle(document.documentElement).backgroundColor === 'rgb(0, 0, 0)')
    await page.emulateMedia(LOOKS.light)
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(227, 218, 198)',
    )
  })

  test('in forced colours what cannot be pressed is grey, what is chosen is lit, and side B is dashed', async () => {
    const page = await open('attack', 'forced colours, dark')
    const { disabled, grey, dashes } = await page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.cssText = 'transition: none; color: GrayText'
      document.body.append(probe)
      const grey = getComputedStyle(probe).color
      probe.remove()
      const button = document.querySelector('#question .actions button:last-child')
      const dash = (side: string) => {
        const base = document.querySelector(`#table .side-${side} .base`)
        return base && getComputedStyle(base).strokeDasharray
      }
      return { disabled: button && getComputedStyle(button).color, grey, dashes: [dash('a'), dash('b')] }
    })
    expect(disabled).toBe(grey)
    expect(dashes[0]).toBe('none')
    expect(dashes[1]).not.toBe('none')
  })

  describe.each(Object.keys(LOOKS) as Look[])('%s', (look) => {
    test.each(['home', 'attack', 'words', 'result'])(
      '%s has no fault that axe can find, and does not scroll sideways',
      async (name) => {
        await open(name, look)
        expect(await player.review(`${name}-${look.replace(/\W+/g, '-')}`)).toEqual([])
        expect(player.faults).toEqual([])
      },
    )
  })

  test.each(Object.keys(PAGES))('%s: in high contrast every word reaches 7', async (name) => {
    const page = await open(name, 'high contrast')
    await page.evaluate(AXE)
    const faint = await page.evaluate(async () => {
      const { violations } = await window.axe.run({ runOnly: ['color-contrast-enhanced'] })
      return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
    })
    expect(faint).toEqual([])
  })
})
