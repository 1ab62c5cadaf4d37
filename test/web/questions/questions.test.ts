import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import type { AnswerLine } from '#web/state/answer-line'
import { device } from '#web/state/device.svelte'
import GamePageView from '../../../web/game/GamePage.svelte'
import {
  adviserPage,
  CR90,
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
  withShip,
  withShipAt,
} from '../support/game-pages'
import { fakeService } from '../support/service'

/** Opens a game that asks this, and gives what was sent in the end. */
async function open(page: GamePage) {
  const calls = fakeService(({ method, path }) => {
    if (path === '/games') return { body: { games: [] } }
    return { body: method === 'GET' ? page : { page: { ...waitingPage(), log: [] }, used: 1, rest: [] } }
  })
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
  await formIsThere()
  return {
    sent: async (): Promise<AnswerLine[]> => {
      await vi.waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
      const { body } = calls.find(({ method }) => method === 'POST') ?? {}
      return (body as { script: AnswerLine[] }).script
    },
    nothingSent: () => expect(calls.some(({ method }) => method === 'POST')).toBe(false),
  }
}
/** Forms are scripts of their own, which come after the page. */
const formIsThere = () => vi.waitFor(() => expect(screen.queryByText('Loading the choices …')).toBeNull())
const question = () => within(screen.getByRole('region', { name: 'Question' }))
const button = (name: string | RegExp) => question().getByRole('button', { name })
const press = async (...names: (string | RegExp)[]) => {
  for (const name of names) {
    button(name).click()
    await tick()
  }
}
const check = async (name: string | RegExp) => {
  question().getByRole('radio', { name }).click()
  await tick()
}
const slide = async (name: string | RegExp, value: number) => {
  const slider = question().getByRole<HTMLInputElement>('slider', { name })
  slider.value = String(value)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  await tick()
}
const key = async (init: KeyboardEventInit) => {
  ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  await tick()
}

