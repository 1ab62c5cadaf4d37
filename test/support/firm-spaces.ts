import { literalsOf } from './text-literals'

const NO_BREAK = '\u00a0'
/** A word of one letter and the blank behind it; the letter must not end a line (ux 6). */
const LOOSE = /(?<![\p{L}\p{N}\p{M}])[aiouwz] /giu

/** What is measured stays with its number, in the text or put into it: `314 mm`, `${hours} godz.` */
const UNIT = /(?<=[\d}]) (?=(?:mm|cm|godz|min|dni|dzień)(?![\p{L}]))/gu

/** Offsets in the source of the blanks that should hold a short word to the next, or a number to its unit. */
const looseIn = (path: string, source: string): number[] =>
  literalsOf(path, source).flatMap(({ text, at }) => [
    ...[...text.matchAll(LOOSE)].map(({ index }) => at + index + 1),
    // What is put in ends right before the text that follows it
    ...[...`${source[at - 1]}${text}`.matchAll(UNIT)].map(({ index }) => at + index - 1),
  ])

/** The source with no-break spaces behind words of one letter and between numbers and their units. */
export function withFirmSpaces(path: string, source: string): string {
  const characters = source.split('')
  for (const at of looseIn(path, source)) characters[at] = NO_BREAK
  return characters.join('')
}
