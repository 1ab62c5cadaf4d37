/** Which of the ships a sentence means: by its number from 0, or by a word. */
export type ShipReference = number | 'last' | 'one' | 'other' | 'both' | 'all'

const WORDS: readonly (readonly [ShipReference, RegExp])[] = [
  [0, /^(?:first|1st|#1|ersten?r?|pierwszym|pierwszy|premier|première|primer[oa]?)$/iu],
  [1, /^(?:second|2nd|#2|zweiten?r?|drugi|deuxième|segund[oa])$/iu],
  [2, /^(?:third|3rd|#3|dritten?r?|trzecim|trzeci)$/iu],
  [3, /^(?:fourth|4th|#4)$/iu],
  ['last', /^(?:last|latter|letzten?r?|ostatnim|ostatni)$/iu],
  ['other', /^(?:other|anderen?r?|drugim)$/iu],
  ['both', /^(?:both|beiden?|oba|obu)$/iu],
  ['all', /^(?:all|each|every|allen?|jedem)$/iu],
  ['one', /^(?:one|1|eine[mnr]?|either|any|jednym)$/iu],
]
/** `second one`, `both of them` */
const FILLING = /^(?:(?:ones?|ships?|of (?:them|these|those))(?: |$)){1,4}/iu

/** `first`, `second one`, `other CR90`: which one, and what the ship is called. */
export function whichShip(text: string): { readonly which?: ShipReference; readonly name: string } {
  const [word = '', ...rest] = text.trim().split(' ')
  const which = WORDS.find(([, pattern]) => pattern.test(word))?.[0]
  return which === undefined ? { name: text.trim() } : { which, name: rest.join(' ').replace(FILLING, '') }
}

/** In a bracket behind a card, `(1)` is its price and `(each)` says what it counts for. */
export function isOneOfShips(text: string): boolean {
  const { which } = whichShip(text)
  return which !== undefined && which !== 'one' && which !== 'all'
}
