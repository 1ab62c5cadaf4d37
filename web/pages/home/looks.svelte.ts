import type { GamePage, GameSummary } from '#shared/play/protocol/responses'
import { api } from '#web/api/client'

type Glimpse = typeof import('./glimpse')
/** A step that no game reaches: the log stays where it is. */
const NO_LOG = 999_999_999

/**
 * The games of the list as their readers may see them now: read one after the other, each when it comes in sight, and
 * again when the list says that it has changed.
 */
export class GameLooks {
  #pages = $state.raw<ReadonlyMap<string, GamePage>>(new Map())
  readonly #updated = new Map<string, string>()
  #queue = Promise.resolve()
  glimpse = $state.raw<Glimpse | undefined>(undefined)

  of({ id }: GameSummary): GamePage | undefined {
    return this.#pages.get(id)
  }

  want({ id, updated }: GameSummary): void {
    if (this.#updated.get(id) === updated) return
    this.#updated.set(id, updated)
    this.#queue = this.#queue.then(() => this.#read(id))
  }

  async #read(id: string): Promise<void> {
    try {
      this.glimpse ??= await import('./glimpse')
    } catch {
      // The list says it in words
      return
    }
    const answer = await api.game(id, NO_LOG, undefined)
    if (answer.ok && 'body' in answer) this.#pages = new Map([...this.#pages, [id, answer.body]])
    else this.#updated.delete(id)
  }
}

/** Acts once the element comes in sight, or is about to. */
export const whenNear = (act: () => void) => (element: Element) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
