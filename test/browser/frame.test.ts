import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AskName } from '#shared/game/engine/decision'
import { LANGUAGE_COOKIE } from '#shared/play/protocol/language'
import { PracticeGame } from '#test/programs/screenshots/practice-game'
import { startService, type TestService } from '#test/support/service'
import {
  nestedScrollers,
  outOfSight,
  scrollsAway,
  smallTargets,
  stickingOut,
  titleOverflows,
} from './support/layout-faults'
import { Player, SOON } from './support/player'
import { launchTraced } from './support/traced'

const SIZES = [
  { name: 'desk', width: 1440, height: 900, inSight: true },
  { name: 'large desk', width: 2560, height: 1300 },
  { name: 'small desk', width: 1024, height: 768 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844, thumb: true },
  { name: 'phone in its browser', width: 390, height: 664, thumb: true, inSight: true },
  { name: 'small phone in its browser', width: 360, height: 640, thumb: true, inSight: true },
  { name: 'phone on its side', width: 844, height: 390, thumb: true },
  { name: 'small phone', width: 320, height: 640, thumb: true, least: 40 },
] as const
/** px; rows of five are a little narrower where a screen has 320. */
const THUMB = 44
/** So many questions of different kinds come before the end of the second round. */
const KINDS = 7

interface Place {
  left: number
  right: number
  bottom: number
  height: number
}

/** Edges lie between pixels, and may be rounded to either. */
function isNear(one: string, other: string): boolean {
  const [p, q]: Partial<Place>[] = [JSON.parse(one), JSON.parse(other)]
  return Object.entries(p ?? {}).every(([edge, px]) => Math.abs(px - (q?.[edge as keyof Place] ?? 0)) <= 1)
}

describe('the page of a game keeps its frame over all kinds of questions', () => {
  let service: TestService
  let browser: Browser
  let player: Player
  const seen = new Set<AskName>()
  const faults: string[] = []
  const buttons = new Map<string, Map<string, AskName>>()

  /** Where the button comes to lie: on a busy machine the page may be laid out once more after it seemed still. */
  async function placeOfButton(isPhone: boolean, known: readonly string[]): Promise<string> {
    const until = Date.now() + SOON.timeout
    for (;;) {
      const place = await player.page.locator('#question .actions > :last-child').evaluate((button): Place => {
        const { left, right, bottom, height } = button.getBoundingClientRect()
        return {
          left: Math.round(left),
          right: Math.round(right),
          bottom: Math.round(bottom),
          height: Math.round(height),
        }
      })
      // Beside it a phone has the way to the next question, where there is one; on it, what is given up or missing
      const { left: _left, height: _height, ...fixed } = place
      const key = JSON.stringify(isPhone ? fixed : place)
      if (known.length === 0 || known.some((other) => isNear(other, key)) || Date.now() > until) return key
      await player.settles()
    }
  }

  /** The frame at each size: as long as the typefaces are under way, everything is written in their stand-ins. */
  async function look(ask: AskName, written = 'in its typefaces'): Promise<void> {
    for (const { name, width, height, ...size } of SIZES) {
      await player.resize({ width, height })
      const at = `${ask} ${written}, ${name}`
      const told = (found: readonly string[]) => faults.push(...found.map((fault) => `${at}: ${fault}`))
      told(await player.page.evaluate(nestedScrollers))
      told(await player.page.evaluate(stickingOut))
      told(await player.page.evaluate(scrollsAway))
      told(await player.page.evaluate(titleOverflows))
      if ('inSight' in size) told(await player.page.evaluate(outOfSight))
      if ('thumb' in size) told(await player.page.evaluate(smallTargets, 'least' in size ? size.least : THUMB))
      const places = buttons.get(name) ?? new Map<string, AskName>()
      buttons.set(name, places)
      const key = await placeOfButton('thumb' in size, [...places.keys()])
      if (![...places.keys()].some((other) => isNear(other, key))) places.set(key, ask)
    }
  }

  beforeAll(async () => {
    service = await startService({ pages: true })
    browser = await launchTraced()
    player = await Player.arrive(browser, service, 'frame@armada.example', 'phone')
    await player.page.goto('/sign-in')
    await player.signIn()
    const game = await PracticeGame.begin(player)
    await player.page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'pl', url: service.url }])
    await player.page.request.patch('/players/me', { data: { language: 'pl' } })
    for (let moment = await game.moment(); moment !== undefined; moment = await game.moment()) {
      if (moment.view.round > 2) break
      const { ask } = moment.request
      if (!seen.has(ask)) {
        seen.add(ask)
        await player.page.goto(`/g/${game.id}?view=table`)
        await player.page.locator(`.game[data-ask="${ask}"]`).waitFor(SOON)
        await look(ask)
        if (seen.size === 1) {
          await player.page.route('**/*.woff2', (typeface) => typeface.abort())
          await player.page.reload()
          await look(ask, 'without typefaces')
          await player.page.unroute('**/*.woff2')
        }
      }
      await game.answer(moment)
    }
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('enough kinds have been asked', () => {
    expect(seen.size).toBeGreaterThanOrEqual(KINDS)
  })

  test('in Polish nothing scrolls within what scrolls, the page never scrolls, nothing sticks out, or is too small for a thumb', () => {
    expect(faults).toEqual([])
  })

  test('nothing moves when the typefaces come: what stands in for them is as wide and as high', async () => {
    await player.resize({ width: 390, height: 844 })
    const faces = [
      ['Saira', 'Saira stand-in', 600],
      ['Hanken Grotesk', 'Hanken stand-in', 400],
    ] as const
    const sizes = await player.page.evaluate(async (all) => {
      await document.fonts.ready
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      return all.map((face) => {
        const [own, standIn] = [face[0], face[1]].map((family) => {
          if (context !== null) context.font = `${face[2]} 20px "${family}"`
          const size = context?.measureText(document.querySelector('h1')?.textContent ?? '')
          return [size?.width ?? 0, (size?.fontBoundingBoxAscent ?? 0) + (size?.fontBoundingBoxDescent ?? 0)]
        })
        return [0, 1].map((n) => (standIn?.[n] ?? 0) / (own?.[n] ?? 1))
      })
    }, faces)
    for (const ratio of sizes.flat()) expect(Math.abs(ratio - 1)).toBeLessThan(0.06)
  })

  test('the button that sends has one place at each size', () => {
    const moved = [...buttons].filter(([, places]) => places.size > 1)
    expect(moved.map(([size, places]) => [size, Object.fromEntries(places)])).toEqual([])
  })
})
