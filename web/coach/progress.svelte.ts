import { onDevice } from '#web/state/browser-storage.svelte'
import { list, text } from '#web/state/shape'

/** Which steps of the coach are over in a game. This device keeps them, so that the coach goes on where it stopped. */
export class Progress {
  readonly #key: string
  #over = $state.raw<readonly string[]>([])

  constructor(game: string) {
    this.#key = `armada.coach.${game}`
    this.#over = this.#kept()
  }

  #kept = (): readonly string[] => onDevice.read(this.#key, list(text)) ?? []

  get over(): readonly string[] {
    return this.#over
  }

  add(...names: readonly string[]): void {
    const fresh = names.filter((name) => !this.#over.includes(name))
    if (fresh.length === 0) return
    // Steps that another tab has shown are over, too
    this.#over = [...new Set([...this.#over, ...this.#kept(), ...fresh])]
    onDevice.set(this.#key, JSON.stringify(this.#over))
  }
}
