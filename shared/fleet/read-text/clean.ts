import type { Effort } from './effort'
import type { FleetTextError, Line } from './list'
import { withoutMarkup } from './markup'
import { plainLine, withStrokePrice } from './plain-line'
import { withoutPointsLeft } from './points-left'
import { withProduct } from './products'
import { withoutTables } from './tables'
import { withoutYaml } from './yaml-lists'

/** Characters; the longest real lists have some 2000. */
const LONGEST = 20_000
/** The longest real lists have some 60. */
const MOST_LINES = 400
/** A text with more of these than one in a hundred characters was read in the wrong encoding, or is no text. */
const LOST = /(?!\s)[\p{Cc}\ufffd]/gu
const SIGNS_OF_FILES = ['PK\u0003\u0004', '%PDF', '\u0089PNG', 'GIF8']

/** Marks without width: byte order, joiners, soft hyphens, and those that turn the direction of writing. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** UTF-8 that was read as Windows-1252 or Latin-1: the signs that lists have. */
const MISREAD: readonly (readonly [from: string, to: string])[] = [
  ['â€¢', '•'],
  ['â\u0080¢', '•'],
  ['â€™', "'"],
  ['â\u0080\u0099', "'"],
  ['â€“', '-'],
  ['â\u0080\u0093', '-'],
  ['Â·', '·'],
  ['Â\u00a0', ' '],
]
const PLAIN: readonly (readonly [from: RegExp, to: string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\r\n?|[\v\f\u2028\u2029]/g, '\n'],
  // Empty rows of a spreadsheet
  [/^[^\S\n]+$/gm, ''],
]

/** The text with one kind of line end, blank, quote and dash each, or the reason why it is none. */
export function cleanText(text: string, effort: Effort): { readonly text: string } | FleetTextError {
  if (text.length > LONGEST) return 'fleet-too-long'
  effort.steps += text.length
  if (text.includes('\0') || SIGNS_OF_FILES.some((sign) => text.startsWith(sign))) return 'fleet-not-text'
  let plain = text.replaceAll(INVISIBLE, '')
  for (const [from, to] of MISREAD) plain = plain.replaceAll(from, to)
  if ((plain.match(LOST)?.length ?? 0) * 100 > plain.length) return 'fleet-not-text'
  plain = plain.normalize('NFKC').replaceAll(LOST, ' ')
  for (const [from, to] of PLAIN) plain = plain.replaceAll(from, to)
  effort.steps += plain.length
  if (hasTooMany(plain.split('\n').filter((line) => line !== ''))) return 'fleet-too-long'
  return plain.trim() === '' ? 'fleet-empty' : { text: plain }
}

/** Lines with something on them are looked at in many ways, so there may be so many only. */
export const hasTooMany = (lines: readonly unknown[]): boolean => lines.length > MOST_LINES

/** The lines that have something on them, without what forums and chats put around them. */
export function linesOf(text: string, effort: Effort): Line[] {
  const rows = withoutTables(withoutYaml(withoutMarkup(text, effort).replaceAll(INVISIBLE, ''), effort), effort)
    .replaceAll('\t', ' ')
    .split('\n')
    .flatMap((content, index) =>
      rowsIn(withoutMarks(content))
        .flatMap(withoutPointsLeft)
        .map((row) => ({ line: index + 1, text: row })),
    )
  const priced = rows.map((row) => ({ ...row, text: withStrokePrice(row.text) }))
  const areStroked = priced.filter(({ text: row }, at) => row !== rows[at]?.text).length > 1
  return (areStroked ? priced : rows)
    .map(({ line, text: row }) => ({ line, text: plainLine(withProduct(row)) }))
    .filter((line) => line.text !== '')
    .map((line, index) => (index === 0 ? line : { ...line, text: withoutJoin(line.text) }))
    .map((line, index) => (index === 0 ? { ...line, text: withoutCommand(line.text) } : line))
    .filter((line) => line.text !== '')
}

/** `and another Raider I`, `plus Howlrunner`: what joins a row to the one in front. */
const withoutJoin = (text: string): string =>
  text
    .replace(/^(?:(?:and|plus|und|oraz) )?(?:another|one more|noch eine?n?|jeszcze jed\p{L}{1,4}) (?=\p{L})/iu, '1 x ')
    .replace(/^(?:and|plus|und|oraz) (?=[\p{Lu}\d])/iu, '')

/** A list that lost its line ends: `Victory II (85) • Motti (24) = 109 Points`. */
const rowsIn = (line: string): string[] =>
  NUMBERED.test(line) || !INNER_BULLET.test(line) ? [line] : line.split(INNER_ROW)
const NUMBERED = /^\d{1,3} ?•/
const INNER_BULLET = /\S +• ?\S/
const INNER_ROW = /(?<=\S) +(?=•)|(?<=\)) +(?== ?\d)/

/** Leaves out quotation marks of mail, bold marks, headings and fences. */
function withoutMarks(line: string): string {
  let text = line.trim()
  while (text.startsWith('>') || text.startsWith('#')) text = text.slice(1).trimStart()
  if (/^```\w*$/.test(text)) return ''
  text = text.replaceAll('**', '').replaceAll('__', '').replaceAll(/[\\`]/g, '').trim()
  if (/^\*\S/.test(text)) text = text.replaceAll('*', '')
  return text
}

/** `!vassal` in front of a list. */
function withoutCommand(text: string): string {
  if (!/^[!/][a-z]/i.test(text)) return text
  const blank = text.indexOf(' ')
  return blank < 0 ? '' : text.slice(blank).trim()
}
