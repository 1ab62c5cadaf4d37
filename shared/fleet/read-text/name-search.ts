import type { CardKind, CardMatch } from './card-match'
import { type Effort, foundOnce } from './effort'
import { everyCard, shortShipName } from './every-card'
import { keyOf, shipWords } from './keys'

interface IndexEntry {
  readonly key: string
  /** Of a ship: also the one of its short name. */
  readonly keys: readonly string[]
  readonly card: CardMatch
  /** Of a ship: those that tell it from others. */
  readonly words: readonly string[]
}

interface Index {
  readonly byKey: ReadonlyMap<string, readonly CardMatch[]>
  /** The cards a fleet may have, each with the key of its own name. */
  readonly known: readonly IndexEntry[]
  /** The same for cards of later years. */
  readonly later: readonly IndexEntry[]
}

let made: Readonly<Record<CardKind, Index>> | undefined
/** Made when the first list is read. */
function indexOf(kind: CardKind): Index {
  made ??= makeIndex()
  return made[kind]
}

/**
 * The cards of a kind that a name may mean: several only where cards share a name. Counts one step for each character.
 */
export const cardsNamed = (kind: CardKind, text: string, effort: Effort): readonly CardMatch[] =>
  foundOnce(effort, `named ${kind}`, text, () => searched(kind, text, effort))

function searched(kind: CardKind, text: string, effort: Effort): readonly CardMatch[] {
  effort.steps += text.length
  const { byKey, known, later } = indexOf(kind)
  const found = byKey.get(keyOf(text))
  if (found || kind !== 'ship') return found ?? []
  const words = shipWords(text)
  effort.steps += words.length
  const ships = byKey.get(words.join(' ')) ?? shipsWithWords(words, known, effort)
  return ships.length > 0 ? ships : shipsWithWords(words, later, effort)
}

/** The text is the whole name of a card of any kind, written in any way. */
export function isCardName(text: string, effort: Effort): boolean {
  effort.steps += text.length
  const key = keyOf(text)
  return KINDS.some((kind) => indexOf(kind).byKey.has(key))
}

/** What a fleet is made of. */
export const FLEET_KINDS = ['ship', 'squadron', 'upgrade'] as const satisfies readonly CardKind[]
export const KINDS = [...FLEET_KINDS, 'objective'] as const satisfies readonly CardKind[]

export const knownCards = (kind: CardKind): Index['known'] => indexOf(kind).known

/** `ISD Cymoon`, `Raider 1`, `MC30c Torpedo`: two words or more that one ship card has, and no other; twice the same are two ships. */
function shipsWithWords(words: readonly string[], known: Index['known'], effort: Effort): readonly CardMatch[] {
  if (words.length < 2 || words.length > 6 || new Set(words).size < words.length) return []
  effort.steps += known.length * words.length
  const ships = known.filter((ship) => words.every((word) => ship.words.includes(word)))
  return ships.length === 1 ? ships.map(({ card }) => card) : []
}

function makeIndex(): Record<CardKind, Index> {
  const index = { ship: newIndex(), squadron: newIndex(), upgrade: newIndex(), objective: newIndex() }
  for (const { card, names } of everyCard()) {
    const { byKey, known, later } = index[card.kind]
    for (const key of keysOf(card, names)) {
      const cards = byKey.get(key)
      if (cards === undefined) byKey.set(key, [card])
      else if (!cards.includes(card)) cards.push(card)
    }
    const list = card.later ? later : known
    const key = keyOf(card.name)
    const keys = card.kind === 'ship' ? [key, keyOf(shortShipName(card.name))] : [key]
    list.push({ key, keys, card, words: shipWords(card.name) })
  }
  return index
}

const newIndex = () => ({ byKey: new Map<string, CardMatch[]>(), known: [] as IndexEntry[], later: [] as IndexEntry[] })

/** Ships go by their words as well. */
function keysOf({ kind }: CardMatch, names: readonly string[]): ReadonlySet<string> {
  const keys = names.map(keyOf)
  if (kind !== 'ship') return new Set(keys)
  const words = names.map((name) => shipWords(name).join(' ')).filter((key) => key !== '')
  return new Set([...keys, ...words])
}
