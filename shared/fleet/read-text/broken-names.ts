import { isKnown, nameIn } from './cards-in'
import type { Effort } from './effort'
import { knownLabel } from './labels'
import type { Line } from './list'
import { KINDS } from './name-search'
import { withoutBullet } from './row'
import { cardsCalled } from './short'

const LAST_NAME = /[^,;:+|]{2,40}$/
const FIRST_NAME = /^[^,;:+|]{2,40}/
const BETWEEN = /[,;:+|]/

/**
 * `Motti, Gunnery` and below it `Team, ECM`: a row of names that was broken in the middle of one, put together again. The
 * two pieces are a name together, and the second alone is none.
 */
export function withNamesMended(lines: readonly Line[], effort: Effort): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last && isBroken(last, line, effort))
      found.splice(-1, 1, { line: last.line, text: `${last.text} ${line.text}` })
    else found.push(line)
  }
  return found
}

function isBroken(above: Line, below: Line, effort: Effort): boolean {
  if (!BETWEEN.test(above.text) && !BETWEEN.test(below.text)) return false
  if (withoutBullet(below.text).bullet || below.text.startsWith('=') || knownLabel(below, effort)) return false
  const end = LAST_NAME.exec(above.text)?.[0].trim() ?? ''
  const rest = FIRST_NAME.exec(below.text)?.[0].trim() ?? ''
  if (!/\p{L}$/u.test(end) || !/^\p{L}/u.test(rest) || !isKnown(`${end} ${rest}`, effort)) return false
  return isKnown(end, effort) ? !isCalled(rest, effort) : !isKnown(rest, effort)
}

const isCalled = (text: string, effort: Effort): boolean =>
  isKnown(text, effort) || KINDS.some((kind) => cardsCalled(kind, nameIn(text, effort), effort).length > 0)
