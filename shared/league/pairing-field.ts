import type { EntrantId } from './season-record'

export type Couple = readonly [EntrantId, EntrantId]

/** Who is to be paired, and what speaks against two of them. */
export interface PairingField {
  /** Best first (L1.18); in the first round as drawn (L1.24). */
  readonly ranked: readonly EntrantId[]
  /** One for each time that two have met (L2.17). */
  readonly met: readonly Couple[]
  /** Never paired: team-mates, and who has blocked whom. */
  readonly apart?: readonly Couple[]
  /** Paired only if it must be (L1.24). */
  readonly avoided?: readonly Couple[]
  /** One for each bye that somebody has had. */
  readonly byes?: readonly EntrantId[]
  /** Who has a bye first (L1.16); without it, from the end of the ranking. */
  readonly byeOrder?: readonly EntrantId[]
  /** To the letter of the first regulations, where nobody is spared a second bye (L1.17). */
  readonly secondByes?: boolean
}

/**
 * What is given up last weighs most (L2.18): a meeting that is repeated, a bye that is, an opponent to be avoided. Each is
 * more than all that can come together of the next.
 */
const WEIGHT = { met: 2 ** 24, bye: 2 ** 10, avoided: 1 }

/** What speaks against pairs and byes, as numbers; entrants by their place in the ranking, from 0. */
export class PairingCosts {
  readonly #between = new Map<number, number>()
  /** Those with whom a pair would cost something or is forbidden. */
  readonly #against: readonly Set<number>[]
  readonly #byes: readonly number[]

  constructor({ ranked, met, apart = [], avoided = [], byes = [], secondByes = false }: PairingField) {
    const rank = new Map(ranked.map((id, i) => [id, i]))
    this.#against = ranked.map(() => new Set())
    const add = (couples: readonly Couple[], cost: number) => {
      for (const [a, b] of couples) {
        const [i, j] = [rank.get(a), rank.get(b)]
        if (i === undefined || j === undefined) continue
        this.#between.set(this.#key(i, j), this.between(i, j) + cost)
        this.#against[i]?.add(j)
        this.#against[j]?.add(i)
      }
    }
    add(met, WEIGHT.met)
    add(avoided, WEIGHT.avoided)
    add(apart, Number.POSITIVE_INFINITY)
    this.#byes = ranked.map((id) => (secondByes ? 0 : byes.filter((had) => had === id).length * WEIGHT.bye))
  }

  #key(i: number, j: number): number {
    return Math.min(i, j) * this.#against.length + Math.max(i, j)
  }

  /** Infinite for who is kept apart. */
  between(i: number, j: number): number {
    return this.#between.get(this.#key(i, j)) ?? 0
  }

  timesMet(i: number, j: number): number {
    const cost = this.between(i, j)
    return Number.isFinite(cost) ? Math.floor(cost / WEIGHT.met) : 0
  }

  ofBye(i: number): number {
    return this.#byes[i] ?? 0
  }

  /**
   * All can be paired at no cost, because each can be paired with at least half of them (L2.10). That it cannot be seen
   * so easily does not say that they cannot.
   */
  isEasy(left: readonly number[]): boolean {
    const inside = new Set(left)
    return (
      left.length % 2 === 0 &&
      left.every((i) => {
        let against = 0
        for (const j of this.#against[i] ?? []) if (inside.has(j)) against += 1
        return left.length - 1 - against >= left.length / 2
      })
    )
  }
}
