import type { Millis } from '#functions/ports/clock'
import { seededFor } from '#test/support/random-choice'

/** What may go wrong, by where it does. */
export const FAULTS = {
  /** A call that changes something in the store. */
  write: ['fails', 'answer-lost', 'applied-late', 'slow', 'dies-before', 'dies-after'],
  read: ['fails', 'slow', 'dies-before'],
  mail: ['mail-refused', 'mail-hangs', 'mail-answer-lost', 'dies-before', 'dies-after-mail'],
  webhook: ['webhook-refused', 'webhook-hangs', 'webhook-answer-lost', 'webhook-too-many', 'dies-after-webhook'],
  writer: ['words-fail'],
  request: ['request-lost', 'request-doubled', 'response-lost'],
  stream: ['stream-late', 'stream-doubled', 'stream-lost'],
  tick: ['tick-late', 'tick-doubled', 'tick-missed'],
  outage: ['outage'],
  /** Beginnings of what lasts: the mail server takes nothing; one shard cannot be swept, or none. */
  post: ['mail-down'],
  sweeps: ['sweeps-fail'],
  clock: ['clock-jumps'],
  deploy: ['build-changes'],
} as const
export type Place = keyof typeof FAULTS
export type FaultKind = (typeof FAULTS)[Place][number]
export const FAULT_KINDS: readonly FaultKind[] = [...new Set(Object.values(FAULTS).flat())]

/** One thing that went wrong. Its id names where: the same in every run in which that place is reached. */
export interface Fault {
  id: string
  kind: FaultKind
  at: Millis
}

/** Something that goes wrong for a while, with every call that it concerns. */
export interface Trouble {
  kind: 'mail-down' | 'sweeps-fail'
  from: Millis
  to: Millis
  /** The only one of its kind that is hurt. */
  shard?: number
}

/** A sweep reads what is due of a shard, by a call of the store or of the SDK. */
const SWEEP_OF = /^(?:due |Query DUE#)(\d+)/

export interface Weather {
  /** How many of 1000 calls something happens to, while it is calm. */
  calm: number
  /** The same in a storm. */
  storm: number
  storms: readonly { from: Millis; to: Millis }[]
  /** Nothing goes wrong any more. */
  until: Millis
  /** How many of 1000 at one place, whatever the weather. */
  always?: Partial<Record<Place, number>>
}

/** Requests, records, ticks and deliveries are few beside calls of the store: more of them go wrong. */
const MORE: Partial<Record<Place, number>> = { mail: 8, webhook: 8, writer: 2, request: 8, stream: 12, tick: 6 }

/**
 * Decides what goes wrong: by the seed and the name of the place alone, so that taking one fault away changes no other
 * but by what follows from it. `only`: no others than these.
 */
export class Faults {
  readonly struck: Fault[] = []
  readonly troubles: Trouble[] = []
  readonly #seed: number
  readonly #weather: Weather
  readonly #only: ReadonlySet<string> | undefined

  constructor(seed: number, weather: Weather, only?: ReadonlySet<string>) {
    this.#seed = seed
    this.#weather = weather
    this.#only = only
  }

  /** Nothing goes wrong any more. */
  haveEnded(now: Millis): boolean {
    return now >= this.#weather.until
  }

  at(place: Place, name: string, now: Millis): FaultKind | undefined {
    if (this.haveEnded(now)) return undefined
    const below = seededFor(this.#seed, name)
    if (below(1000) >= this.#rate(place, now)) return undefined
    const kinds = FAULTS[place]
    return this.strike(kinds[below(kinds.length)], name, now)
  }

  /** A fault that is drawn elsewhere, if it may happen. */
  strike(kind: FaultKind | undefined, name: string, now: Millis): FaultKind | undefined {
    if (kind === undefined || this.haveEnded(now)) return undefined
    const id = `${name}:${kind}`
    if (this.#only && !this.#only.has(id)) return undefined
    this.struck.push({ id, kind, at: now })
    return kind
  }

  /** Troubles end when all that goes wrong does. */
  begins(trouble: Trouble): void {
    this.troubles.push({ ...trouble, to: Math.min(trouble.to, this.#weather.until) })
  }

  /** What a call meets of the troubles that go on. */
  met(place: Place, what: string, now: Millis): FaultKind | undefined {
    const isOn = ({ from, to }: Trouble) => now >= from && now < to
    const shard = SWEEP_OF.exec(what)?.[1]
    const hurts = ({ kind, shard: only }: Trouble) =>
      kind === 'mail-down' ? place === 'mail' : shard !== undefined && (only ?? Number(shard)) === Number(shard)
    const trouble = this.troubles.find((one) => isOn(one) && hurts(one))
    return trouble && (trouble.kind === 'mail-down' ? 'mail-refused' : 'fails')
  }

  #rate(place: Place, now: Millis): number {
    const { calm, storm, storms, always } = this.#weather
    if (always?.[place] !== undefined) return always[place]
    const rate = storms.some(({ from, to }) => now >= from && now < to) ? storm : calm
    return Math.min(500, rate * (MORE[place] ?? 1))
  }
}
