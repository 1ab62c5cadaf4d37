import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { replay } from '#messages/replay'
import { viewFor } from '#shared/game'
import type { GameEvent } from '#shared/game/engine/event'
import { posesAlongTool } from '#shared/game/geometry/maneuver-tool'
import { plain } from '#shared/messages/sentence'
import type { LogEntry, ReplayIndex, ReplayPart } from '#shared/play/protocol/responses'
import { tableAfter, tableOf } from '#shared/play/view/after-events'
import type { GameView } from '#shared/play/view/game-view'
import { tableState } from '#test/support/case-table'
import { Replay } from '#web/replay/replay.svelte'
import { device } from '#web/state/device.svelte'
import ReplayPage from '../../../web/pages/ReplayPage.svelte'
import { fakeService } from '../support/service'

const STATE = tableState({
  ships: {
    cr90: { card: 'cr90-corvette-a', at: [200, 200], dials: ['navigate'] },
    victory: { card: 'victory-ii-class-star-destroyer', at: [300, 700], dials: ['repair', 'navigate'] },
  },
})
const START: GameView = { ...viewFor({ ...STATE, stack: [] }, 'spectator', []), step: 10 }
const SALT = '00'.repeat(16)
const pose = { x: 200_000, y: 320_000, heading: 0 }
const from = { x: 200_000, y: 200_000, heading: 0 }

/** Steps 11 … 20; the first part ends where the Victory is activated. */
const EVENTS: GameEvent[] = [
  { type: 'shipActivated', ship: 'cr90', forced: false },
  { type: 'dialRevealed', ship: 'cr90', n: 1, command: 'navigate', salt: SALT },
  { type: 'courseSet', ship: 'cr90', speed: 1, clicks: [0], side: 'left' },
  { type: 'moved', ship: 'cr90', from, to: pose, speed: 1, tried: [] },
  { type: 'activationEnded', ship: 'cr90' },
  { type: 'shipActivated', ship: 'victory', forced: true },
  { type: 'dialRevealed', ship: 'victory', n: 1, command: 'repair', salt: SALT },
  { type: 'drawn', n: 3, purpose: 'dice', ranges: [8] },
  { type: 'shieldsLost', ship: 'cr90', zone: 'front', points: 2 },
  { type: 'activationEnded', ship: 'victory' },
]
const LOG = EVENTS.map((event, i): LogEntry => ({ step: 11 + i, at: '2030-05-02T09:00:00Z', event }))
const FIRST: ReplayPart = { view: START, log: LOG.slice(0, 5), until: 15, closed: true }
const middle = EVENTS.slice(0, 5).reduce(tableAfter, tableOf(START))
const SECOND: ReplayPart = { view: { ...START, ...middle }, log: LOG.slice(5), until: 20, closed: false }
const INDEX: ReplayIndex = {
  first: 10,
  last: 20,
  over: false,
  marks: [
    { kind: 'round', round: 1, step: 10 },
    { kind: 'activation', round: 1, step: 11, unit: 'cr90' },
    { kind: 'activation', round: 1, step: 16, unit: 'victory' },
  ],
}

async function openAt(step: number, index: ReplayIndex = INDEX) {
  const calls = fakeService(({ path }) => {
    if (path === '/games/g1/at') return { body: index }
    return { body: Number(path.split('/').at(-1)) < SECOND.view.step ? FIRST : SECOND }
  })
  render(ReplayPage, { id: 'g1', step })
  await screen.findByRole('heading', { level: 1 })
  return calls
}
const sees = (sentence: string) => screen.findByRole('heading', { level: 1, name: sentence })
const press = (name: string | RegExp) => screen.getByRole('button', { name }).click()
const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))

