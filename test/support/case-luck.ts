import { OBJECTIVES } from '#shared/game/cards/catalog/objectives'
import type { Chance } from '#shared/game/engine/chance'
import type { DrawPurpose } from '#shared/game/engine/event'
import { DIE_FACES, type DieColor, type DieFace, type Faction } from '#shared/game/engine/state'
import type { CaseLuck } from './case-format'

type Stroke = CaseLuck[number]
type Shuffle = Extract<Stroke, { reshuffle: unknown }>['reshuffle']

/** What a case says that chance brings, handed out in order; asking for more, or for something else, is an error. */
export class StatedChance implements Chance {
  readonly #queue: Stroke[] = []
  readonly #pile: () => readonly string[]
  readonly #wanted: Faction
  #rolled: string[] = []

  /**
   * `pile`: the cards that a reshuffle would shuffle now, in their present order. `wanted`: the side that both seats
   * would like; the draw says which seat gets it.
   */
  constructor(pile: () => readonly string[], wanted: Faction) {
    this.#pile = pile
    this.#wanted = wanted
  }

  /** Cards of the deck are not drawn but lie on top of it; see `case-table.ts`. */
  expect(luck: CaseLuck): void {
    this.#queue.push(...luck.filter((stroke) => !('cards' in stroke)))
  }

  leftOver(): string[] {
    return this.#queue.map((stroke) => `stated luck was not used: ${JSON.stringify(stroke)}`)
  }

  /** The faces handed out since this was asked last; whether the colors were right, the events tell. */
  rolled(): string[] {
    const rolled = this.#rolled
    this.#rolled = []
    return rolled
  }

  draw(_n: number, purpose: DrawPurpose, ranges: readonly number[]): readonly number[] {
    // A case states which cards lie on top of the first deck; shuffling it may leave everything where it is.
    if (purpose === 'damage-deck') return inPlace(ranges)
    if (purpose === 'dice') return this.#facesFor(ranges)
    const stroke = this.#queue.shift()
    if (!stroke) throw new Error(`luck is needed for "${purpose}" and none is stated`)
    const numbers = this.#numbersFor(stroke, purpose, ranges)
    if (!numbers) throw new Error(`luck is needed for "${purpose}", but stated is ${JSON.stringify(stroke)}`)
    return numbers
  }

  /** One stated list may feed several rolls, one after the other. */
  #facesFor(ranges: readonly number[]): readonly number[] {
    const [stroke] = this.#queue
    if (!stroke || !('dice' in stroke) || stroke.dice.length < ranges.length)
      throw new Error(`${ranges.length} dice are rolled; stated is ${stroke ? JSON.stringify(stroke) : 'nothing'}`)
    const faces = stroke.dice.slice(0, ranges.length)
    const rest = stroke.dice.slice(ranges.length)
    this.#queue.splice(0, 1, ...(rest.length > 0 ? [{ dice: rest }] : []))
    this.#rolled.push(...faces)
    return faces.map(numberOf)
  }

  #numbersFor(stroke: Stroke, purpose: DrawPurpose, ranges: readonly number[]): readonly number[] | undefined {
    if (purpose === 'sides' && 'sides' in stroke) return [stroke.sides.a === this.#wanted ? 0 : 1]
    if (purpose === 'coin' && 'coin' in stroke) return [stroke.coin === 'a' ? 0 : 1]
    if (purpose === 'objectives' && 'objectives' in stroke) return drawn(stroke.objectives, ranges)
    if (purpose === 'pick' && 'pick' in stroke) return [stroke.pick - 1]
    if (purpose === 'reshuffle' && 'reshuffle' in stroke) return shuffled(stroke.reshuffle, this.#pile(), ranges)
    return undefined
  }
}

/** The first side of the die that shows the face. */
function numberOf(words: string): number {
  const [color, ...face] = words.split(' ')
  const faces: readonly DieFace[] = DIE_FACES[color as DieColor]
  return faces.indexOf(face.join('-') as DieFace)
}

/** These two come to lie in front, all others behind them. */
function drawn(wanted: readonly string[], ranges: readonly number[]): number[] {
  const pile = Object.entries(OBJECTIVES).flatMap(([id, { set }]) => (set === 'core' ? [id] : []))
  return shuffled([...wanted, ...pile.filter((card) => !wanted.includes(card))], pile, ranges)
}

/** Fisher-Yates from the last place down moves nothing when each place draws itself. */
const inPlace = (ranges: readonly number[]): number[] => ranges.map((k) => k - 1)

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
