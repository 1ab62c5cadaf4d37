import type { Submission } from '#shared/protocol/requests'

/**
 * An answer that was sent but whose arrival is not known. It is sent again under the same submission id, which makes
 * that harmless, and kept on this device so that a reload does not lose it.
 */
export class Outbox {
  readonly #key: string

  constructor(key: string) {
    this.#key = `armada.outbox.${key}`
  }

  put(submission: Submission): void {
    localStorage.setItem(this.#key, JSON.stringify(submission))
  }

  waiting(): Submission | undefined {
    const text = localStorage.getItem(this.#key)
    return text === null ? undefined : (JSON.parse(text) as Submission)
  }

  clear(): void {
    localStorage.removeItem(this.#key)
  }
}
