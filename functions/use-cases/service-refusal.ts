import type { Fault } from '#shared/fleet/legality-faults'
import type { ReasonCode } from '#shared/play/protocol/reasons'

/** A use-case's answer when it did not do what was asked. A value, not an exception: nothing was changed. */
export class ServiceRefusal {
  readonly code: ReasonCode
  /** Public id of its subject: a ship, a squadron, a field. */
  readonly subject: string | undefined
  /** Of a fleet, for the player who brought it. */
  readonly faults: readonly Fault[] | undefined
  constructor(code: ReasonCode, subject?: string, faults?: readonly Fault[]) {
    this.code = code
    this.subject = subject
    this.faults = faults
  }
}

/** Refused for now: the same may be asked again after `retryAfter` ms. */
export class LaterRefusal extends ServiceRefusal {
  readonly retryAfter: number
  constructor(code: ReasonCode, retryAfter: number) {
    super(code)
    this.retryAfter = retryAfter
  }
}

/** Refused because it was asked for too often. */
export class RateRefusal extends LaterRefusal {
  constructor(retryAfter: number) {
    super('too-many-requests', retryAfter)
  }
}
