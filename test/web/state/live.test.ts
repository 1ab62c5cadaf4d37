import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GamePage } from '#shared/play/protocol/responses'
import { GameSession } from '#web/state/game-session.svelte'
import { GameWatch } from '#web/state/game-watch.svelte'
import { entries, NEBULON, shipPage, waitingPage } from '../support/game-pages'
import { fakeService } from '../support/service'

const ADDRESS = 'wss://armada.example/live?ticket=t'
const MINUTE = 60_000

/** A socket that the test opens, speaks through and closes. */
class FakeSocket {
  static all: FakeSocket[] = []
  readonly address: string
  onopen = () => {}
  onmessage: (message: { data: unknown }) => void = () => {}
  onclose = () => {}
  closed = false
  constructor(address: string) {
    this.address = address
    FakeSocket.all.push(this)
  }
  close() {
    this.closed = true
  }
  says = (what: object | string) => this.onmessage({ data: typeof what === 'string' ? what : JSON.stringify(what) })
}
const lastSocket = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1)
  if (socket === undefined) throw new Error('no socket was opened')
  return socket
}
const turn = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** What the browser draws by chance, each byte. */
const falls = (byte: number) =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(byte)
    return bytes
  })
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a page that is told of steps', () => {
  let page: GamePage
  let close = () => {}
  /** What is answered to whoever asks for the live channel. */
  let live: () => { status?: number; body?: unknown } | 'offline'
  let calls: ReturnType<typeof fakeService>
  const asked = (what: 'game' | 'live') =>
    calls.filter(({ path }) => path.endsWith('/live') === (what === 'live')).length
  /** Step 5 has come. */
  const goesOn = () => {
    page = waitingPage()
    const log = entries([{ type: 'dialKept', ship: NEBULON, command: 'navigate' }], 5)
    page = { ...page, log, ...(page.view && { view: { ...page.view, step: 5 } }) }
  }
  const opened = async () => {
    const session = new GameSession('g1', 'p1')
    close = session.open()
    await passes(0)
    await vi.dynamicImportSettled()
    await passes(0)
    return session
  }
  const connected = async () => {
    const session = await opened()
    lastSocket().onopen()
    await passes(0)
    return session
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    falls(128)
    localStorage.clear()
    FakeSocket.all = []
    page = waitingPage()
    live = () => ({ body: { address: ADDRESS } })
    calls = fakeService(({ path }) => (path.endsWith('/live') ? live() : { body: page, etag: '"v1"' }), {
      isLive: true,
    })
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('opens the address that the service gives to its session, and reads the game once it is connected', async () => {
    await opened()
    expect(FakeSocket.all.map(({ address }) => address)).toEqual([ADDRESS])
    expect(asked('game')).toBe(1)
    lastSocket().onopen()
    await passes(0)
    expect(asked('game')).toBe(2)
  })

  test('reads the game at once when a step is told that it does not know', async () => {
    const session = await connected()
    goesOn()
    lastSocket().says({ game: 'g1', step: 5 })
    await passes(0)
    expect(session.log.at(-1)?.step).toBe(5)
    expect(calls.at(-1)?.path).toBe('/games/g1?since=4')
  })

  test('does nothing when told what it knows, of another game, or anything else', async () => {
    await connected()
    const before = calls.length
    for (const what of [{ game: 'g1', step: 4 }, { game: 'g2', step: 9 }, { message: 'Forbidden' }, 'null', '{', ''])
      lastSocket().says(what)
    await passes(0)
    expect(calls).toHaveLength(before)
  })

  test('waits for the answer to what it sends itself: that brings the game, unless it has gone on since', async () => {
    page = shipPage()
    const session = await connected()
    let answered = () => {}
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (!path.endsWith('/decisions')) return fetch(path, init)
      await new Promise<void>((resolve) => {
        answered = resolve
      })
      goesOn()
      return Response.json({ page: { ...page, log: [] }, used: 1, rest: [] })
    })
    const sending = session.submit([{ ask: 'ship.activate', subject: 'table', choose: { option: NEBULON } }])
    await passes(0)
    lastSocket().says({ game: 'g1', step: 5 })
    const before = asked('game')
    await passes(1_000)
    expect(asked('game')).toBe(before)
    answered()
    await sending
    expect(session.view?.step).toBe(5)
    // What the answer left out of the log is read, as ever; what was told needs no other look.
    await passes(0)
    expect(asked('game')).toBe(before + 1)
    await passes(1_000)
    expect(asked('game')).toBe(before + 1)
  })

  test('asks by itself only every 2 min as long as it is connected (design 12)', async () => {
    await connected()
    const before = asked('game')
    await passes(2 * MINUTE - 1)
    expect(asked('game')).toBe(before)
    await passes(1)
    expect(asked('game')).toBe(before + 1)
  })

  test('asks as often as ever before the game begins: then not all that happens is a step', async () => {
    const { view: _, ...open } = waitingPage()
    page = { ...open, status: 'open', log: [] }
    await connected()
    const before = asked('game')
    await passes(20_000)
    expect(asked('game')).toBe(before + 1)
  })

  test('closes it when hidden, and opens another one when seen again', async () => {
    await connected()
    turn('hidden')
    expect(lastSocket().closed).toBe(true)
    await passes(60 * MINUTE)
    expect(FakeSocket.all).toHaveLength(1)
    turn('visible')
    await passes(0)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('that is hidden before the address comes opens nothing', async () => {
    await opened()
    turn('hidden')
    turn('visible')
    turn('hidden')
    await passes(0)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('closes it when it is left', async () => {
    await connected()
    close()
    expect(lastSocket().closed).toBe(true)
    await passes(60 * MINUTE)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('opens another one soon after one that had lasted, as the gateway ends each some time', async () => {
    await connected()
    await passes(10 * MINUTE)
    lastSocket().onclose()
    await passes(999)
    expect(FakeSocket.all).toHaveLength(1)
    await passes(1)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('tries again after pauses that grow, and not for ever', async () => {
    await opened()
    const pauses = [1, 2, 4, 8, 16, 32, 64, 120].map((seconds) => seconds * 1000)
    for (const pause of pauses) {
      lastSocket().onclose()
      const before = asked('live')
      await passes(pause - 1)
      expect(asked('live')).toBe(before)
      await passes(1)
      expect(asked('live')).toBe(before + 1)
    }
    lastSocket().onclose()
    const before = asked('live')
    await passes(60 * MINUTE)
    expect(asked('live')).toBe(before)
    turn('visible')
    await passes(0)
    expect(asked('live')).toBe(before + 1)
  })

  test('waits by chance between half and one and a half of that, so that not all come back at once', async () => {
    await connected()
    falls(0)
    lastSocket().onclose()
    await passes(500)
    expect(FakeSocket.all).toHaveLength(2)
    falls(255)
    lastSocket().onclose()
    await passes(2_500)
    expect(FakeSocket.all).toHaveLength(2)
    await passes(500)
    expect(FakeSocket.all).toHaveLength(3)
  })

  test('asks by itself as before when the connection is lost and no other one comes', async () => {
    await connected()
    live = () => 'offline'
    lastSocket().onclose()
    const before = asked('game')
    await passes(1_000)
    expect(asked('game')).toBe(before + 1)
    await passes(20_000)
    expect(asked('game')).toBe(before + 2)
  })

  test.each([
    [401, 'not-signed-in'],
    [404, 'no-such-game'],
    [409, 'game-over'],
  ])('asks no more for what is refused for good: %s %s', async (status, code) => {
    live = () => ({ status, body: { code, message: 'No.' } })
    await opened()
    await passes(60 * MINUTE)
    expect(asked('live')).toBe(1)
    expect(FakeSocket.all).toEqual([])
  })

  test('asks again for what is refused for now', async () => {
    live = () => ({ status: 429, body: { code: 'too-many-requests', message: 'Later.' } })
    await opened()
    live = () => ({ body: { address: ADDRESS } })
    await passes(1_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('needs none for a game that is over, and leaves it with the end of the game', async () => {
    await connected()
    goesOn()
    page = { ...page, status: 'over' }
    lastSocket().says({ game: 'g1', step: 5 })
    await passes(0)
    expect(lastSocket().closed).toBe(true)
    close()
    const before = FakeSocket.all.length
    await opened()
    await passes(MINUTE)
    expect(FakeSocket.all).toHaveLength(before)
  })

  test('opens a new one when the network is back, for the old one may be dead', async () => {
    await connected()
    dispatchEvent(new Event('offline'))
    expect(lastSocket().closed).toBe(true)
    dispatchEvent(new Event('online'))
    await passes(0)
    expect(FakeSocket.all).toHaveLength(2)
    lastSocket().onopen()
    // What the old one does now is nobody's business.
    FakeSocket.all[0]?.onclose()
    await passes(5 * MINUTE)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('is also one whose form must not change by itself: it says that the game has moved on', async () => {
    const watch = new GameWatch('g1')
    close = watch.open()
    watch.from(page, '"v1"')
    await passes(0)
    lastSocket().onopen()
    await passes(0)
    expect(watch.movedOn).toBe(false)
    goesOn()
    lastSocket().says({ game: 'g1', step: 5 })
    await passes(0)
    expect(watch.movedOn).toBe(true)
  })
})
