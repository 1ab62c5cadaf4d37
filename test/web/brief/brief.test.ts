import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameEvent } from '#shared/game/engine/event'
import type { AnswerNote } from '#shared/play/orders/answer-note'
import type { GamePage, LogEntry } from '#shared/play/protocol/responses'
import GamePageView from '../../../web/game/GamePage.svelte'
import BriefPage from '../../../web/pages/BriefPage.svelte'
import { CR90, gamePage, gameView, shipPage, VICTORY, waitingPage } from '../support/game-pages'
import { fakeService } from '../support/service'

const at = '2030-05-02T09:00:00Z'
const EVENTS: GameEvent[] = [
  { type: 'roundBegan', round: 2, firstPlayer: 'a' },
  { type: 'activationEnded', ship: CR90 },
  { type: 'shipActivated', ship: VICTORY, forced: true },
  { type: 'dialRevealed', ship: VICTORY, n: 2, command: 'navigate', salt: '00' },
  { type: 'shieldsLost', ship: CR90, zone: 'rear', points: 2 },
  { type: 'activationEnded', ship: VICTORY },
]
const LOG = EVENTS.map((event, i): LogEntry => ({ step: i + 1, at, event }))
const NEWS = /: your CR90 "A" loses 2 shields; Victory II "C" reveals Navigate\.$/

