import type { Submission } from '#shared/play/protocol/request-bodies'
import { submission } from './answer-shapes'
import { onDevice } from './browser-storage.svelte'

/**
 * Sent answers that the service has not confirmed. The page sends them again under the same submission id, which makes
 * that harmless, and keeps them on this device through a reload; those of another tab lie beside them.
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

  /** The service has accepted it, or refused it for good. */
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
