import type { Entry } from './entry'

interface Kept {
  entries: readonly Entry[]
  at: number
}

/** Where a script that has not been sent lies on this device, through reload and sign-out. */
export class ScriptStore {
  readonly #key: string

  constructor(key: string) {
    this.#key = `armada.script.${key}`
  }

  keep(kept: Kept): void {
    if (kept.entries.length === 0) this.forget()
    else localStorage.setItem(this.#key, JSON.stringify(kept))
  }

  kept(): Kept {
    const text = localStorage.getItem(this.#key)
    return text === null ? { entries: [], at: 0 } : (JSON.parse(text) as Kept)
  }

  forget(): void {
    localStorage.removeItem(this.#key)
  }
}
