import type { Faction } from '#shared/game/engine/terms'
import type { CardMatch } from './card-match'
import type { Hint } from './hints'
import { keyOf } from './keys'

/** What is known of a name besides its letters. */
export interface Clues {
  readonly hint?: Hint | undefined
  /** Printed fleet points of one card. */
  readonly price?: number | undefined
  readonly faction?: Faction | undefined
  /** The icons of the ship that the card is on. */
  readonly bar?: readonly string[] | undefined
}

/** Those that pass, or all if none does: a clue may be wrong. */
const narrowed = (cards: readonly CardMatch[], passes: (card: CardMatch) => boolean): readonly CardMatch[] => {
  const left = cards.filter(passes)
  return left.length > 0 ? left : cards
}

/**
 * The cards that a name still may mean after a look at its mark, price, side and slot. Without a price, cards of later
 * years stay among them: a sum may ask for one.
 */
export function byClues(cards: readonly CardMatch[], { hint, price, faction, bar }: Clues): readonly CardMatch[] {
  if (cards.length < 2) return cards
  const { slot, side = faction } = hint ?? {}
  let left = slot === undefined ? cards : narrowed(cards, ({ slots }) => slots.some((each) => each === slot))
  if (price !== undefined) left = byPrice(left, price)
  if (side) left = narrowed(left, (card) => card.faction === undefined || card.faction === side)
  return bar === undefined
    ? left
    : narrowed(left, ({ later, slots }) => later || slots.every((each) => isFree(each, bar)))
}

/** Those of that price; where none has it, it is that of a later card. */
function byPrice(cards: readonly CardMatch[], price: number): readonly CardMatch[] {
  const fits = cards.some(({ points }) => points === price)
  const listed = !fits && cards.some((card) => card.listed === price)
  return narrowed(cards, (card) => (fits ? card.points === price : listed ? card.listed === price : card.later))
}

/** Those of the era, if there are any. */
export const byEra = (cards: readonly CardMatch[]): readonly CardMatch[] => narrowed(cards, ({ later }) => !later)

const isFree = (slot: string, bar: readonly string[]): boolean =>
  slot === 'commander' || slot === 'title' || bar.includes(slot)

const isCommander = ({ slots }: CardMatch): boolean => slots.includes('commander')
/** No officer costs that much, and no commander that little. */
const CHEAPEST_COMMANDER = 15

/** What is known of the commander of the fleet when a name still may mean several cards. */
export interface Command {
  /** Another card is the commander for sure. */
  readonly other: boolean
  /** The commander as the head of the list names it. */
  readonly line?: string | undefined
}

/**
 * One of several cards of a name: a fleet has one commander, and must have one (R2.6).
 * `sure`: the list says so itself; else people must be asked.
 */
export function byCommand(
  cards: readonly CardMatch[],
  name: string,
  price: number | undefined,
  { other, line }: Command,
): { readonly card: CardMatch; readonly sure: boolean } | undefined {
  const named = line !== undefined && keyOf(line) === keyOf(name)
  const commander = !other && (named || price === undefined || price >= CHEAPEST_COMMANDER)
  const [card, ...others] = narrowed(cards, (each) => isCommander(each) === commander)
  return card && { card, sure: others.length === 0 && (other || named) }
}
