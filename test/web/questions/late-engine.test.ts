import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as engine from '#shared/game'
import { forgetPages } from '#test/support/forget-modules'
import { PlayedGame } from '../support/played-game'
import { tokenTable } from '../support/set-ups'

const LOOKING = 'Looking ahead …'
const squadrons = () =>
  new PlayedGame({
    phase: 'squadron',
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [200, 200], activated: true },
      victory: { card: 'victory-ii-class-star-destroyer', at: [700, 800], heading: 180, activated: true },
    },
    squadrons: {
      x1: { card: 'x-wing-squadron', at: [400, 300] },
      x2: { card: 'x-wing-squadron', at: [200, 600] },
      tie1: { card: 'tie-fighter-squadron', at: [450, 480] },
    },
  })
const courses = () =>
  new PlayedGame({
    phase: 'ship',
    activating: { ship: 'cr90', step: 'maneuver' },
    ships: {
      cr90: { card: 'cr90-corvette-a', at: [300, 200], speed: 2 },
      victory: { card: 'victory-ii-class-star-destroyer', at: [700, 700], heading: 180 },
    },
  })

describe('until the engine has come', () => {
  let arrive = () => {}
  let page: typeof import('../support/open-game')
  let cleanup = () => {}

  beforeEach(async () => {
    localStorage.clear()
    // As on a page that has just been opened.
    forgetPages()
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const { ENGINE } = await import('#web/questions/engine.svelte')
    ENGINE.fetch = () => held.then(() => engine)
    page = await import('../support/open-game')
    cleanup = (await import('@testing-library/svelte')).cleanup
  })
  afterEach(() => {
    arrive()
    cleanup()
    vi.unstubAllGlobals()
  })
  const outcome = () => (document.querySelector('.outcome')?.textContent ?? '').trim()
  const status = () => document.querySelector('.status')?.textContent?.trim()

  test('a squadron can be chosen; what follows is asked then', async () => {
    await page.openAs(squadrons(), 'a')
    await page.press(/^X-wing x1/)
    expect(status()).toBe(LOOKING)
    arrive()
    await vi.waitFor(() => expect(status()).toBe('Choose what X-wing x1 does.'))
    page.control(/^Move/)
  })

  test('a course is drawn and can be sent; what it leads to is said then', async () => {
    await page.openAs(courses(), 'a')
    expect(outcome()).toContain(LOOKING)
    arrive()
    await vi.waitFor(() => expect(outcome()).toMatch(/^The ship ends at heading/))
  })

  test('a piece is held where it was put, and sent once it is known what comes next', async () => {
    await page.openAs(new PlayedGame(tokenTable()), 'b')
    expect(status()).toBe(LOOKING)
    const field = () => page.question().getAllByRole<HTMLInputElement>('spinbutton')[0]
    const at = field()?.value
    arrive()
    await vi.waitFor(() => expect(status()).not.toBe(LOOKING))
    expect(field()?.value).toBe(at)
  })
})
