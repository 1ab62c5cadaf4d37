import type { CallResult, Failure } from '#web/api/client'

/** A part of the settings calls the service once at a time, and shows why it failed. */
export class OneCall {
  busy = $state(false)
  failure = $state.raw<Failure | undefined>(undefined)

  /** The answer, if it is one. */
  async ask<T>(call: () => Promise<CallResult<T>>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    this.failure = undefined
    const answer = await call()
    this.busy = false
    if (answer.ok) return answer.body
    this.failure = answer.failure
  }
}
