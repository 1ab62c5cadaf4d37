import { type RestingTimes, restingSpans } from '#shared/play/clock/resting-times'
import { type Span, stoppedIn } from '#shared/play/clock/span'
import type { EntrantId } from './season-record'

export interface PodPlayer {
  readonly who: EntrantId
  readonly rest: RestingTimes
}

/** Players who all meet each other, and how well their waking hours fit: the measure by which they were put together. */
export interface Pod {
  readonly members: readonly EntrantId[]
  /** How long two of them are awake together on a day of that time on average, in minutes; the least of all twos first. */
  readonly shared: readonly { readonly a: EntrantId; readonly b: EntrantId; readonly minutes: number }[]
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Pods of at most so many, all but equally large. */
export function podSizes(players: number, most: number): number[] {
  const pods = Math.ceil(players / most)
  return Array.from({ length: pods }, (_, i) => Math.floor(players / pods) + (i < players % pods ? 1 : 0))
}

/**
 * Puts players together who are awake at the same time (L6.9). They are lined up by when they wake, cut into pods where it
 * fits best, and exchanged as long as that helps: first the two of a pod who share least, then all together. The same
 * players in the same order are always put together in the same way.
 * @param within the time that is looked at, such as the first week
 */
export function wakingPods(players: readonly PodPlayer[], most: number, within: Span): Pod[] {
  const fit = new Fit(players, within)
  const sizes = podSizes(players.length, most)
  const line = fit.lineUp()
  const [first = [], ...others] = line.map((_player, from) =>
    cutInto([...line.slice(from), ...line.slice(0, from)], sizes),
  )
  const start = others.reduce((best, pods) => (isBetter(fit.ofAll(pods), fit.ofAll(best)) ? pods : best), first)
  return exchanged(start, fit).map((pod) => fit.told(pod))
}

interface Measure {
  /** ms that the two who share least share. */
  readonly least: number
  /** ms of all twos together. */
  readonly total: number
}

const isBetter = (p: Measure, q: Measure): boolean => p.least > q.least || (p.least === q.least && p.total > q.total)

const together = (measures: readonly Measure[]): Measure => ({
  least: Math.min(...measures.map(({ least }) => least)),
  total: measures.reduce((sum, { total }) => sum + total, 0),
})

type Members = readonly number[]

function cutInto(line: Members, sizes: readonly number[]): Members[] {
  let from = 0
  return sizes.map((size) => {
    from += size
    return line.slice(from - size, from)
  })
}

/** How well players fit, by their number in the list. */
class Fit {
  readonly #players: readonly PodPlayer[]
  readonly #within: Span
  readonly #resting: readonly Span[][]
  readonly #shared: readonly (readonly number[])[]

  constructor(players: readonly PodPlayer[], within: Span) {
    this.#players = players
    this.#within = within
    this.#resting = players.map(({ rest }) => restingSpans(rest, within))
    const length = within.to - within.from
    this.#shared = this.#resting.map((own, i) =>
      this.#resting.slice(0, i).map((theirs) => length - stoppedIn([...own, ...theirs], within)),
    )
  }

  /** By when they wake for the first time, counted as a time of day. */
  lineUp(): Members {
    const { from } = this.#within
    const wakes = this.#resting.map(([span]) => (span ? (span.to - from) % DAY : 0))
    return [...wakes.keys()].sort((i, j) => (wakes[i] ?? 0) - (wakes[j] ?? 0) || i - j)
  }

  between(i: number, j: number): number {
    return this.#shared[Math.max(i, j)]?.[Math.min(i, j)] ?? 0
  }

  of(pod: Members): Measure {
    let [least, total] = [Number.POSITIVE_INFINITY, 0]
    for (const [at, i] of pod.entries()) {
      for (const j of pod.slice(at + 1)) {
        const shared = this.between(i, j)
        least = Math.min(least, shared)
        total += shared
      }
    }
    return { least, total }
  }

  ofAll(pods: readonly Members[]): Measure {
    return together(pods.map((pod) => this.of(pod)))
  }

  told(pod: Members): Pod {
    const name = (i: number) => this.#players[i]?.who ?? ''
    const days = (this.#within.to - this.#within.from) / DAY
    const shared = pod.flatMap((i, at) =>
      pod.slice(at + 1).map((j) => ({
        a: name(i),
        b: name(j),
        minutes: Math.floor(this.between(i, j) / days / MINUTE),
      })),
    )
    return { members: pod.map(name), shared: shared.sort((p, q) => p.minutes - q.minutes) }
  }
}

/** Exchanges two players of two pods as long as it makes all better. */
function exchanged(start: readonly Members[], fit: Fit): Members[] {
  const pods = start.map((pod) => [...pod])
  const measures = pods.map((pod) => fit.of(pod))
  const exchange = (p: number, q: number, i: number, j: number): boolean => {
    const [one, other] = [pods[p] ?? [], pods[q] ?? []]
    const [oneThen, otherThen] = [one.with(i, other[j] ?? 0), other.with(j, one[i] ?? 0)]
    const then = measures.with(p, fit.of(oneThen)).with(q, fit.of(otherThen))
    if (!isBetter(together(then), together(measures))) return false
    pods.splice(p, 1, oneThen)
    pods.splice(q, 1, otherThen)
    measures.splice(0, measures.length, ...then)
    return true
  }
  const sweep = (): boolean => {
    let helped = false
    for (const [p, one] of pods.entries()) {
      for (let q = p + 1; q < pods.length; q += 1) {
        for (const i of one.keys()) {
          for (const j of pods[q]?.keys() ?? []) helped = exchange(p, q, i, j) || helped
        }
      }
    }
    return helped
  }
  while (sweep());
  return pods
}