async function open(page: GamePage) {
  fakeService(({ path }) => ({ body: path === '/games' ? { games: [] } : page }))
  render(GamePageView, { id: 'g1' })
  await screen.findByRole('heading', { level: 1 })
}
async function openBrief(page: GamePage) {
  fakeService(() => ({ body: page }))
  render(BriefPage, { id: 'g1' })
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("above the question, on one's own turn", () => {
  // It comes after the question
  const line = () => screen.findByRole('button', { name: NEWS })

  test('one line sums up what happened since the last decision, and opens in its place', async () => {
    await open({ ...shipPage(), log: LOG, decided: 2 })
    const summary = await line()
    expect(summary.textContent).toContain('Since Thu')
    expect(summary.getAttribute('aria-expanded')).toBe('false')
    summary.click()
    await tick()
    const opened = within(screen.getByRole('region', { name: 'What happened since your last decision' }))
    opened.getByRole('heading', { name: 'Victory II "C"' })
    expect(opened.getByRole('link', { name: 'Show step by step' }).getAttribute('href')).toBe('/g/g1/at/3')
  })

  test('its names light up their pieces', async () => {
    await open({ ...shipPage(), log: LOG, decided: 2 })
    ;(await line()).click()
    await tick()
    const region = screen.getByRole('region', { name: 'What happened since your last decision' })
    const before = document.querySelector('svg[role="presentation"]')?.innerHTML
    within(region).getAllByRole('button', { name: 'CR90 "A"' })[0]?.dispatchEvent(new MouseEvent('mouseenter'))
    await tick()
    expect(document.querySelector('svg[role="presentation"]')?.innerHTML).not.toBe(before)
  })

  test.each([
    ['nothing has happened since', { ...shipPage(), log: LOG, decided: 6 }],
    [
      'only the luck of the own decision came after it',
      {
        ...shipPage(),
        log: [...LOG, { step: 7, at, event: { type: 'drawn', n: 1, purpose: 'dice', ranges: [8] } } satisfies LogEntry],
        decided: 6,
      },
    ],
    [
      'only the next phase began after it',
      {
        ...shipPage(),
        log: [...LOG, { step: 7, at, event: { type: 'phaseBegan', round: 2, phase: 'squadron' } } satisfies LogEntry],
        decided: 6,
      },
    ],
    ['nothing has been decided yet', { ...shipPage(), log: LOG, decided: 0 }],
    ['the other player is asked', { ...waitingPage(), log: LOG, decided: 2 }],
  ])('there is none when %s', async (_why, page) => {
    await open(page)
    await tick()
    expect(document.querySelector('.brief-slot')).toBeNull()
  })
})

describe('the page of what happened', () => {
  test("begins with gains and losses since the reader's last decision", async () => {
    expect(await openBrief({ ...shipPage(), log: LOG, decided: 2 })).toMatch(NEWS)
    expect(screen.getByRole('link', { name: 'Show step by step' }).getAttribute('href')).toBe('/g/g1/at/3')
    screen.getByRole('link', { name: 'To the game' })
  })

  test('plays it as a film with the sentence of each line, which stops, goes on by activations and begins again', async () => {
    let due: ((ms: number) => void) | undefined
    vi.stubGlobal('requestAnimationFrame', (run: (ms: number) => void) => {
      due = run
    })
    vi.stubGlobal('cancelAnimationFrame', () => {
      due = undefined
    })
    const page = { ...shipPage(), log: LOG, decided: 2 }
    const start = gameView({ viewer: 'spectator', round: 2 })
    fakeService(({ path }) => ({
      body: path.includes('/at/') ? { view: { ...start, step: 2 }, log: LOG.slice(2), until: 6, closed: false } : page,
    }))
    render(BriefPage, { id: 'g1' })
    ;(await screen.findByRole('button', { name: 'Play it' })).click()
    await screen.findByRole('button', { name: 'Stop' })
    await vi.waitFor(() => expect(document.querySelector('[data-scene]')).not.toBeNull())
    expect(document.querySelector('[data-scene]')?.getAttribute('data-scene')).toBe('dial')
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('reveals Navigate')
    screen.getByRole('button', { name: 'Stop' }).click()
    await tick()
    expect(due).toBeUndefined()
    screen.getByRole('button', { name: 'Next activation' }).click()
    await tick()
    expect(document.querySelector('[data-scene]')).toBeNull()
    screen.getByRole('button', { name: 'Play it again' }).click()
    await tick()
    expect(document.querySelector('[data-scene]')?.getAttribute('data-scene')).toBe('dial')
  })

  test('tells it from the beginning to somebody who has decided nothing yet', async () => {
    expect(await openBrief({ ...shipPage(), log: LOG, decided: 0 })).toMatch(/^Since the game began: your CR90/)
  })

  test('says what did happen where nothing was lost, gained or moved', async () => {
    const log = LOG.slice(0, 3)
    expect(await openBrief({ ...shipPage(), log, decided: 2 })).toMatch(/^Since Thu.*: .*Victory II "C".*\.$/)
  })

  test('tells somebody who watches of this round, from no side', async () => {
    const view = gameView({ viewer: 'spectator', round: 2 })
    expect(await openBrief(gamePage(view, { log: LOG }))).toBe(
      'Since the beginning of round 2: CR90 "A" loses 2 shields; Victory II "C" reveals Navigate.',
    )
  })

  test('tells within a line, too, what was answered in advance, and its owner why', async () => {
    const told: AnswerNote = {
      by: 'order',
      ask: 'defense.spend',
      subject: CR90,
      fired: { order: 'o1', rule: 0, facts: [] },
    }
    const events: (Pick<LogEntry, 'event'> & Partial<LogEntry>)[] = [
      { event: { type: 'shipActivated', ship: VICTORY, forced: false } },
      {
        event: {
          type: 'attackDeclared',
          attacker: VICTORY,
          zone: 'front',
          defender: CR90,
          defendingZone: 'rear',
          range: 'close',
          obstructedBy: [],
        },
      },
      {
        event: { type: 'defenseSpent', unit: CR90, token: 'evade-1', kind: 'evade', becomes: 'exhausted' },
        by: 'order',
        told,
      },
      { event: { type: 'defenseEnded', unit: CR90 }, by: 'order' },
      { event: { type: 'activationEnded', ship: VICTORY } },
    ]
    const rule = { when: { amount: 'damage', min: 2 }, do: { spend: [{ token: 'evade' }] } }
    const order = { id: 'o1', kind: 'defense', scope: { on: 'match' }, rules: [rule], otherwise: 'ask' }
    const log = events.map((entry, i): LogEntry => ({ step: i + 1, at, ...entry }))
    const page = { ...shipPage(), log, decided: 0 }
    const orders = { edition: 1, orders: { preset: 'ask', orders: [order] }, plans: [], told: [] }
    fakeService(({ path }) => ({ body: path.endsWith('/orders') ? orders : page }))
    render(BriefPage, { id: 'g2' })
    const why =
      'Your order answered: Whole game, defense tokens, rule 1: if damage is 2 or more: spend evade, only readied.'
    const line = (await screen.findByText(why)).closest('li')
    expect(line?.textContent).toMatch(
      /spends evade: exhausted\. Answered without asking\..* ends its defense\. Answered without asking\./,
    )
  })

  test('says so when nothing has happened', async () => {
    expect(await openBrief({ ...shipPage(), log: LOG, decided: 6 })).toBe(
      'Nothing has happened since your last decision.',
    )
    expect(screen.queryByRole('link', { name: 'Show step by step' })).toBeNull()
  })
})
