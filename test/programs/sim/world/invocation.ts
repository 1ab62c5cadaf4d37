import type { Millis } from '#functions/ports/clock'
import { seededFor } from '#test/support/random-choice'
import type { FaultKind, Faults, Place } from './faults'
import { drainedUntil, type Scheduler } from './scheduler'

/** What an invocation runs in. */
export interface Ground {
  seed: number
  scheduler: Scheduler
  faults: Faults
  trace(line: string): void
}

/** One machine that functions run on, with a clock of its own. */
export interface Instance {
  name: string
  /** How far its clock is ahead. */
  skew: Millis
  build: string
}

export class CallFailed extends Error {}

/** How long a call takes that is slow: nobody waits longer than a function may run. */
const SLOW_MS = 25_000
/** A call that was given up may still be applied: mostly soon, now and then much later. */
const APPLIED_LATE_MS = [8_000, 8_000, 8_000, 50_000]
const HANG_MS = 20_000

type Effect<T> = (fault: FaultKind | undefined) => Promise<T>

const HANGING: ReadonlySet<FaultKind> = new Set(['mail-hangs', 'webhook-hangs'])

const never = <T>(): Promise<T> => new Promise<T>(() => {})

/**
 * One run of a function. Each of its calls of a port goes through `call`, which is where others go first, where something
 * goes wrong and where it may die: then nothing of it is heard of again.
 */
export class Invocation {
  readonly name: string
  readonly instance: Instance
  readonly began: Millis
  readonly #ground: Ground
  #calls = 0
  #pending = 0
  #state: 'runs' | 'ended' | 'dead' = 'runs'
  #died: () => void = () => {}
  /** Revision of HEAD that it has last read of each game. */
  readonly read = new Map<string, number>()
  /** Number of the latest of its calls that something went wrong with. */
  #hurtAt = 0

  constructor(ground: Ground, name: string, instance: Instance) {
    this.#ground = ground
    this.name = name
    this.instance = instance
    this.began = ground.scheduler.now
  }

  /** How many calls it has made. */
  get calls(): number {
    return this.#calls
  }

  get hasDied(): boolean {
    return this.#state === 'dead'
  }

  /** Whether it has died, or something went wrong from that call on. */
  isHurtSince(call: number): boolean {
    return this.hasDied || this.#hurtAt >= call
  }

  get isAlive(): boolean {
    return this.#state === 'runs'
  }

  /** @returns what the work came to, or that it died on the way */
  run<T>(work: () => Promise<T>, timeout: Millis): Promise<{ value: T } | { error: unknown } | 'died'> {
    const { scheduler } = this.#ground
    scheduler.after(timeout, () => this.#die('its time is up'))
    return new Promise((resolve) => {
      this.#died = () => resolve('died')
      const end = (outcome: { value: T } | { error: unknown }) => {
        if (this.#state !== 'runs') return
        this.#state = 'ended'
        resolve(outcome)
      }
      work().then(
        (value) => end({ value }),
        (error: unknown) => end({ error }),
      )
    })
  }

  /** Until it waits for a port, or has come to its end. */
  rested(): Promise<void> {
    return drainedUntil(() => !this.isAlive || this.#pending > 0, this.name)
  }

  /** One call of a port. `effect` is told what goes wrong with it where the port has an answer for that. */
  call<T>(place: Place, what: string, effect: Effect<T>): Promise<T> {
    if (!this.isAlive) return never()
    this.#calls += 1
    const id = `${this.name}#${this.#calls}`
    const { scheduler, faults, seed } = this.#ground
    const below = seededFor(seed, `time ${id}`)
    const fault = faults.at(place, id, scheduler.now) ?? faults.met(place, what, scheduler.now)
    const usual = 2 + below(below(10) === 0 ? 400 : 30)
    const delay = fault === 'slow' ? SLOW_MS / 5 + below(SLOW_MS) : fault && HANGING.has(fault) ? HANG_MS : usual
    this.#pending += 1
    if (fault) this.#hurtAt = this.#calls
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        this.#pending -= 1
        act()
      }
      const fail = () => settle(() => reject(new CallFailed(`${what}: ${fault ?? 'lost'}`)))
      scheduler.after(delay, async () => {
        if (!this.isAlive) {
          // It was under way already: half of them arrive.
          if (place !== 'read' && below(2) === 0) await this.#apply(what, effect, 'after its death')
          return
        }
        switch (fault) {
          case 'fails':
          case 'words-fail':
          case 'mail-refused':
          case 'mail-hangs':
            this.#ground.trace(`${id} ${what} ${fault}`)
            fail()
            break
          case 'applied-late':
            fail()
            scheduler.after(below(APPLIED_LATE_MS[below(4)] ?? 0), () => this.#apply(what, effect, fault))
            break
          case 'dies-before':
            this.#die(`before ${what}`)
            return
          case 'answer-lost':
          case 'mail-answer-lost':
            await this.#apply(what, effect, fault)
            fail()
            break
          case 'dies-after':
          case 'dies-after-mail':
          case 'dies-after-webhook':
            await this.#apply(what, effect, fault)
            this.#die(`after ${what}`)
            return
          default:
            await this.#answer(id, what, effect, fault, settle, resolve, reject)
        }
        await this.rested()
      })
    })
  }

  async #answer<T>(
    id: string,
    what: string,
    effect: Effect<T>,
    fault: FaultKind | undefined,
    settle: (act: () => void) => void,
    resolve: (value: T) => void,
    reject: (error: unknown) => void,
  ): Promise<void> {
    this.#ground.trace(`${id} ${what}${fault ? ` ${fault}` : ''}`)
    try {
      const value = await effect(fault)
      settle(() => resolve(value))
    } catch (error) {
      settle(() => reject(error))
    }
  }

  async #apply(what: string, effect: Effect<unknown>, how: string): Promise<void> {
    this.#ground.trace(`${this.name} ${what} ${how}`)
    await effect(undefined).catch(() => {})
  }

  #die(why: string): void {
    if (!this.isAlive) return
    this.#state = 'dead'
    this.#ground.trace(`${this.name} dies ${why}`)
    this.#died()
  }
}
