import type { Fleet } from '#shared/fleet/fleet'
import { LISTED_PAIRS } from './card-pairs'

type Below = (k: number) => number

/** How often the battles of a run have brought each card and each pair of cards, so that the next ones bring what is rare. */
export class Brought {
  readonly #cards = new Map<string, number>()
  readonly #pairs = new Map<string, number>()

  /** `besides`: the objective that is played, if it is known, and the preset or the scene. */
  note(fleets: readonly Fleet[], ...besides: readonly (string | undefined)[]): void {
    const cards = new Set([...fleets.flatMap(cardsOf), ...besides.flatMap((each) => each ?? [])])
    for (const card of cards) add(this.#cards, card)
    for (const { name, cards: both } of LISTED_PAIRS) if (both.every((card) => cards.has(card))) add(this.#pairs, name)
  }

  /** Those that came least often first; which of equals is a matter of luck. */
  rarest(cards: readonly string[], below: Below): string[] {
    return ordered(cards, (card) => this.#cards.get(card) ?? 0, below)
  }

  /** All of those that came least often. */
  leastOf(cards: readonly string[]): string[] {
    const least = Math.min(...cards.map((card) => this.#cards.get(card) ?? 0))
    return cards.filter((card) => (this.#cards.get(card) ?? 0) === least)
  }

  rarestPairs(below: Below): (readonly [string, string])[] {
    return ordered(LISTED_PAIRS, ({ name }) => this.#pairs.get(name) ?? 0, below).map(({ cards }) => cards)
  }
}

const cardsOf = ({ ships, squadrons }: Fleet): string[] => [
  ...ships.flatMap(({ card, upgrades }) => [card, ...upgrades]),
  ...squadrons,
]

const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)

function ordered<T>(things: readonly T[], count: (thing: T) => number, below: Below): T[] {
  const drawn = things.map((thing) => ({ thing, count: count(thing), luck: below(1 << 30) }))
  return drawn.sort((p, q) => p.count - q.count || p.luck - q.luck).map(({ thing }) => thing)
}
