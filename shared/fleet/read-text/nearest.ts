import type { CardKind, CardMatch } from './card-match'
import { type Effort, foundOnce } from './effort'
import { keyOf } from './keys'
import { levenshtein } from './levenshtein'
import { knownCards } from './name-search'
import { cardsCalled } from './short'
import { wordsAlike } from './words-alike'

export interface Offer {
  readonly id: string
  readonly name: string
}

/** Longer names are compared by their beginning. */
const LONGEST = 40
const MOST_OFFERS = 4
const LEAST_IN_COMMON = 4

/** The few cards of a kind whose names are most like a text, the likest first; none that is quite another. */
export function nearestCards(kind: CardKind, text: string, effort: Effort): Offer[] {
  const key = keyOf(text).slice(0, LONGEST)
  const most = mostApart(key)
  return knownCards(kind)
    .map((known) => {
      const letters = Math.min(...known.keys.map((each) => apart(key, each, most, effort)))
      const isAlike = letters <= most || wordsAlike(text, known.card.name, effort)
      return { card: known.card, apart: letters, isAlike }
    })
    .filter(({ isAlike }) => isAlike)
    .sort((one, other) => one.apart - other.apart)
    .slice(0, MOST_OFFERS)
    .map(({ card: { id, name } }) => ({ id, name }))
}

/** The text is the name of a card with a few slips. */
export function isNearly(kind: CardKind, text: string, effort: Effort): boolean {
  const key = keyOf(text).slice(0, LONGEST)
  const most = mostApart(key)
  return knownCards(kind).some((known) => apart(key, known.key, most, effort) <= most)
}

/** The text is as long as the name of a ship, and has a letter or a few of it wrong: no row of several names. */
export const isShipMisspelt = (text: string, effort: Effort): boolean =>
  foundOnce(effort, 'misspelt ship', text, () => isNearShip(text, effort))

function isNearShip(text: string, effort: Effort): boolean {
  const key = keyOf(text)
  const most = Math.floor(key.length / LETTERS_FOR_A_SLIP)
  const isNear = (known: string) =>
    Math.abs(key.length - known.length) <= most && levenshtein(key, known, effort) <= most
  const isNearName = most > 0 && key.length <= LONGEST && knownCards('ship').some(({ keys }) => keys.some(isNear))
  return isNearName || isShipTwisted(text, effort)
}

/** `Victroy II`: two letters of a word changed places. */
function isShipTwisted(text: string, effort: Effort): boolean {
  if (text.length < LEAST_TWISTED || text.length > LONGEST || !/^\p{L}{5}/u.test(text)) return false
  const length = /^\p{L}+/u.exec(text)?.[0].length ?? 0
  return Array.from({ length: length - 1 }, (_, at) => at).some((at) => {
    const twisted = `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
    return twisted !== text && cardsCalled('ship', twisted, effort).length > 0
  })
}
const LEAST_TWISTED = 6
const LETTERS_FOR_A_SLIP = 9

/** Words of names with fewer letters are a letter away from too many others. */
const LEAST_SLIP = 4
const MOST_WORDS_OF_SLIP = 4

/** `Devestator`, `Guner Team`, `Akbar`: a card or a person with a letter or two wrong, and no word besides. */
export const isMisspelt = (kind: 'upgrade' | 'squadron', text: string, effort: Effort): boolean =>
  slipsOf(kind, text, effort).length > 0

/** The cards that such a text may mean. */
export const slipsOf = (kind: 'upgrade' | 'squadron', text: string, effort: Effort): readonly CardMatch[] =>
  foundOnce(effort, `misspelt ${kind}`, text, () => searched(kind, text, effort))

function searched(kind: 'upgrade' | 'squadron', text: string, effort: Effort): readonly CardMatch[] {
  const key = keyOf(text)
  const most = Math.floor((key.length + 1) / 4)
  if (key.length < LEAST_SLIP || key.length > LONGEST || text.split(' ').length > MOST_WORDS_OF_SLIP) return []
  const isNear = (known: string) =>
    known[0] === key[0] && Math.abs(key.length - known.length) <= most && levenshtein(key, known, effort) <= most
  return knownCards(kind).flatMap(({ key: known, card }) =>
    isNear(known) || personsOf(card).some(isNear) ? [card] : [],
  )
}

/** The words of a name that people go by. */
const personsOf = ({ name, slots, kind }: CardMatch): string[] =>
  kind === 'squadron' || slots.includes('commander')
    ? name.split(' ').flatMap((word) => (word.length > LEAST_SLIP && !RANKS.test(word) ? [keyOf(word)] : []))
    : []
const RANKS =
  /^(?:admiral|general|commander|captain|major|colonel|lieutenant|grand|squadron|fighter|bomber|agent|class)$/i

const mostApart = (key: string): number => Math.max(2, Math.floor(key.length / 4))

/** Letters to change, put in or take out; a name that is a part of the other is as near as can still be offered. */
function apart(key: string, known: string, most: number, effort: Effort): number {
  effort.steps += 1
  const part = key.length >= LEAST_IN_COMMON && known.length >= LEAST_IN_COMMON
  const distance = Math.abs(key.length - known.length) > most ? most + 1 : levenshtein(key, known, effort)
  return distance > most && part && (known.includes(key) || key.includes(known)) ? most : distance
}
