/** Which of the ships a sentence means: by its number from 0, or by a word. */
export type Which = number | 'last' | 'one' | 'other' | 'both' | 'all'

const WORDS: readonly (readonly [Which, string])[] = [
  [0, 'first|1st|#1|ersten?r?|pierwszym|pierwszy'],
  [1, 'second|2nd|#2|zweiten?r?'],
  [2, 'third|3rd|#3|dritten?r?|trzecim|trzeci'],
  [3, 'fourth|4th|#4'],
  ['last', 'last|latter|letzten?r?|ostatnim|ostatni'],
  ['other', 'other|anderen?r?|drugim'],
  ['both', 'both|beiden?|oba|obu'],
  ['all', 'all|each|every|allen?|jedem'],
  ['one', 'one|1|eine[mnr]?|either|any|jednym'],
]
/** Every word for one of the ships, as a part of a pattern. */
export const WHICH_WORDS = WORDS.map(([, words]) => words).join('|')
/** In a bracket behind a card, `(1)` is its price and `(each)` says what it counts for. */
export const WHICH_ALONE = WORDS.flatMap(([which, words]) => (which === 'one' || which === 'all' ? [] : words)).join(
  '|',
)
const EACH = WORDS.map(([which, words]) => [which, new RegExp(`^(?:${words})$`, 'iu')] as const)
const BEGINNING = new RegExp(`^(${WHICH_WORDS})(?: (?:ones?|ships?|of (?:them|these|those)))*(?: (.+))?$`, 'iu')

/** `first`, `second one`, `other CR90`: which one, and what the ship is called. */
export function whichShip(text: string): { readonly which?: Which; readonly name: string } {
  const [, word = '', name = ''] = BEGINNING.exec(text.trim()) ?? []
  const which = EACH.find(([, pattern]) => pattern.test(word))?.[0]
  return which === undefined ? { name: text.trim() } : { which, name }
}
