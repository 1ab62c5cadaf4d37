import type { Fleet } from '../fleet'
import type { CardKind } from './card-match'
import type { Line, ReadFormat } from './list'
import type { Offer } from './nearest'

/** A card of the list in its place. */
export interface ReadCard extends Line {
  readonly as: CardKind
  /** Its id; of a card that is not known here, that of a later card, or the name as written. */
  readonly card: string
}

/** A name that no card of the era has. */
export interface UnknownName extends ReadCard {
  /** It is the name of a card that was published after April 2018. */
  readonly later: boolean
  /** What may have been meant, the likest first. */
  readonly nearest: readonly Offer[]
}

/** A name that several cards have, where the list does not say which is meant. */
export interface AmbiguousName extends ReadCard {
  readonly options: readonly Offer[]
}

/** A card of which the list does not say on which ship it is: it is on none until somebody says so. */
export interface UnplacedCard extends ReadCard {
  /** The ships that may have it, by their places in the fleet. */
  readonly ships: readonly number[]
}

interface Contradictions {
  /** The price of a card is another one: that of the card counts. `points`: of all that the row lists. */
  'wrong-price': { readonly line: number; readonly card: string; readonly printed: number; readonly points: number }
  /** A printed sum is not that of the rows. */
  'wrong-sum': {
    readonly of: 'row' | 'ship' | 'ships' | 'squadrons' | 'fleet'
    readonly line?: number
    readonly printed: number
    readonly counted: number
  }
  /** The head of the list names a commander that no ship has. */
  'other-commander': Line
  /** No card has the name; players call one so. */
  'short-name': Line & { readonly card: string }
  /** The first line was taken for the name of the fleet, and it names a card that the list does not have. */
  'name-holds-card': Line & { readonly card: string }
  /** Its writer struck it out: it does not count. */
  'struck-out': Line
  /** More objectives than a fleet has places for: this one was left out. */
  'objective-left-out': Line
}

export type WarningCode = keyof Contradictions
export type WarningOf<C extends WarningCode> = { readonly code: C } & Readonly<Contradictions[C]>
/** The list contradicts itself or a card; it is read all the same. */
export type Warning = { [C in WarningCode]: WarningOf<C> }[WarningCode]

/** What a text says. */
export interface Reading {
  readonly format: ReadFormat
  readonly name?: string
  /** Fleet points that the list was made for. */
  readonly limit?: number
  /** With cards that are not known here in their places, too: the judgement names them. */
  readonly fleet: Fleet
  /** As the card is called, or as the list calls it. */
  readonly commander?: string
  /** The objectives as the list calls them, in its order. */
  readonly objectives: readonly string[]
  /** Sums of the printed prices; a missing one is that of the card. */
  readonly points: { readonly ships: number; readonly squadrons: number; readonly total: number }
  /** Printed prices of the cards that are not known here, for the judgement. */
  readonly prices: Readonly<Record<string, number>>
  readonly unknown: readonly UnknownName[]
  readonly ambiguous: readonly AmbiguousName[]
  readonly unplaced: readonly UnplacedCard[]
  readonly warnings: readonly Warning[]
  /** Lines without a card. */
  readonly skipped: readonly Line[]
}
