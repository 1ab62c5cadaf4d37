import { readFileSync } from 'node:fs'
import { literalsOf } from './text-literals'

const NO_BREAK = '\u00a0'
/** A word of one letter and the blank behind it; the letter must not end a line (ux 6). */
const LOOSE = /(?<![\p{L}\p{N}\p{M}])[aiouwz] /giu

/** Offsets in the source of the blanks that should hold a short word to the next. */
const looseIn = (path: string): number[] =>
  literalsOf(path).flatMap(({ text, at }) => [...text.matchAll(LOOSE)].map(({ index }) => at + index + 1))

/** The source with no-break spaces behind words of one letter. */
export function withFirmSpaces(path: string): string {
  const characters = readFileSync(path, 'utf8').split('')
  for (const at of looseIn(path)) characters[at] = NO_BREAK
  return characters.join('')
}
