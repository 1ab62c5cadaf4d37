import type { Fleet } from '#shared/fleet/fleet'

interface KeptDraft {
  /** The version that was changed. */
  version: number
  name: string
  fleet: Fleet
}

/** Changes to a fleet that are not saved yet survive a closed page; they lie on this device only. */
export class DraftOnDevice {
  readonly #key: string

  constructor(of: string) {
    this.#key = `armada.fleet.${of}`
  }

  read(): KeptDraft | undefined {
    const text = localStorage.getItem(this.#key)
    return text === null ? undefined : (JSON.parse(text) as KeptDraft)
  }

  write(draft: KeptDraft): void {
    localStorage.setItem(this.#key, JSON.stringify(draft))
  }

  drop(): void {
    localStorage.removeItem(this.#key)
  }
}
