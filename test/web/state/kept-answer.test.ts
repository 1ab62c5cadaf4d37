import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REASONS } from '#shared/play/protocol/reasons'
import type { GamePage, SubmissionResult } from '#shared/play/protocol/responses'
import { GameSession } from '#web/state/game-session.svelte'
import { player } from '#web/state/player.svelte'
import { NEBULON, shipPage, waitingPage } from '../support/game-pages'
import { fakeService } from '../support/service'
import { spoil } from '../support/storage-faults'

const LINE = { ask: 'ship.activate', subject: 'table', choose: { option: NEBULON } }
const OTHER = { ...LINE, choose: { option: 'cr90' } }
const used: SubmissionResult = { page: { ...waitingPage(), log: [] }, used: 1, rest: [] }
const refusal = (code: keyof typeof REASONS) => ({ status: REASONS[code], body: { code, message: `${code}.` } })
type Reply = ReturnType<Parameters<typeof fakeService>[0]>

/** What the service says to a look and to an answer, one after the other; the last one again and again. */
function service(looks: Reply[], answers: Reply[]) {
  const next = (replies: Reply[]) => (replies.length > 1 ? replies.shift() : replies[0]) ?? 'offline'
  const calls = fakeService(({ method }) => next(method === 'GET' ? looks : answers))
  return { sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}
const game = (page: GamePage): Reply => ({ body: page })
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('armada.outbox.'))
const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('an answer that its player was promised to be sent', () => {
  let close = () => {}
  let mend = () => {}
  const opened = async (reader = 'p1') => {
    const session = new GameSession('g1', reader)
    close = session.open()
    await soon()
    return session
  }
  /** It was sent without a connection, and the page closed. */
  async function leftBehind(line = LINE): Promise<void> {
    service([game(shipPage())], ['offline'])
    const session = await opened()
    void session.submit([line])
    await soon()
    expect(session.notice).toEqual({ kind: 'resending' })
    close()
    await soon(60_000)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    close()
    mend()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const TROUBLES: [string, Reply][] = [
    ['has no connection', 'offline'],
    ['meets trouble', refusal('internal')],
    ['is too busy', refusal('too-busy')],
    ['is one of too many', refusal('too-many-requests')],
    ['is answered by something else', { status: 502, body: 'Bad gateway' }],
    ['is unchanged against nothing', { status: 304 }],
    ['is empty', {}],
  ]
  test.each(TROUBLES)(
    'is kept where the first look after a reload %s, and goes out when the connection is back',
    async (_, trouble) => {
      await leftBehind()
      const first = service([trouble], [trouble])
      const session = await opened()
      await soon(90_000)
      expect(kept()).toHaveLength(1)
      const [body] = first.sent()
      expect(body).toMatchObject({ script: [LINE] })
      const then = service([game(shipPage())], [{ body: used }])
      dispatchEvent(new Event('online'))
      await soon()
      expect(then.sent()).toEqual([body])
      expect(session.request).toBeUndefined()
      expect(kept()).toEqual([])
    },
  )

  test.each(TROUBLES)('and goes out at the next try, without a sign, where that %s', async (_, trouble) => {
    await leftBehind()
    service([trouble], [trouble])
    await opened()
    await soon(5_000)
    const then = service([game(shipPage())], [{ body: used }])
    await soon(30_000)
    expect(then.sent()).toHaveLength(1)
    expect(kept()).toEqual([])
  })

  test('is sent where only the look fails', async () => {
    await leftBehind()
    const { sent } = service(['offline', game(waitingPage())], [{ body: used }])
    const session = await opened()
    expect(sent()).toHaveLength(1)
    expect(session.page?.id).toBe(used.page.id)
    expect(kept()).toEqual([])
  })

  test.each(['question-gone', 'no-such-option', 'game-over', 'malformed-request'] as const)(
    'is told as refused by %s, once, until the next commit',
    async (code) => {
      await leftBehind()
      const looks = [game(shipPage())]
      const { sent } = service(looks, [refusal(code)])
      const session = await opened()
      expect(session.notice).toEqual({ kind: 'refused', code, message: `${code}.` })
      await soon(60_000)
      expect(sent()).toHaveLength(1)
      expect(kept()).toEqual([])
      const { view } = shipPage()
      if (view === undefined) throw new Error('no game')
      looks.splice(0, 1, game({ ...shipPage(), view: { ...view, step: view.step + 1 } }))
      await soon(20_000)
      expect(session.notice).toBeUndefined()
    },
  )

  test('waits for its player to sign in again, and then goes out', async () => {
    await leftBehind()
    const looks = [game(shipPage())]
    const answers = [refusal('not-signed-in')]
    const { sent } = service(looks, answers)
    const session = await opened()
    expect(session.notice).toEqual({ kind: 'signed-out' })
    expect(session.failure?.code).toBe('not-signed-in')
    expect(kept()).toHaveLength(1)
    answers.splice(0, 1, { body: used } as never)
    await soon(20_000)
    expect(sent()).toHaveLength(2)
    expect(kept()).toEqual([])
    expect(session.notice).toBeUndefined()
  })

  test('is told of to whoever is signed in no more', async () => {
    await leftBehind()
    service([game({ ...waitingPage(), you: 'spectator' })], [refusal('not-signed-in')])
    expect((await opened('guest')).notice).toEqual({ kind: 'signed-out' })
    expect(kept()).toHaveLength(1)
  })

  test('does not fall away with its draft where somebody is signed out in an open game', async () => {
    const looks = [game(shipPage())]
    service(looks, ['offline'])
    const session = await opened()
    session.draft.choose('ship.activate', { option: NEBULON })
    looks.splice(0, 1, game({ ...waitingPage(), you: 'spectator' }))
    await soon(5_000)
    expect(session.failure?.code).toBe('not-signed-in')
    expect(session.draft.parts).toEqual({ 'ship.activate': { option: NEBULON } })
    looks.splice(0, 1, game(shipPage()))
    await soon(20_000)
    expect(session.failure).toBeUndefined()
  })

  test('is one of two where two tabs had answered: the second is told that its question is gone', async () => {
    await leftBehind(LINE)
    service([game(shipPage())], ['offline'])
    localStorage.setItem(
      'armada.outbox.g1.p1~b',
      JSON.stringify({ submissionId: 'b', answers: 'f7.0.a', script: [OTHER] }),
    )
    expect(kept()).toHaveLength(2)
    const { sent } = service([game(shipPage())], [{ body: used }, refusal('question-gone')])
    const session = await opened()
    await soon(20_000)
    expect(sent()).toMatchObject([{ script: [LINE] }, { script: [OTHER] }])
    expect(kept()).toEqual([])
    expect(session.notice).toMatchObject({ code: 'question-gone' })
  })

  test('is not written over by that of another tab', async () => {
    await leftBehind(LINE)
    await leftBehindBeside()
    expect(kept()).toHaveLength(2)
  })
  /** The other tab had looked before the first one sent. */
  async function leftBehindBeside(): Promise<void> {
    service(['offline'], ['offline'])
    const session = await opened()
    session.page = shipPage()
    session.sending = false
    void session.submit([OTHER])
    await soon()
    close()
    await soon(60_000)
  }

  test.each(['blocked', 'full'] as const)('is sent also where storage is %s', async (fault) => {
    mend = spoil(fault)
    const answers: Reply[] = ['offline', { body: used }]
    const looks = [game(shipPage())]
    const { sent } = service(looks, answers)
    const session = await opened()
    session.draft.choose('ship.activate', { option: NEBULON })
    void session.submit([LINE])
    await soon(2_000)
    expect(sent()).toHaveLength(2)
    expect(session.request).toBeUndefined()
  })
})

test.each(['internal', 'too-busy', 'too-many-requests'] as const)(
  'nobody is taken for a guest because the service says %s',
  async (code) => {
    vi.useFakeTimers()
    fakeService(() => refusal(code))
    const loading = player.load()
    await soon()
    expect(player.status).toBe('unreachable')
    fakeService(() => ({ body: { id: 'p1', name: 'Ackbar', email: '', zone: 'UTC', language: 'en' } }))
    await soon(2_000)
    await loading
    expect(player.reader).toBe('p1')
    player.isNobody()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  },
)