describe('the replay of a game', () => {
  beforeEach(() => {
    localStorage.clear()
    device.singleKeys = true
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  test('calls what comes before the first phase the set-up, as its bar does', () => {
    expect(plain(replay.title(1, 'setup', undefined, 40, 80), String)).toBe('Setup: step 40 of 80.')
    expect(plain(replay.title(1, 'setup', ['a dial was set'], 40, 80), String)).toBe(
      'Setup, after a dial was set: step 40 of 80.',
    )
  })

  test('says in its first sentence what has just happened, and how far that is', async () => {
    await openAt(14)
    await sees('Round 1, after CR90 "A" moved: step 14 of 20.')
    expect(location.pathname).toBe('/g/g1/at/14')
    expect(screen.getByRole('link', { name: '‹ Back to now' }).getAttribute('href')).toBe('/g/g1')
  })

  test('each score stands beside the mark of its side (ux 5)', async () => {
    await openAt(14)
    await sees('Round 1, after CR90 "A" moved: step 14 of 20.')
    const score = screen.getByRole('img', { name: 'score: Rebels 0, Empire 0' })
    const sides = [...score.querySelectorAll('span > svg')].map((mark) => mark.getAttribute('class'))
    expect(sides).toEqual([expect.stringContaining('side-a'), expect.stringContaining('side-b')])
  })

  test('ends with the end of the game, which need not be a shot (R15.14)', async () => {
    const result = { winner: 'a', reason: 'resigned', score: { a: 0, b: 8 }, round: 1 } as const
    const end: LogEntry = { step: 21, at: '2030-05-02T09:00:00Z', event: { type: 'gameOver', result } }
    fakeService(({ path }) => {
      if (path === '/games/g1/at') return { body: { ...INDEX, last: 21, over: true } }
      return { body: { ...SECOND, log: [...SECOND.log, end], until: 21, closed: true } }
    })
    render(ReplayPage, { id: 'g1', step: 21 })
    await sees('Round 1, after the game ended: step 21 of 21.')
  })

  test('shows each unit with its values of that step', async () => {
    const { cr90 } = START.ships
    if (!cr90) throw new Error('the CR90 is there')
    const before = { ...START, ships: { ...START.ships, cr90: { ...cr90, values: { ...cr90.values, hull: 6 } } } }
    const part = { ...FIRST, view: before, values: [{ step: 13, units: { cr90: cr90.values } }] }
    fakeService(({ path }) => ({ body: path === '/games/g1/at' ? INDEX : part }))
    const replay = new Replay('g1')
    const hullAt = async (step: number) => {
      await replay.open(step)
      return replay.shown?.view.ships.cr90?.values.hull
    }
    expect([await hullAt(12), await hullAt(13), await hullAt(14), await hullAt(11)]).toEqual([6, 4, 4, 6])
  })

  test('goes on by buttons', async () => {
    await openAt(11)
    press('One step on')
    await sees('Round 1, after CR90 "A" revealed Navigate: step 12 of 20.')
    press('One activation on')
    await sees('Round 1, after Victory II "B" was activated: step 16 of 20.')
    press('One activation back')
    await sees('Round 1, after CR90 "A" was activated: step 11 of 20.')
  })

  test('draws from where a ship came, and what a ship lost', async () => {
    await openAt(14)
    expect(document.querySelectorAll('.trail .from')).toHaveLength(1)
    expect(document.querySelector('.trail .badge')).toBeNull()
    key(']')
    await sees('Round 1, after Victory II "B" was activated: step 16 of 20.')
    key('.')
    key('.')
    await sees('Round 1, after CR90 "A" lost shields: step 19 of 20.')
    expect(document.querySelector('.trail .badge')?.textContent).toBe('−2')
    expect(document.querySelectorAll('.trail .from')).toHaveLength(0)
  })

  test('R10.4 draws the way of a ship along the joints of its tool', async () => {
    const bent = posesAlongTool('small', from, [0, 2], 'right')
    const events: GameEvent[] = [
      { type: 'courseSet', ship: 'cr90', speed: 2, clicks: [0, 2], side: 'right' },
      { type: 'moved', ship: 'cr90', from, to: bent[2] ?? from, speed: 2, tried: [] },
    ]
    const log = events.map((event, n): LogEntry => ({ step: 11 + n, at: '2030-05-02T09:00:00Z', event }))
    fakeService(({ path }) => ({
      body: path === '/games/g1/at' ? { ...INDEX, last: 12 } : { view: START, log, until: 12, closed: false },
    }))
    render(ReplayPage, { id: 'g1', step: 12 })
    await screen.findByRole('heading', { level: 1 })
    const way = document.querySelector('.trail .way')?.getAttribute('points')?.split(' ') ?? []
    const passes = bent.map(({ x, y }) => `${x / 1000},${(START.area.height - y) / 1000}`)
    expect(way.length).toBeGreaterThan(bent.length)
    expect(way).toEqual(expect.arrayContaining(passes))
  })

  test('goes step by step with comma and full stop past what tells nothing, and by activations with brackets', async () => {
    const calls = await openAt(17)
    key('.')
    await sees('Round 1, after CR90 "A" lost shields: step 19 of 20.')
    key(',')
    await sees('Round 1, after Victory II "B" revealed Repair: step 17 of 20.')
    key('[')
    await sees('Round 1, after Victory II "B" was activated: step 16 of 20.')
    key(',')
    await sees('Round 1, after CR90 "A" moved: step 14 of 20.')
    // One look at where it can stop, and one at each part
    expect(calls.map(({ path }) => path)).toEqual(['/games/g1/at', '/games/g1/at/17', '/games/g1/at/14'])
  })

  test('leaves single keys alone where they are switched off', async () => {
    device.singleKeys = false
    await openAt(14)
    key('.')
    await new Promise((resolve) => setTimeout(resolve, 20))
    await sees('Round 1, after CR90 "A" moved: step 14 of 20.')
  })

  test('is moved along its time line, whose place is told in words', async () => {
    await openAt(14)
    const line = screen.getByRole<HTMLInputElement>('slider', { name: 'Step' })
    expect(line.getAttribute('aria-valuetext')).toBe('step 14 of 20, round 1')
    line.value = '12'
    line.dispatchEvent(new Event('input', { bubbles: true }))
    await sees('Round 1, after CR90 "A" revealed Navigate: step 12 of 20.')
    press(/Go to round 1/)
    await screen.findByText('The forces are on the table.')
  })

  test('plays by itself until it is stopped', async () => {
    await openAt(11)
    press('Play')
    await vi.waitFor(() => sees('Round 1, after CR90 "A" set its course: step 13 of 20.'))
    press('Stop')
    await screen.findByRole('button', { name: 'Play' })
  })

  test('plays from before a loss up to it where its address says so', async () => {
    history.replaceState(undefined, '', '/g/g1/at/11#to-13')
    await openAt(11)
    await sees('Round 1, after CR90 "A" was activated: step 11 of 20.')
    await screen.findByRole('button', { name: 'Stop' })
    await vi.waitFor(() => sees('Round 1, after CR90 "A" set its course: step 13 of 20.'))
    await screen.findByRole('button', { name: 'Play' })
  })

  test('looks for more at its end, while the game goes on', async () => {
    const calls = await openAt(19)
    press('One step on')
    await vi.waitFor(() => expect(calls.filter(({ path }) => path === '/games/g1/at')).toHaveLength(2))
    await screen.findByText('step 20 of 20', { exact: false })
  })

  test('of a game that is over leads to its result', async () => {
    await openAt(20, { ...INDEX, over: true })
    screen.getByRole('link', { name: '‹ To the result' })
    expect(screen.getByRole('button', { name: 'One step on' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('says so where there is none', async () => {
    fakeService(() => ({ status: 404, body: { code: 'no-such-game', message: 'There is no such game.' } }))
    render(ReplayPage, { id: 'g1', step: 1 })
    await sees('There is no such game.')
  })
})
