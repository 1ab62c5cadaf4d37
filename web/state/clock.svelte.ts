/** ms between two looks at the hour; ms by which the device's two clocks may differ before the page doubts one. */
const MINUTE = 60_000
const DOUBT = 5_000

/** How far the service's clock is ahead of the device's steady one, at least and at most (ms). */
interface Lead {
  least: number
  most: number
}

/**
 * The hour of the service as pages show it, refreshed by the minute: nothing ticks by the second (ux 1). The
 * device's own clock may be wrong, or somebody may set it; so the page takes the hour from answers of the service
 * and counts on from there by the steady clock of the page, which nobody sets.
 */
class Clock {
  now = $state(Date.now())
  #ahead: Lead | undefined
  /** How far the wall clock was from the steady one at the service's last answer. */
  #apart = 0

  /**
   * An answer of the service was on its way from `sent` to `come` by the steady clock; its own hour has whole seconds.
   * A cached answer has another hour.
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

  /** @param ask has the service answer, with anything. @returns how to stop it */
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

  /** The steady clock may stop while the device sleeps; the wall clock is wrong if somebody set it. */
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
    // Until the service answers: a jump forward was most likely sleep
    const slept = drift > DOUBT ? drift : 0
    return Math.round(performance.now() + (this.#ahead.least + this.#ahead.most) / 2 + slept)
  }

  #drift = (): number => Date.now() - performance.now() - this.#apart
}

/** What both ranges have in common; undefined: somebody set one of the clocks. */
function common(one: Lead, other: Lead): Lead | undefined {
  const least = Math.max(one.least, other.least)
  const most = Math.min(one.most, other.most)
  return least <= most ? { least, most } : undefined
}

export const clock = new Clock()
