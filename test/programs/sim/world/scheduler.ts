import type { Millis } from '#functions/ports/clock'

interface Due {
  at: Millis
  order: number
  run: () => void | Promise<void>
}

/** Longer than anything here takes that does not wait for the scheduler itself; in real time. */
const LONGEST_MS = 600_000

/** Lets everything go on that waits for no port. */
export const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lets things go on until `rested`: a module may still be loading, which takes rounds of the event loop. */
export async function drainedUntil(rested: () => boolean, who: string): Promise<void> {
  await drained()
  if (rested()) return
  const since = performance.now()
  while (!rested()) {
    if (performance.now() - since > LONGEST_MS) throw new Error(`${who} waits for something that is no port`)
    await drained()
  }
}

/**
 * Virtual time: one event after the other, in the order of their instants and, at one instant, as they were put. All that
 * an event sets off has come to rest before the next one, so that a run follows from its events alone.
 */
export class Scheduler {
  now: Millis
  /** A heap: no event comes before its parent, (i − 1) >> 1. */
  readonly #heap: Due[] = []
  #order = 0

  constructor(now: Millis) {
    this.now = now
  }

  after(delay: Millis, run: Due['run']): void {
    this.at(this.now + delay, run)
  }

  at(at: Millis, run: Due['run']): void {
    this.#order += 1
    const heap = this.#heap
    heap.push({ at: Math.max(at, this.now), order: this.#order, run })
    for (let i = heap.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1
      if (!this.#swapped(i, parent)) break
      i = parent
    }
  }

  sleep(delay: Millis): Promise<void> {
    return new Promise((resolve) => this.after(delay, resolve))
  }

  /** Everything that happens up to an instant, this included. */
  async runUntil(end: Millis): Promise<void> {
    await drained()
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#dropFirst()
      this.now = next.at
      await next.run()
      await drained()
    }
    this.now = end
  }

  #dropFirst(): void {
    const heap = this.#heap
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    heap[0] = last
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2]
      const child = right < heap.length && this.#isBefore(right, left) ? right : left
      if (child >= heap.length || !this.#swapped(child, i)) return
      i = child
    }
  }

  #isBefore(i: number, j: number): boolean {
    const [x, y] = [this.#heap[i], this.#heap[j]]
    if (x === undefined || y === undefined) return false
    return x.at < y.at || (x.at === y.at && x.order < y.order)
  }

  #swapped(child: number, parent: number): boolean {
    if (!this.#isBefore(child, parent)) return false
    const [x, y] = [this.#heap[child], this.#heap[parent]]
    if (x === undefined || y === undefined) return false
    this.#heap[child] = y
    this.#heap[parent] = x
    return true
  }
}
