import { typed } from '#messages/typed'
import { folded } from '#web/words/folded'

/** Names of units, zones behind a point and numbers behind a dash stay what they are: `C.rear`, `debris-2`. */
const PIECES = /(\.|-(?=\d+$))/

const wordsFor = (english: string): readonly string[] => typed[english] ?? []
const inWord = (word: string, change: (piece: string) => string): string => {
  const whole = change(word)
  return whole === word ? word.split(PIECES).map(change).join('') : whole
}

/** A phrase in the reader's language, as far as that has words of its own. */
export const shownWords = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => inWord(word, (piece) => wordsFor(piece)[0] ?? piece))
    .join(' ')

const ENGLISH = new Map(
  Object.entries(typed).flatMap(([english, words]) => words.map((word) => [folded(word), english])),
)

/** A typed word as the grammars know it. */
export const englishWord = (token: string): string => inWord(folded(token), (piece) => ENGLISH.get(piece) ?? piece)

/** All that a word of a phrase may be typed as. */
export function waysToType(word: string): string[] {
  const longest = Math.max(1, ...word.split(PIECES).map((piece) => wordsFor(piece).length), wordsFor(word).length)
  const others = Array.from({ length: longest }, (_, n) => folded(inWord(word, (piece) => wordsFor(piece)[n] ?? piece)))
  return [...new Set([folded(word), ...others])]
}
