import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { viewFor } from '#shared/game'
import type { GamePage } from '#shared/play/protocol/responses'
import { tableState } from '#test/support/case-table'
import { device } from '#web/state/device.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import ReplayPage from '../../../web/pages/ReplayPage.svelte'
import { displayed } from '../support/battles'
import { coursePage, dialsPage, shipPage, tiePage } from '../support/game-pages'
import { formIsThere } from '../support/open-game'
import { pageAfter, pageBefore } from '../support/played-attack'
import { PlayedGame } from '../support/played-game'
import { fakeService } from '../support/service'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const CHARACTERS = [...LETTERS, ...LETTERS.map((key) => key.toUpperCase()), ...'0123456789+-=/?,.[]<>;: ']
/** Some that pages hear: a dial, the arcs, taking back, help. */
const HEARD = ['1', 'a', 'A', 'u', '?']

/** Whatever takes letters, or is a list in which they seek. */
const FIELDS: Record<string, string> = {
  'a line': '<input type="text">',
  'a search': '<input type="search">',
  'a number': '<input type="number">',
  'a list of choices': '<select><option>a</option><option>u</option></select>',
  'a box of text': '<textarea></textarea>',
  'text that is edited in place': '<div contenteditable="true" tabindex="0"><b>u</b></div>',
  'a combobox': '<div role="combobox" tabindex="0"></div>',
}

async function openGame(page: GamePage): Promise<void> {
  fakeService(({ path }) => ({ body: path === '/games' ? { games: [] } : page }))
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await formIsThere()
}

async function openReplay(): Promise<void> {
  const state = tableState({ ships: { cr90: { card: 'cr90-corvette-a', at: [200, 200] } } })
  const view = { ...viewFor({ ...state, stack: [] }, 'spectator', []), step: 10 }
  const { factions } = view
  fakeService(({ path }) => ({
    body: path.endsWith('/at')
      ? { first: 10, last: 12, over: false, marks: [{ kind: 'round', round: 1, step: 10 }] }
      : { view: { ...view, factions }, log: [], until: 12, closed: false },
  }))
  render(ReplayPage, { id: 'g1', step: 10 })
  await screen.findByRole('heading', { level: 1 })
}

/** An attack that is played for as long as the test lasts, since no picture follows its first. */
async function openPlayed(): Promise<void> {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  let looks = 0
  fakeService(({ path }) => {
    if (path === '/games') return { body: { games: [] } }
    looks += 1
    return { body: looks === 1 || device.words ? pageBefore() : pageAfter() }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await formIsThere()
  if (device.words) return
  await vi.waitFor(() => expect(document.querySelector('.played')).not.toBeNull())
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(document.querySelector('.game.playing')).not.toBeNull())
}

function turnJoint(): void {
  screen.getByRole('radio', { name: 'Joint 2: 1 right' }).click()
}

const attackPage = () => new PlayedGame(displayed()).page('a')

/** Pages that listen, and a first choice, so that there is something to take back. */
const SCENES: Record<string, { open: () => Promise<void>; first?: () => void }> = {
  dials: {
    open: () => openGame(dialsPage()),
    first: () => screen.getByRole('button', { name: /^1 ?Navigate/ }).click(),
  },
  'a ship': {
    open: () => openGame(shipPage()),
    first: () => screen.getByRole('radio', { name: /^Nebulon-B/ }).click(),
  },
  'a course': {
    open: () => openGame(coursePage()),
    first: turnJoint,
  },
  'an attack': { open: () => openGame(attackPage()) },
  'a squadron': { open: () => openGame(tiePage()) },
  'what is played': { open: openPlayed },
  'a replay': { open: openReplay },
}

/** Parts of the page that hear keys: those that said so, and those that Svelte hears for. */
const heard = new Set<EventTarget>()
/** Who hears: the window, and by one prototype all nodes. */
function listeners(): EventTarget[] {
  let node: EventTarget = document.body
  while (!Object.hasOwn(node, 'addEventListener')) node = Object.getPrototypeOf(node)
  return [window, node]
}
function listenIn(): void {
  for (const target of listeners()) {
    const { addEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, type, ...how) {
      if (type === 'keydown') heard.add(this ?? window)
      addEventListener.call(this ?? window, type, ...how)
    })
  }
}
function parts(): HTMLElement[] {
  const delegated = [...document.querySelectorAll<HTMLElement>('*')].filter((element) =>
    Object.getOwnPropertySymbols(element).some((symbol) => {
      const handlers: unknown = Reflect.get(element, symbol)
      return typeof handlers === 'object' && handlers !== null && 'keydown' in handlers
    }),
  )
  const listening = [...heard].flatMap((target) =>
    target instanceof HTMLElement ? (target.isConnected ? target : []) : document.body,
  )
  return [...new Set([...listening, ...delegated])].filter((part) => part instanceof HTMLElement)
}

