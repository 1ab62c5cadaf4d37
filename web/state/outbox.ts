import type { Submission } from '#shared/play/protocol/request-bodies'
import { submission } from './answer-shapes'
import { onDevice } from './browser-storage.svelte'

/**
 * Answers that were sent but whose arrival is not known. They are sent again under the same submission id, which makes
 * that harmless, and kept on this device so that a reload does not lose them; those of another tab lie beside the own.
 */
export class Outbox {
  readonly #key: string

  constructor(key: string) {
    this.#key = `armada.outbox.${key}`
  }

  put(sent: Submission): void {
    if (this.waiting().some(({ submissionId }) => submissionId === sent.submissionId)) return
    const isFree = onDevice.get(this.#key) === undefined
    onDevice.set(isFree ? this.#key : `${this.#key}~${sent.submissionId}`, JSON.stringify(sent))
  }

  waiting(): Submission[] {
    return this.#keys().flatMap((key) => onDevice.read(key, submission) ?? [])
  }

  /** The service has said yes, or a last no. */
  settle({ submissionId }: Submission): void {
    for (const key of this.#keys()) {
      if (onDevice.read(key, submission)?.submissionId === submissionId) onDevice.remove(key)
    }
  }

  #keys(): string[] {
    return onDevice.keys(this.#key).filter((key) => key === this.#key || key.startsWith(`${this.#key}~`))
  }
}

/** Whether anybody's answer in that game waits here to be sent. */
export const isAnswerKept = (game: string): boolean => onDevice.keys(`armada.outbox.${game}.`).length > 0
