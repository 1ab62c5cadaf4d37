import type { Effort } from './effort'
import { splitHint } from './hints'
import { knownLabel, type Label } from './labels'
import { factionNamed, type Line } from './list'
import { cardsNamed, isCardName } from './name-search'
import { FEWEST_OF_FLEET } from './notes'
import { isRule } from './read-afd'
import { rowOf, withoutBullet } from './row'

/** A narrow column breaks a row at every blank; names have five words, with bullet and price. */
const MOST_PIECES = 8

/**
 * Rows that were broken over lines put together again: a label and its value, the words of a name, a name and its price,
 * a sum and its word. Only what makes sense together, and does not without.
 */
export function mended(lines: readonly Line[], effort: Effort): Line[] {
  const found: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]
    if (first === undefined) break
    const length = isNumbered(first)
      ? numberedCount(lines.slice(at, at + MOST_PIECES))
      : isWhole(first, effort)
        ? 1
        : pieceCount(lines.slice(at, at + MOST_PIECES), effort)
    found.push({ line: first.line, text: joined(lines.slice(at, at + length)) })
    at += length
  }
  return found
}

/** `3 • Victory II-class Star Destroyer - Admiral`: a row of Fab's builder, which ends in its price. */
const isNumbered = ({ text }: Line): boolean => /^\d{1,3} ?• ?\S/.test(text)

function numberedCount(lines: readonly Line[]): number {
  const next = lines.findIndex((line, index) => index > 0 && isNumbered(line))
  const end = lines.findIndex(({ text }) => /\(\d{1,3}\)$/.test(text))
  return end >= 0 && (next < 0 || end < next) ? end + 1 : 1
}

const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ')

/** How many lines make one row: the most that do. */
function pieceCount([first, ...others]: readonly Line[], effort: Effort): number {
  const end = others.findIndex((line) => beginsAnother(line, effort))
  const rest = end < 0 ? others : others.slice(0, end)
  if (first === undefined) return 1
  for (let more = rest.length; more > 0; more--) {
    const some = rest.slice(0, more)
    if (makesSense({ line: first.line, text: joined([first, ...some]) }, [first, ...some], effort)) return more + 1
  }
  return 1
}

const WORDS_OF_SUMS = /^(?:points?|pts|total|ship|squadron|cost| )+$/i
const SUM = /^= ?\d{1,5}(?: (?:total )?(?:points?|pts|ship cost|squadron cost))?$/i
const TOTAL = /^total points ?: ?\d{1,5}$/i

/** Nothing can be missing behind it: it ends in a price, or says all that its label asks for. */
function isWhole(line: Line, effort: Effort): boolean {
  if (isRule(line)) return true
  const label = knownLabel(line, effort)
  if (label) return label.value !== '' && !isOpen(label, effort)
  return line.text.endsWith(')') && rowOf(line, effort).price !== undefined && withoutBullet(line.text).rest[0] !== '('
}

/** `Commander: Admiral`, `Assault: Most`: the value is no name yet. */
const isOpen = ({ kind, value }: Label, effort: Effort): boolean =>
  (kind === 'commander' || kind === 'objectives' || kind === 'ship' || kind === 'squadrons' || kind === 'upgrade') &&
  !isCardName(splitHint(rowOf({ line: 0, text: value }, effort).text).name, effort)

/** It stands in front of all that follows it: bullet, sum, or a label of its own. */
function beginsAnother(line: Line, effort: Effort): boolean {
  const { text } = line
  if (isRule(line)) return true
  if (text.startsWith('=') || /^(?:total|points ?:)/i.test(text))
    return !WORDS_OF_SUMS.test(text) && !/^points ?:/i.test(text)
  return withoutBullet(text).bullet || text.startsWith('[') || knownLabel(line, effort) !== undefined
}

function makesSense(line: Line, pieces: readonly Line[], effort: Effort): boolean {
  if (SUM.test(line.text) || TOTAL.test(line.text)) return true
  const label = knownLabel(line, effort)
  if (label) return fitsLabel(label, pieces, effort)
  const row = rowOf(line, effort)
  const name = splitHint(row.text).name
  // A piece that is a name is a row of its own, unless there is only a bullet or a count in front of it.
  const begun = /\p{L}{2}/u.test(pieces[0]?.text ?? '')
  const others = begun && pieces.slice(1).some((piece) => isCardName(splitHint(rowOf(piece, effort).text).name, effort))
  // `249` below the last row is the sum of the fleet
  if (pieces.slice(1).some((piece) => Number(piece.text) >= FEWEST_OF_FLEET)) return false
  return !others && row.price !== undefined && (isCardName(name, effort) || cardsNamed('ship', name, effort).length > 0)
}

function fitsLabel(label: Label, [, ...values]: readonly Line[], effort: Effort): boolean {
  const { kind, value } = label
  if (kind === 'side') return factionNamed(value) !== undefined
  if (kind === 'points') return /^\d{1,5}(?: ?\/ ?\d{1,5})?$/.test(value)
  if (kind === 'name' || kind === 'person') return values.length > 0 && !values.some(({ text }) => isRow(text, effort))
  if (kind === 'about') return false
  const row = rowOf({ line: 0, text: value }, effort)
  const asked = kind === 'commander' ? 'upgrade' : kind === 'objectives' ? 'objective' : undefined
  const { name } = splitHint(row.text)
  if (asked) return cardsNamed(asked, name, effort).length > 0
  return row.price !== undefined && values.length > 0 && isOpenLabel(label) && isCardName(name, effort)
}

/** `Squadrons:` with nothing behind it begins a part, which keeps its rows. */
const isOpenLabel = ({ value, kind }: Label): boolean => value !== '' && kind === 'upgrade'

/** A fleet may be called as a ship, but not with its price. */
const isRow = (text: string, effort: Effort): boolean => {
  const row = rowOf({ line: 0, text }, effort)
  return row.price !== undefined || row.bullet || isCardName(row.text, effort)
}
