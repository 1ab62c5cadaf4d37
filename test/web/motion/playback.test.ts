import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage, ReplayPart } from '#shared/play/protocol/responses'
import { device } from '#web/state/device.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import { gamePage, gameView } from '../support/game-pages'
import { formIsThere } from '../support/open-game'
import { PLAYED, pageAfter, pageBefore } from '../support/played-attack'
import { fakeService } from '../support/service'

/** Pictures come when the test asks for them. */
let due: ((ms: number) => void)[] = []
let now = 0
async function passes(ms: number): Promise<void> {
  for (const end = now + ms; now < end; ) {
    now += 50
    const run = due
    due = []
    for (const each of run) each(now)
    await tick()
  }
}
const scene = () => document.querySelector('[data-scene]')?.getAttribute('data-scene')
const card = () => document.querySelector('.played .card')?.textContent?.replaceAll(/\s+/g, ' ').trim()
/** Until a film runs: its parts are fetched. */
const plays = () => vi.waitFor(() => expect(document.querySelector('.game.playing')).not.toBeNull())
/** The service has news, and the page looks. */
async function news(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'))
  await plays()
}

async function open(pages: { first: GamePage; later?: GamePage; part?: ReplayPart }) {
  let looks = 0
  fakeService(({ path }) => {
    if (path === '/games') return { body: { games: [] } }
    if (path.includes('/at/')) return pages.part ? { body: pages.part } : { status: 404 }
    looks += 1
    return { body: looks === 1 ? pages.first : (pages.later ?? pages.first) }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await formIsThere()
  await vi.waitFor(() => expect(document.querySelector('.played')).not.toBeNull())
}

beforeEach(() => {
  localStorage.clear()
  device.motion = 'usual'
  due = []
  vi.stubGlobal('requestAnimationFrame', (run: (ms: number) => void) => due.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {
    due = []
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('an attack of the other that arrives while the page is open', () => {
  test('is played scene by scene: fire, dice, damage, shields', async () => {
    await open({ first: pageBefore(), later: pageAfter() })
    await news()
    expect(scene()).toBe('fire')
    await passes(850)
    expect(document.querySelectorAll('.played .die')).toHaveLength(2)
    await passes(1400)
    expect(card()).toContain('3 damage')
    await passes(800)
    expect(scene()).toBe('shields')
    expect(card()).toContain('−1 rear shield')
  })

  test('leaves its result until it is put away', async () => {
    await open({ first: pageBefore(), later: pageAfter() })
    await news()
    await passes(5000)
    expect(document.querySelector('.game.playing')).toBeNull()
    expect(card()).toContain('3 damage −1 rear shield')
    screen.getByRole('button', { name: 'Close the result' }).click()
    await tick()
    expect(card()).toBeUndefined()
  })

  test.each(['Escape', ' '])('is skipped by %j, at once, and its result put away by it', async (key) => {
    await open({ first: pageBefore(), later: pageAfter() })
    await news()
    await fireEvent.keyDown(document.body, { key })
    expect(document.querySelector('.game.playing')).toBeNull()
    expect(card()).toContain('3 damage')
    await fireEvent.keyDown(document.body, { key })
    expect(card()).toBeUndefined()
  })

  test('is not skipped by a space that presses a button', async () => {
    await open({ first: pageBefore(), later: pageAfter() })
    await news()
    await fireEvent.keyDown(screen.getByRole('button', { name: 'Skip' }), { key: ' ' })
    expect(document.querySelector('.game.playing')).not.toBeNull()
  })

  test.each(['Escape', ' '])('is not skipped by %j while somebody types', async (key) => {
    await open({ first: pageBefore(), later: pageAfter() })
    await news()
    const field = document.createElement('input')
    document.getElementById('question')?.append(field)
    await fireEvent.keyDown(field, { key })
    expect(document.querySelector('.game.playing')).not.toBeNull()
  })

  test('is told by the log as far as it has been played, and to ears at once', async () => {
    await open({ first: pageBefore(), later: pageAfter() })
    await news()
    const heard = () =>
      screen
        .getAllByRole('log')
        .map((log) => log.textContent?.replaceAll(/\s+/g, ' '))
        .join(' ')
    await vi.waitFor(() => expect(heard()).toContain('loses 1 rear shield'))
    expect(heard().match(/loses 1 rear shield/g)).toHaveLength(1)
    expect(document.querySelector('.latest p')?.textContent).toContain('attacks CR90 "A"')
    await passes(5000)
    expect(document.querySelector('.latest p')?.textContent).not.toContain('attacks CR90 "A"')
  })

  test('who wants nothing played sees the result alone', async () => {
    device.motion = 'off'
    await open({ first: pageBefore(), later: pageAfter() })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(card()).toContain('3 damage'))
    expect(document.querySelector('.game.playing')).toBeNull()
  })
})

describe('what happened while the reader was away', () => {
  const START = { ...gameView({ viewer: 'spectator' }), step: 1 }
  const part: ReplayPart = { view: START, log: PLAYED.slice(1), until: 6, closed: false }

  test('is played from the last decision on', async () => {
    await open({ first: { ...pageAfter(), decided: 1 }, part })
    await plays()
    expect(scene()).toBe('fire')
    const spoken = () =>
      screen
        .getAllByRole('log')
        .map((log) => log.textContent)
        .join(' ')
    await vi.waitFor(() => expect(spoken()).toContain('loses 1 rear shield'))
    expect(spoken().match(/loses 1 rear shield/g)).toHaveLength(1)
  })

  test('is played once', async () => {
    await open({ first: { ...pageAfter(), decided: 1 }, part })
    await plays()
    await passes(5000)
    cleanup()
    await open({ first: { ...pageAfter(), decided: 1 }, part })
    await vi.dynamicImportSettled()
    await tick()
    expect(document.querySelector('.game.playing')).toBeNull()
  })

  test('nothing is played to somebody who sees the game for the first time', async () => {
    await open({ first: gamePage(gameView({ viewer: 'spectator' }), { log: PLAYED }), part })
    await vi.dynamicImportSettled()
    await tick()
    expect(document.querySelector('.game.playing')).toBeNull()
  })
})
