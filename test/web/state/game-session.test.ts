import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { GameSession } from '#web/state/game-session.svelte'
import { entries, NEBULON, navigatePage, shipPage, waitingPage } from '../support/game-pages'
import { fakeService } from '../support/service'

const LINE = { ask: 'ship.activate', subject: 'table', choose: { option: NEBULON } }
const used = (page: GamePage, rest: Partial<SubmissionResult> = {}): SubmissionResult => ({
  page: { ...page, log: [] },
  used: 1,
  rest: [],
  ...rest,
})
const hide = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a game as one reader has it open', () => {
  let close = () => {}
  const opened = async () => {
    const session = new GameSession('g1', 'p1')
    close = session.open()
    await vi.advanceTimersByTimeAsync(0)
    return session
  }

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('is asked for again after 5 s and then every 20 s, with the last step and ETag', async () => {
    const calls = fakeService(({ headers }) =>
      headers.has('if-none-match') ? { status: 304 } : { body: waitingPage(), etag: '"v1"' },
    )
    const session = await opened()
    expect(session.log.map(({ step }) => step)).toEqual([1, 2, 3, 4])
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toHaveLength(3)
    expect(calls.map(({ path }) => path)).toEqual(['/games/g1?since=0', '/games/g1?since=4', '/games/g1?since=4'])
    expect(calls[1]?.headers.get('if-none-match')).toBe('"v1"')
    expect(session.page?.status).toBe('running')
  })

  test('is never asked for while the page is hidden, and at once when it is seen again', async () => {
    const calls = fakeService(() => ({ body: waitingPage() }))
    await opened()
    hide('hidden')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(calls).toHaveLength(1)
    hide('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(2)
  })

  test('is asked for no more once it was left, not even if that was before it had loaded', async () => {
    const calls = fakeService(() => ({ body: waitingPage() }))
    new GameSession('g1', 'p1').open()()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(calls).toHaveLength(1)
  })

  test('adds what is new to its log, once', async () => {
    let page = waitingPage()
    fakeService(() => ({ body: page }))
    const session = await opened()
    page = { ...page, log: entries([{ type: 'dialKept', ship: NEBULON, command: 'navigate' }], 5) }
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(session.log.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
  })

  test('sends the script as the answer to the open question, and forgets the draft', async () => {
    const calls = fakeService(({ method }) => ({ body: method === 'GET' ? shipPage() : used(waitingPage()) }))
    const session = await opened()
    session.draft.choose('ship.activate', { option: NEBULON })
    await session.submit([LINE])
    const sent = calls.find(({ method }) => method === 'POST')
    expect(sent?.path).toBe('/games/g1/decisions')
    expect(sent?.body).toMatchObject({ answers: 'f7.0.a', script: [LINE] })
    expect(session.request).toBeUndefined()
    expect(session.draft.parts).toEqual({})
  })

  test('a look that began before an answer does not bring the old question back, though no step was made', async () => {
    let answered = () => {}
    const overtaken = new Promise<void>((resolve) => {
      answered = resolve
    })
    fakeService(({ method }) => ({ body: method === 'GET' ? shipPage() : used(waitingPage()) }))
    const session = await opened()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const reply = await fetch(path, init)
      if (init.method === undefined || init.method === 'GET') await overtaken
      return reply
    })
    const look = session.refresh()
    await session.submit([LINE])
    expect(session.request).toBeUndefined()
    answered()
    await look
    expect(session.request).toBeUndefined()
  })

  test('sends again under the same id when there is no connection', async () => {
    let tries = 0
    const calls = fakeService(({ method }) => {
      if (method === 'GET') return { body: shipPage() }
      tries += 1
      return tries < 3 ? 'offline' : { body: used(waitingPage()) }
    })
    const session = await opened()
    const sending = session.submit([LINE])
    await vi.advanceTimersByTimeAsync(0)
    expect(session.notice).toEqual({ kind: 'resending' })
    await vi.advanceTimersByTimeAsync(2_000 + 4_000)
    await sending
    const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(session.notice).toBeUndefined()
  })

  test('sends after a reload what had been sent without an answer, if it is still asked', async () => {
    fakeService(({ method }) => (method === 'GET' ? { body: shipPage() } : 'offline'))
    const first = await opened()
    void first.submit([LINE])
    await vi.advanceTimersByTimeAsync(0)
    close()
    await vi.advanceTimersByTimeAsync(30_000)
    const calls = fakeService(({ method }) => ({ body: method === 'GET' ? shipPage() : used(waitingPage()) }))
    const again = await opened()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(again.request).toBeUndefined()
  })

  test('shows the sentence of a refusal and keeps the draft', async () => {
    const stopped = { code: 'no-such-option', message: 'This is not one of the choices.' } as const
    fakeService(({ method }) => ({
      body: method === 'GET' ? shipPage() : used(shipPage(), { used: 0, rest: [LINE], stopped }),
    }))
    const session = await opened()
    session.draft.choose('ship.activate', { option: NEBULON })
    await session.submit([LINE])
    expect(session.notice).toEqual({ kind: 'refused', ...stopped })
    expect(session.draft.parts).toEqual({ 'ship.activate': { option: NEBULON } })
  })

  test('takes the unused rest of a script as the draft of the next question', async () => {
    const rest = [{ ask: 'maneuver.navigate', subject: NEBULON, choose: { option: 'none:0:0' } }]
    const stopped = { code: 'no-such-option', message: 'Stopped.' } as const
    fakeService(({ method }) => ({
      body: method === 'GET' ? shipPage() : used(navigatePage(), { used: 1, rest, stopped }),
    }))
    const session = await opened()
    await session.submit([LINE, ...rest])
    expect(session.draft.parts).toEqual({ 'maneuver.navigate': { option: 'none:0:0' } })
    expect(session.notice).toEqual({ kind: 'stopped', used: 1, of: 2, ...stopped })
  })

  test('says that a draft was dropped when its question is gone', async () => {
    let page = shipPage()
    fakeService(() => ({ body: page }))
    const session = await opened()
    session.draft.choose('ship.activate', { option: NEBULON })
    page = waitingPage()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(session.notice).toEqual({ kind: 'draft-dropped' })
  })
})
