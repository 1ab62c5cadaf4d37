import { isShipCard, SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import type { CardKind, CardMatch } from './card-match'
import { type Effort, foundOnce } from './effort'
import { everyCard } from './every-card'
import { LATER_CLASSES } from './later-facts'
import { cardsNamed } from './name-search'
import { SHORT_OBJECTIVE_NAMES, SHORT_SQUADRON_NAMES, SHORT_UPGRADE_NAMES } from './short-names'
import { SHORT_SHIP_NAMES } from './short-ship-names'

const WRITTEN: Readonly<Record<CardKind, Readonly<Record<string, readonly string[]>>>> = {
  ship: SHORT_SHIP_NAMES,
  squadron: SHORT_SQUADRON_NAMES,
  upgrade: SHORT_UPGRADE_NAMES,
  objective: SHORT_OBJECTIVE_NAMES,
}

/** Ranks and common words, which nobody is known by. */
const NO_NAMES = new Set(
  (
    'admiral general commander captain major colonel lieutenant director minister governor instructor agent commandant ' +
    'taskmaster moff grand darth squadron the and of all officer team one i iv xii task force star fleet clone'
  ).split(' '),
)

const shortKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

let made: Readonly<Record<CardKind, ReadonlyMap<string, readonly CardMatch[]>>> | undefined

/**
 * The cards that players may mean by a short name: `ECM`, `TRC`, `ISD`, `Motti`; the likest first. Only for names that no
 * card has in full.
 */
export const cardsCalled = (kind: CardKind, text: string, effort: Effort): readonly CardMatch[] =>
  foundOnce(effort, `called ${kind}`, text, () => searched(kind, text, effort))

function searched(kind: CardKind, text: string, effort: Effort): readonly CardMatch[] {
  effort.steps += text.length
  made ??= makeIndex()
  const key = shortKey(kind === 'ship' ? text.replace(PLURAL_BEFORE_BRACKET, '') : text)
  // `MC30s`, `Nebs` are several, and no Scout Frigate or Support Refit
  const plural = kind === 'ship' && /[^\s'’]['’]?s$/u.test(text) ? made[kind].get(key.slice(0, -1)) : undefined
  const found = plural ?? made[kind].get(key)
  const one = key.endsWith('s') ? key.slice(0, -1) : `${key}s`
  // `or` is no Jan Ors
  return found ?? (key.length > 2 || key.length > one.length ? made[kind].get(one) : undefined) ?? []
}

/** `MC30s (torp)` */
const PLURAL_BEFORE_BRACKET = /(?<=[\p{L}\d])['’]?s(?= ?\()/u

/** The cards that have a name in full, or else those that players may mean by it. */
export function cardsMeant(kind: CardKind, name: string, effort: Effort): readonly CardMatch[] {
  const named = cardsNamed(kind, name, effort)
  return named.length > 0 ? named : cardsCalled(kind, name, effort)
}

function makeIndex(): Record<CardKind, ReadonlyMap<string, readonly CardMatch[]>> {
  const all = everyCard().map(({ card }) => card)
  const ofKind = (kind: CardKind) => all.filter((card) => card.kind === kind)
  const index = (kind: CardKind) => indexOf(ofKind(kind), WRITTEN[kind], kind)
  return { ship: index('ship'), squadron: index('squadron'), upgrade: index('upgrade'), objective: index('objective') }
}

/** What the table says goes first; what follows from names of the era, before that of later ones. */
function indexOf(
  cards: readonly CardMatch[],
  table: Readonly<Record<string, readonly string[]>>,
  kind: CardKind,
): ReadonlyMap<string, readonly CardMatch[]> {
  const written = new Map(
    Object.entries(table).map(([key, ids]) => [
      key,
      ids.flatMap((id) => cards.filter((card) => card.id === id && !card.later)),
    ]),
  )
  if (kind === 'ship') return new Map([...laterShips(cards), ...classesOfShips(cards), ...written])
  const byName = new Map<string, CardMatch[]>()
  for (const later of [false, true]) {
    const earlier = new Set(byName.keys())
    for (const card of cards.filter((each) => each.later === later)) {
      for (const key of shortNamesOf(card)) {
        if (!earlier.has(key)) byName.set(key, [...(byName.get(key) ?? []), card])
      }
    }
  }
  return new Map([...byName, ...written])
}

/** The classes that titles name: all cards of one. */
function classesOfShips(cards: readonly CardMatch[]): ReadonlyMap<string, readonly CardMatch[]> {
  const classes = new Set(Object.values(SHIPS).map(({ shipClass }) => shipClass))
  return new Map(
    [...classes].map((each) => [
      shortKey(each),
      cards.filter(({ id }) => isShipCard(id) && shipCard(id).shipClass === each),
    ]),
  )
}

/** `Onager`, `SSD`: the class is enough to know that a ship is of later years. */
function laterShips(cards: readonly CardMatch[]): ReadonlyMap<string, readonly CardMatch[]> {
  const later = cards.filter((card) => card.later)
  const first = ({ name }: CardMatch) => shortKey(/^\p{L}+/u.exec(name)?.[0] ?? '')
  const classes = new Map(later.map((card) => [first(card), later.filter((each) => first(each) === first(card))]))
  for (const early of cards.filter((card) => !card.later)) classes.delete(first(early))
  for (const [name, ids] of Object.entries(LATER_CLASSES))
    classes.set(
      name,
      later.filter(({ id }) => ids.includes(id)),
    )
  classes.delete('star')
  return classes
}

/** The first letters of its words, a word with a digit in it, and each word of a name that people go by. */
function shortNamesOf({ name, kind, slots }: CardMatch): ReadonlySet<string> {
  const words = name.split(/[^\p{L}\p{N}'"]+/u).filter((word) => word !== '')
  const letters = words.map((word) => word.replaceAll(/['"]/g, '').slice(0, 1)).join('')
  const signs = /^[A-Z]{0,3}-?\d+(?:-[A-Z])?(?= )/.exec(name)?.[0]
  const isPerson = kind === 'squadron' || slots.some((slot) => slot === 'commander' || slot === 'officer')
  const people =
    isPerson || slots.length === 0 || slots.some((slot) => slot === 'weapon-team' || slot === 'title') ? words : []
  return new Set(
    [
      ...(letters.length > 1 ? [letters] : []),
      ...(signs === undefined ? [] : [signs]),
      ...people.filter((word) => /^["']?\p{Lu}/u.test(word) && word.length > 2),
    ]
      .map(shortKey)
      .filter((key) => !NO_NAMES.has(key)),
  )
}
