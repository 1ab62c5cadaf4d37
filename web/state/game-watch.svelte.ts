import type { GamePage } from '#shared/play/protocol/responses'
import { api } from '#web/api/client'
import { LiveChannel } from './live'
import { pollDelay } from './polling'

/** Whether a game has moved on since the page loaded it, for pages whose form must not change by itself (design 12). */
export class GameWatch {
  movedOn = $state(false)
  readonly id: string
  page: GamePage | undefined
  /** A socket tells of steps. */
  live: boolean = false
  /** The step that the reader sees; absent: there is nothing to wait for. */
  #seen: { step: number; etag: string | undefined; at: number; asked: number } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #channel: LiveChannel | undefined
  readonly #closed = new AbortController()

  constructor(id: string) {
    this.id = id
  }

  /** Never asks while the page is hidden, and at once when it is seen again. @returns how to stop it */
  open(): () => void {
    const shown = () => {
      clearTimeout(this.#timer)
      if (document.visibilityState === 'visible') void this.refresh()
    }
    document.addEventListener('visibilitychange', shown)
    return () => {
      this.#closed.abort()
      this.#seen = undefined
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', shown)
    }
  }

  /** The reader has left the page, perhaps during a request. */
  get isClosed(): boolean {
    return this.#closed.signal.aborted
  }

  /** This is what the reader sees from now on. */
  from(page: GamePage, etag: string | undefined): void {
    if (this.isClosed) return
    const { view, status } = page
    this.page = page
    this.movedOn = false
    this.#seen = status === 'over' ? undefined : { step: view?.step ?? 0, etag, at: Date.now(), asked: 0 }
    this.#schedule()
    this.#channel ??= new LiveChannel(this, this.#closed.signal)
  }

  async refresh(): Promise<void> {
    clearTimeout(this.#timer)
    const seen = this.#seen
    if (seen === undefined) return
    const answer = await api.game(this.id, seen.step, seen.etag)
    // The page was reloaded or left meanwhile
    if (seen !== this.#seen) return
    if (answer.ok && 'body' in answer) {
      const { view, status } = answer.body
      seen.etag = answer.etag
      this.movedOn = (view?.step ?? 0) > seen.step || status === 'over'
      if (this.movedOn) this.#seen = undefined
    }
    this.#schedule()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const seen = this.#seen
    if (seen === undefined || document.visibilityState === 'hidden') return
    const delay = pollDelay(seen.asked, Date.now() - seen.at, this.live)
    seen.asked += 1
    this.#timer = setTimeout(() => void this.refresh(), delay)
  }
}
