/** ms between two looks at the hour; by so much two clocks of the device may part before one of them is in doubt. */
const MINUTE = 60_000
const DOUBT = 5_000

/** What the clock of the service is ahead of the device's steady one, at least and at most (ms). */
interface Lead {
  least: number
  most: number
}

/**
 * The hour of the service as pages show it, refreshed by the minute: nothing ticks by the second (ux 1). The
 * device's own clock may be wrong, or be set while the page is open; so the hour is learnt from answers of the service
 * and counted on from there by the steady clock of the page, which nobody sets.
 */
class Clock {
  now = $state(Date.now())
  #ahead: Lead | undefined
  /** How far the clock that can be set was from the steady one when the service was heard. */
  #apart = 0

  /**
   * An answer of the service was on its way from `sent` to `come` by the steady clock; its own hour has whole seconds.
   * What lay in a cache tells of another hour.
   */
  heard(headers: Headers, sent: number, come: number): void {
    const at = Date.parse(headers.get('date') ?? '')
    const isFresh =
      Number(headers.get('age') ?? 0) === 0 && !/immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '')
    if (Number.isNaN(at) || !isFresh) return
    const before = this.#hour()
    const apart = Date.now() - performance.now()
    const heard = { least: at - come, most: at + 1000 - sent }
    const isSteady = Math.abs(apart - this.#apart) < DOUBT
    this.#ahead = (isSteady && this.#ahead && common(this.#ahead, heard)) || heard
    this.#apart = apart
    if (Math.abs(this.#hour() - before) > 1000) this.#show()
  }

  /** @param ask has the service answer, whatever it says. @returns how to stop it */
  start(ask: () => Promise<unknown>): () => void {
    const look = () => void this.#look(ask)
    const timer = setInterval(look, MINUTE)
    const wake = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }

  /** Where the device was asleep the steady clock may have stood; where it was set the other one is wrong. */
  async #look(ask: () => Promise<unknown>): Promise<void> {
    if (this.#ahead !== undefined && Math.abs(this.#drift()) > DOUBT && document.visibilityState === 'visible')
      await ask()
    this.#show()
  }

  #show(): void {
    this.now = this.#hour()
  }

  #hour(): number {
    if (this.#ahead === undefined) return Date.now()
    const drift = this.#drift()
    // As long as the service is not heard: forward it was sleep, most likely
    const slept = drift > DOUBT ? drift : 0
    return Math.round(performance.now() + (this.#ahead.least + this.#ahead.most) / 2 + slept)
  }

  #drift = (): number => Date.now() - performance.now() - this.#apart
}

/** Both are right, so what they have in common is; undefined: one of the clocks was set. */
function common(one: Lead, other: Lead): Lead | undefined {
  const least = Math.max(one.least, other.least)
  const most = Math.min(one.most, other.most)
  return least <= most ? { least, most } : undefined
}

export const clock = new Clock()
