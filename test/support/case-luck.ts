import type { Chance } from '#shared/engine/chance'
import type { DrawPurpose } from '#shared/engine/event'
import type { Faction, Seat } from '#shared/engine/state'
import type { CaseLuck } from './case-format'

type Stroke = CaseLuck[number]
type Shuffle = Extract<Stroke, { reshuffle: unknown }>['reshuffle']

/** What a case says that chance brings, handed out in order; asking for more, or for something else, is an error. */
export class StatedChance implements Chance {
  readonly #queue: Stroke[] = []
  readonly #pile: () => readonly string[]

  /** `pile`: the cards that a reshuffle would shuffle now, in their present order. */
  constructor(pile: () => readonly string[]) {
    this.#pile = pile
  }

  /** Cards of the deck are not drawn but lie on top of it; see `case-table.ts`. */
  expect(luck: CaseLuck): void {
    this.#queue.push(...luck.filter((stroke) => !('cards' in stroke)))
  }

  leftOver(): string[] {
    return this.#queue.map((stroke) => `stated luck was not used: ${JSON.stringify(stroke)}`)
  }

  draw(_n: number, purpose: DrawPurpose, ranges: readonly number[]): readonly number[] {
    // A case states which cards lie on top of the first deck; shuffling it may leave everything where it is.
    if (purpose === 'damage-deck') return inPlace(ranges)
    const stroke = this.#queue.shift()
    if (!stroke) throw new Error(`luck is needed for "${purpose}" and none is stated`)
    const numbers = numbersFor(stroke, purpose, ranges, this.#pile)
    if (!numbers) throw new Error(`luck is needed for "${purpose}", but stated is ${JSON.stringify(stroke)}`)
    return numbers
  }
}

/** Fisher-Yates from the last place down moves nothing when each place draws itself. */
const inPlace = (ranges: readonly number[]): number[] => ranges.map((k) => k - 1)

function numbersFor(
  stroke: Stroke,
  purpose: DrawPurpose,
  ranges: readonly number[],
  pile: () => readonly string[],
): readonly number[] | undefined {
  if (purpose === 'sides' && 'sides' in stroke) return [firstFor(stroke.sides)]
  if (purpose === 'pick' && 'pick' in stroke) return [stroke.pick - 1]
  if (purpose === 'reshuffle' && 'reshuffle' in stroke) return shuffled(stroke.reshuffle, pile(), ranges)
  return undefined
}

/** The draw that settles the sides: 0 leaves seat a with the side both wanted. */
const firstFor = (sides: Record<Seat, Faction>): number => (sides.a === 'rebel' ? 0 : 1)

function shuffled(wanted: Shuffle, pile: readonly string[], ranges: readonly number[]): number[] {
  if (wanted === 'as-discarded') return inPlace(ranges)
  const cards = [...pile]
  return ranges.map((k) => {
    const from = cards.lastIndexOf(wanted[k - 1] ?? '', k - 1)
    if (from < 0) throw new Error(`the pile to shuffle is ${pile.join(', ')}; stated is ${wanted.join(', ')}`)
    const card = cards[from] ?? ''
    cards[from] = cards[k - 1] ?? ''
    cards[k - 1] = card
    return from
  })
}