describe('a question is answered by form controls alone', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('dials: the buttons fill the marked place and move on; each dial gets a salt of its own', async () => {
    const { sent } = await open(dialsPage())
    await press(/^1 Navigate/, /^3 Repair/, /^4 Concentrate Fire/)
    await press(/^Send\s+3 dials chosen, final once sent/)
    const [line] = await sent()
    expect(line).toMatchObject({ ask: 'command.dials', subject: 'table' })
    const dials = line !== undefined && 'dials' in line.choose ? line.choose.dials : {}
    expect(dials).toMatchObject({
      [CR90]: [{ command: 'navigate' }],
      [NEBULON]: [{ command: 'repair' }, { command: 'concentrate-fire' }],
    })
    const salts = Object.values(dials).flatMap((stack) => stack.map(({ salt }) => salt))
    expect(new Set(salts).size).toBe(3)
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/)
  })

  test('dials: keys 1 to 4 do the same, and nothing can be sent while one is missing', async () => {
    const { nothingSent } = await open(dialsPage())
    button(/CR90 "A", round 1: empty/).focus()
    await key({ key: '2' })
    await key({ key: '4' })
    button(/Nebulon-B "B", round 1: Concentrate Fire/)
    question().getByText('1 dial is still missing.')
    await press('1 dial to go')
    nothingSent()
  })

  test('dials: single keys do nothing where they are switched off (WCAG 2.1.4)', async () => {
    device.singleKeys = false
    await open(dialsPage())
    await key({ key: '1' })
    question().getByText('3 dials are still missing.')
    device.singleKeys = true
  })

  test('Ctrl+Z takes the last choice back', async () => {
    await open(dialsPage())
    await key({ key: '1' })
    await key({ key: '2' })
    await key({ key: 'z', ctrlKey: true })
    question().getByText('2 dials are still missing.')
  })

  test('dials: the booklet’s are suggested for the first round (R3.38)', async () => {
    await open(dialsPage())
    await press('Suggested')
    button(/CR90 "A", round 1: Repair/)
    button(/Nebulon-B "B", round 1: Navigate/)
    button(/Nebulon-B "B", round 2: Squadron/)
  })

  test('ship: its own top dial is shown, and keeping it is sent along', async () => {
    const { sent } = await open(shipPage())
    await check(/Nebulon-B "B".* reveals Navigate/)
    await press(/^Activate Nebulon-B "B"\s+keep Navigate/)
    expect(await sent()).toEqual([
      { ask: 'ship.activate', subject: 'table', choose: { option: NEBULON } },
      { ask: 'activation.dial', subject: NEBULON, choose: { option: 'keep' } },
    ])
  })

  test.each([false, true])(
    'ship: what threatens it is told unless that has activated (R5.9): %s',
    async (activated) => {
      const pose = { x: 456_000, y: 450_000, heading: 180_000 }
      await open(shipPage({ ships: withShip(gameView(), VICTORY, { pose, activated }) }))
      expect(question().queryAllByText(/^by Victory II "C"/).length > 0).toBe(!activated)
    },
  )

  test('ship: what becomes of the dial can be left open', async () => {
    const { sent } = await open(shipPage())
    await check(/CR90 "A".* reveals Repair/)
    await check(/^Decide when it is revealed/)
    await press('Activate CR90 "A"')
    expect(await sent()).toEqual([{ ask: 'ship.activate', subject: 'table', choose: { option: CR90 } }])
  })

  test('ship: a card may be used instead, and no dial is asked about (R5.4)', async () => {
    const card = {
      id: 'u1',
      card: 'strategic-adviser',
      on: NEBULON,
      seat: 'a',
      exhausted: false,
      discarded: false,
    } as const
    const { sent } = await open(adviserPage(card))
    await check(/^Use Strategic Adviser/)
    await press('Use Strategic Adviser')
    expect(await sent()).toEqual([{ ask: 'ship.activate', subject: 'table', choose: { option: 'u1.0' } }])
  })

  test('dial: a token instead of the dial (R5.11)', async () => {
    const { sent } = await open(dialPage())
    await check(/^Take a token/)
    await press('Take a Navigate token')
    expect(await sent()).toEqual([{ ask: 'activation.dial', subject: NEBULON, choose: { option: 'token' } }])
  })

  test('dial: what Squadron would do is told for dial and token (R7.6)', async () => {
    await open(dialPage('squadron'))
    question().getByText(/as many squadrons as its squadron value/)
    question().getByText(/one squadron moves and attacks/)
  })

  test('tokens: one too many is discarded (R5.14)', async () => {
    const { sent } = await open(tokenPage())
    await check('Repair')
    await press('Discard Repair')
    expect(await sent()).toEqual([{ ask: 'tokens.discard', subject: CR90, choose: { option: 'repair' } }])
  })

  test('maneuver: Navigate and the course that follows are sent together (R7.16, R10.4)', async () => {
    const { sent } = await open(navigatePage())
    await check('dial')
    await check('speed 3')
    await check('Joint 2: 2 right')
    await check('Joint 3: 1 left')
    // The engine cannot play what only looks like a use of Navigate: that is looked at once more
    await press('Last look', 'Send')
    expect(await sent()).toEqual([
      { ask: 'maneuver.navigate', subject: NEBULON, choose: { option: 'dial:1:2' } },
      { ask: 'maneuver.course', subject: NEBULON, choose: { clicks: [0, 2, -1], side: 'left' } },
    ])
  })

  test('maneuver: a course that meets nothing goes out by one press, and says what it is (ux 9)', async () => {
    const { sent } = await open(coursePage())
    await press(/^Send\s+Straight ahead; cannot be undone/)
    expect(await sent()).toEqual([
      { ask: 'maneuver.course', subject: NEBULON, choose: { clicks: [0, 0], side: 'right' } },
    ])
  })

  test('maneuver: what it could hit from there, and what could hit it, is told in one line (R6.3, R6.8)', async () => {
    const view = gameView()
    await open(coursePage({ ships: withShipAt(view, VICTORY, { x: 259_000, y: 560_000, heading: 180_000 }) }))
    question().getByText(
      /^From there it could hit Victory II "C" \(front, long, avg \d\.\d\); it could be hit by Victory II "C" \(front, long, avg \d\.\d\)\.$/,
    )
  })

  test.each<[number, RegExp]>([
    [3, /it could be hit by Victory II "C" \(front, long, avg \d\.\d, next round\)/],
    [6, /; (nobody could hit it|it could be hit by \d squadrons? \(avg \d\.\d together\))\.$/],
  ])('maneuver: in round %i who has activated is told as one for later (R5.9)', async (round, told) => {
    const pose = { x: 259_000, y: 560_000, heading: 180_000 }
    await open(coursePage({ round, ships: withShip(gameView(), VICTORY, { pose, activated: true }) }))
    question().getByText(told)
  })

  test('maneuver: a bent last joint leaves one side of the tool only (R10.8)', async () => {
    await open(coursePage())
    await check('Joint 2: 1 left')
    const right = question().getByRole<HTMLInputElement>('radio', { name: /^right/ })
    expect(right.disabled).toBe(true)
    question().getByText('the ship would lie over the tool')
  })

  test('maneuver: an overlap is told with its cards before it is sent (R10.16, R10.18)', async () => {
    const view = gameView()
    const page = coursePage({ ships: withShipAt(view, VICTORY, { x: 259_000, y: 330_000, heading: 90_000 }) })
    await open(page)
    question().getByText(/^Overlaps Victory II "C": moves at speed [01] this time/)
    question().getByText('Both ships get a facedown damage card.')
  })

  test('maneuver: displaced squadrons are told (R10.23)', async () => {
    const view = gameView()
    const [squadron] = Object.values(view.squadrons)
    if (squadron === undefined) throw new Error('no squadron')
    const at = { x: 259_000, y: 277_000 }
    await open(coursePage({ squadrons: { ...view.squadrons, [squadron.id]: { ...squadron, at } } }))
    question().getByText(/displaced; Needa places (it|them) beside the ship/)
  })

  test('maneuver: leaving the play area takes a second press (R9.15)', async () => {
    const { sent, nothingSent } = await open(coursePage({ ships: withShipAt(gameView(), NEBULON, { y: 860_000 }) }))
    const isStrong = () => document.querySelector('.actions > :last-child')?.matches('.primary, .danger')
    expect(isStrong()).toBe(false)
    await press('Last look')
    expect(isStrong()).toBe(true)
    question().getByText('Nebulon-B "B" leaves the play area and is destroyed.')
    await press('Send')
    nothingSent()
    await press('Press again to send')
    expect(await sent()).toHaveLength(1)
  })

  test('displaced squadrons: the suggested places can be sent as they are (R10.23)', async () => {
    const page = displacedPage()
    const { sent } = await open(page)
    await press(/^Send/)
    const [request] = page.view?.requests ?? []
    const places = request?.kind === 'places' ? request.suggested : []
    expect(await sent()).toEqual([{ ask: 'displaced.place', subject: VICTORY, choose: { places } }])
  })

  test('displaced squadrons: one is moved around the ship and snaps to it; two can change places (R10.24)', async () => {
    const { sent } = await open(displacedPage())
    await slide('X-wing x1: angle around the ship', 180)
    question().getByText(/180°, rear: fits/)
    await press('Swap with X-wing x1: X-wing x2')
    const places = screen.getByRole('group', { name: 'X-wing x2' })
    within(places).getByText(/180°, rear: fits/)
    await press(/^Send/)
    expect(await sent()).toHaveLength(1)
  })

  test('equally close ships: the player who moves chooses (R10.19)', async () => {
    const { sent } = await open(tiePage())
    await check('Victory II "C"')
    await press('Choose Victory II "C"')
    expect(await sent()).toEqual([{ ask: 'overlap.closest', subject: NEBULON, choose: { option: VICTORY } }])
  })

  test('Escape goes back from the last look, Ctrl+Enter goes on', async () => {
    const view = gameView()
    const inTheWay = withShipAt(view, VICTORY, { x: 259_000, y: 330_000, heading: 90_000 })
    const { sent, nothingSent } = await open(coursePage({ ships: inTheWay }))
    await key({ key: 'Enter', ctrlKey: true })
    question().getByText('You send')
    await key({ key: 'Escape' })
    expect(question().queryByText('You send')).toBeNull()
    nothingSent()
    await key({ key: 'Enter', ctrlKey: true })
    await key({ key: 'Enter', ctrlKey: true })
    expect(await sent()).toHaveLength(1)
  })

  test('Undo takes the last choice back', async () => {
    await open(coursePage())
    await check('Joint 1: 1 right')
    await check('Joint 2: 1 right')
    await press(/Undo/)
    expect(question().getByRole<HTMLInputElement>('radio', { name: 'Joint 2: straight' }).checked).toBe(true)
    expect(question().getByRole<HTMLInputElement>('radio', { name: 'Joint 1: 1 right' }).checked).toBe(true)
  })
})
