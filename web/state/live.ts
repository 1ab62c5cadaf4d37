import type { LiveAddress, StepHint } from '#shared/play/protocol/live'
import type { GamePage } from '#shared/play/protocol/responses'
import { call, isPassing } from '#web/api/client'

/** A page of one game that would rather be told of steps than ask for them. */
export interface Listener {
  readonly id: string
  /** What its reader sees. */
  readonly page: Pick<GamePage, 'status' | 'view'> | undefined
  /** Whether it is told: then it need not ask often. */
  live: boolean
  /** An answer is on its way; the service's answer to it brings the game as well. */
  readonly sending?: boolean
  refresh(): Promise<void>
}

/** A connection that lasted so long did not fail. */
const GOOD_MS = 30_000
const LONGEST_PAUSE_MS = 120_000
/** Where something between here and there lets no socket through, the page goes on asking. */
const MOST_FAILURES = 8
/** Between two looks whether an answer is still on its way. */
const SENDING_MS = 250

/** ms before the next try: 1, 2, 4 … s, at most two minutes, each by chance half as long or half as much again. */
function pauseAfter(failures: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + byte / 256)
}

/**
 * Hears of the steps of a game while its page is visible and its game goes on (design 17). What it hears is a hint: the page reads
 * the game as ever, also whenever a connection begins, for what happened before that is told to nobody.
 */
export class LiveChannel {
  readonly #listener: Listener
  readonly #signal: AbortSignal
  #socket: WebSocket | undefined
  #isAsking = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The last step that was told. */
  #told = 0
  #failures = 0
  /** When this connection began. */
  #since: number | undefined
  /** The listener relies on being told, and is not. */
  #isOwed: boolean = false
  /** An answer may come when nobody waits for it any more. */
  #turn = 0

  /** @param signal ends it */
  constructor(listener: Listener, signal: AbortSignal) {
    this.#listener = listener
    this.#signal = signal
    const leave = () => this.#leave()
    const seen = () => {
      if (document.visibilityState === 'hidden') leave()
      else void this.#connect()
    }
    // What was open may be dead without knowing it
    const connected = () => {
      leave()
      void this.#connect()
    }
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', connected)
    addEventListener('offline', leave)
    signal.addEventListener('abort', () => {
      leave()
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', connected)
      removeEventListener('offline', leave)
    })
    void this.#connect()
  }

  get #isWanted(): boolean {
    return !this.#signal.aborted && document.visibilityState !== 'hidden' && this.#listener.page?.status !== 'over'
  }

  async #connect(): Promise<void> {
    if (this.#socket !== undefined || this.#isAsking || !this.#isWanted) return
    clearTimeout(this.#timer)
    this.#isAsking = true
    const turn = this.#turn
    const answer = await call<LiveAddress | undefined>('POST', `/games/${encodeURIComponent(this.#listener.id)}/live`)
    if (turn !== this.#turn) return
    this.#isAsking = false
    // A proxy may say yes in place of the service
    const address = answer.ok ? answer.body?.address : undefined
    if (address === undefined) {
      this.#settle()
      if (!answer.ok && isPassing(answer)) this.#later()
    } else this.#open(address)
  }

  #open(address: string): void {
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.#since = Date.now()
      this.#listener.live = true
      this.#isOwed = true
      void this.#listener.refresh()
    }
    socket.onmessage = ({ data }) => this.#hear(data)
    socket.onclose = () => {
      if (socket !== this.#socket) return
      const lasted = this.#since === undefined ? 0 : Date.now() - this.#since
      this.#drop()
      if (lasted >= GOOD_MS) this.#failures = 0
      this.#later()
    }
  }

  #hear(data: unknown): void {
    const hint = read(data)
    if (hint?.game !== this.#listener.id) return
    this.#told = Math.max(this.#told, hint.step)
    void this.#look()
  }

  /** Reads the game if it is further than its page. */
  async #look(): Promise<void> {
    const listener = this.#listener
    if (this.#socket === undefined) return
    if (listener.sending) {
      setTimeout(() => void this.#look(), SENDING_MS)
      return
    }
    if (this.#told > (listener.page?.view?.step ?? 0)) await listener.refresh()
    if (!this.#isWanted) this.#leave()
  }

  /** Tries again after a pause; after too many failures when the page is seen or connected again. */
  #later(): void {
    if (this.#failures < MOST_FAILURES) {
      this.#timer = setTimeout(() => void this.#connect(), pauseAfter(this.#failures))
      this.#failures += 1
    } else this.#settle()
  }

  #drop(): void {
    this.#socket = undefined
    this.#since = undefined
    this.#listener.live = false
  }

  /** The listener asks by itself again. */
  #settle(): void {
    if (this.#isOwed) void this.#listener.refresh()
    this.#isOwed = false
  }

  #leave(): void {
    const socket = this.#socket
    clearTimeout(this.#timer)
    this.#turn += 1
    this.#isAsking = false
    this.#failures = 0
    this.#drop()
    socket?.close()
  }
}

/** What is not said in this form says nothing. */
function read(data: unknown): StepHint | undefined {
  try {
    const { game, step } = JSON.parse(String(data)) as Partial<StepHint>
    return typeof game === 'string' && typeof step === 'number' ? { game, step } : undefined
  } catch {
    return undefined
  }
}