/** All that keys could have changed. */
const whole = (): string => {
  const page = document.body.cloneNode(true) as HTMLElement
  page.querySelector('[data-field]')?.remove()
  return [
    page.innerHTML,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    location.href,
  ].join('\n')
}
const settled = async () => {
  await vi.dynamicImportSettled()
  await tick()
}
const titleOf = (part: HTMLElement): string => part.id || part.className || part.tagName
/** Which of the characters the page keeps from the field. */
function typeInto(target: Element, keys = CHARACTERS): string[] {
  const taken: string[] = []
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    if (event.defaultPrevented) taken.push(key)
  }
  return taken
}

describe('whoever types is left alone by every key of the page (WCAG 2.1.4)', () => {
  beforeEach(() => {
    localStorage.clear()
    // Whether the last game was shown in words
    history.replaceState(null, '', '/')
    heard.clear()
    listenIn()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    cleanup()
    device.words = false
    vi.unstubAllGlobals()
  })

  describe.each(Object.entries(SCENES))('%s', (_name, { open, first }) => {
    test.each([false, true])('in words: %s', async (words) => {
      device.words = words
      await open()
      await settled()
      first?.()
      await settled()
      expect(parts().length).toBeGreaterThan(0)
      for (const [n, part] of parts().entries()) {
        const holder = document.createElement('div')
        holder.dataset.field = ''
        holder.innerHTML = Object.values(FIELDS).join('')
        part.append(holder)
        const before = whole()
        for (const [i, name] of Object.keys(FIELDS).entries()) {
          const field = holder.children[i] ?? holder
          // Whether somebody types hangs on the field alone: every character is typed into each kind of field, not into each of a page.
          const keys = n % Object.keys(FIELDS).length === i ? CHARACTERS : HEARD
          expect(typeInto(field.querySelector('b') ?? field, keys), `${name} in ${titleOf(part)}`).toEqual([])
        }
        await settled()
        expect(whole(), titleOf(part)).toBe(before)
        holder.remove()
      }
      const fields = document.querySelectorAll('input:not([type="radio"], [type="checkbox"], [type="range"]), select')
      for (const field of fields) {
        const before = whole()
        expect(typeInto(field), field.outerHTML).toEqual([])
        await settled()
        expect(whole()).toBe(before)
      }
    })
  })

  test('the same keys act where nobody types', async () => {
    await openGame(dialsPage())
    await settled()
    for (const [key, where] of [
      ['1', document.body],
      ['a', document.getElementById('table')],
      ['u', document.getElementById('table')],
    ] as const) {
      const before = whole()
      where?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await settled()
      expect(whole(), key).not.toBe(before)
    }
  })

  test('Ctrl+Z takes back what was typed before it takes back an answer', async () => {
    device.words = true
    await openGame(dialsPage())
    await settled()
    screen.getByRole('button', { name: /^1 ?Navigate/ }).click()
    await settled()
    const line = await screen.findByLabelText<HTMLInputElement>('Type an answer, or help')
    line.value = 'course'
    const undo = () => new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
    const before = whole()
    line.dispatchEvent(undo())
    await settled()
    expect(whole()).toBe(before)
    line.value = ''
    line.dispatchEvent(undo())
    await settled()
    expect(whole()).not.toBe(before)
  })

  test('every file that listens is on one of these pages', () => {
    const sources = import.meta.glob('../../../web/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
    const listening = Object.entries(sources as Record<string, string>)
      .filter(([path, text]) => !path.includes('/keys/') && text.includes('onKeys('))
      .map(([path]) => path.replace('../../../web/', ''))
    expect(listening).toEqual([
      'board/Board.svelte',
      'game/Layers.svelte',
      'game/table-keys.ts',
      'motion/Stage.svelte',
      'pages/ReplayPage.svelte',
      'questions/Question.svelte',
      'questions/dials/DialBoard.svelte',
      'words-view/TableKeys.svelte',
      'words-view/WordsView.svelte',
    ])
  })
})
