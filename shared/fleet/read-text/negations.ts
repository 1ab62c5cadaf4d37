import { nameIn } from './cards-in'
import type { Effort } from './effort'
import type { Line } from './list'
import { KINDS } from './name-search'
import { mayMean } from './parts'
import { joined } from './struck'
import { namesInRow } from './words-of-row'

/** `no Gunnery Team`, `w/o Admonition (8)`, `(was Raider I)`: up to the next sign. */
const NEGATED =
  /(?:(?<=^|[\s,;(|+&-])(?:no|not|without|w\/o|instead of|in place of|rather than|ohne|statt|anstatt|bez|nie|zamiast|sans|au lieu d[eu]|sin|en vez de)|(?<=\()(?:was|were|formerly|previously|originally|replaces|replacing|war|vorher|zuvor|był|była|wcześniej|avant|antes)) (?=\p{L})[^,;()|+&:]{2,60}?(?: ?\(\d{1,3}\))?(?= (?:with|w\/|but|mit|ale) |[,;()|+&:]|$)/giu
const EMPTY_BRACKET = / ?\( *\)/g

/** The rows without the cards that their writers say they do not have, which are told. */
export function withoutNegations(written: readonly Line[], effort: Effort) {
  const remarks: Line[] = []
  const lines = written.flatMap(({ line, text }, index): Line[] => {
    effort.steps += text.length
    const left = text.replaceAll(NEGATED, (part, at: number) => {
      // A fleet may be called so
      const isTitle = index === 0 && at === 0
      if (isTitle || isCard(part, effort) || namesInRow(part, effort).names.length === 0) return part
      remarks.push({ line, text: part })
      return ''
    })
    if (left === text) return [{ line, text }]
    const row = joined(left.replaceAll(EMPTY_BRACKET, '').replaceAll(/ {2,}/g, ' ').trim())
    return /[\p{L}\d]/u.test(row) ? [{ line, text: row }] : []
  })
  return { lines, remarks }
}

const isCard = (text: string, effort: Effort): boolean =>
  KINDS.some((kind) => mayMean(kind, nameIn(text, effort), effort))
