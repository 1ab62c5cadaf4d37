/** How many things a press has opened over the page since it was come to. */
interface Entry {
  over: number
}
const overIn = (state: unknown): number => (state as Partial<Entry> | null)?.over ?? 0

/**
 * What a press has opened over a page: a part of a game on a phone, a menu, a card. The browser's Back closes the innermost
 * of these before it leaves the page. What is closed otherwise leaves its entry in the history, which the next one opened
 * takes over, and which Back passes.
 */
class OverPage {
  readonly #open: (() => void)[] = []
  /** Of the entry that is shown, and its page. */
  #entries = overIn(history.state)
  #path = location.pathname

  constructor() {
    // Before the router, which would begin the page anew
    addEventListener('popstate', (event) => this.#back(event), { capture: true })
  }

  /** @returns what to call when it is closed */
  opens(close: () => void): () => void {
    this.#open.push(close)
    const state: Entry = { over: this.#open.length }
    if (state.over > overIn(history.state)) history.pushState(state, '')
    this.#entries = overIn(history.state)
    this.#path = location.pathname
    return () => {
      const place = this.#open.indexOf(close)
      if (place >= 0) this.#open.splice(place, 1)
    }
  }

  #back(event: PopStateEvent): void {
    const before = this.#entries
    this.#entries = overIn(history.state)
    const isSamePage = location.pathname === this.#path
    this.#path = location.pathname
    if (!isSamePage || this.#entries >= before) return
    const closing = this.#open.splice(this.#entries)
    event.stopImmediatePropagation()
    if (closing.length === 0) history.back()
    for (const close of closing.toReversed()) close()
  }
}

export const overPage = new OverPage()
