import { nameIn } from './cards-in'
import { numberInWords } from './count'
import type { Effort } from './effort'
import { hintOf } from './hints'
import type { Line } from './list'
import { FLEET_KINDS } from './name-search'
import { isMisspelt } from './nearest'
import { mayMean } from './parts'
import { namesInRow, objectivesInRow } from './words-of-row'

/** `Motti (24) // commander`, `ISD II (120) <- flagship`: what stands behind the last price of a row. */
const BEHIND_PRICE =
  /^(.{2,120}\(\d{1,3}\))[ !.…]*(?:(?:<-+|←|\/\/+|--+|#|~+|\*+|-) ?|(?=\p{Ll}|\([^()]{3,80}\)$|\[[^[\]]{3,80}\]$))(.{2,200})$/u
/** `TIE Fighters (243 left)`, `122 left`: what the fleet still may cost. */
const POINTS_LEFT = /(?:^| ?\()(\d{1,3}(?: points?| pts?| pkt)? (?:left|remaining|to go|zostało|übrig|to spare))\)?$/i
const EACH = /^(?:each|ea\.?|apiece|(?:in )?total)$/i
const JOINED = /^(?:and|with|w|plus|i|z|ze|oraz|und|et|y|x|of|each|ea|pts?|pkt|points?|total|razem)(?![\p{L}])/iu

interface Remarks {
  readonly lines: readonly Line[]
  /** What was said of cards, and names none. */
  readonly remarks: readonly Line[]
}

/** The rows without what people add behind the price of a card, which is told apart. */
export function withoutRemarks(written: readonly Line[], effort: Effort): Remarks {
  const remarks: Line[] = []
  const lines = written.flatMap(({ line, text: whole }): Line[] => {
    const text = whole.replace(POINTS_LEFT, (_, left: string) => {
      remarks.push({ line, text: left })
      return ''
    })
    if (text === '') return []
    const [, row = text, behind = ''] = BEHIND_PRICE.exec(text) ?? []
    const remark = behind.replace(/^[[(](.*)[\])]$/, '$1')
    const hint = hintOf(remark)
    const isOfCard = hint !== undefined || EACH.test(remark) || isRemark(remark, effort)
    if (!isOfCard || !FLEET_KINDS.some((kind) => mayMean(kind, nameIn(row, effort), effort))) return [{ line, text }]
    if (hint) return [{ line, text: Object.keys(hint).length > 0 ? withHint(row, remark) : row }]
    if (!EACH.test(remark)) remarks.push({ line, text: remark })
    return [{ line, text: row }]
  })
  return { lines, remarks }
}

/** `Leia Organa (38) commander`: the mark stands between name and price, as most write it. */
const withHint = (row: string, mark: string): string => row.replace(/ ?\(\d{1,3}\)$/, (price) => ` (${mark})${price}`)

function isRemark(text: string, effort: Effort): boolean {
  if (!/\p{L}{3}/u.test(text) || /\d/.test(text) || JOINED.test(text)) return false
  if (numberInWords(/^\p{L}+/u.exec(text)?.[0] ?? '') !== undefined) return false
  const isCard = namesInRow(text, effort).names.length > 0 || objectivesInRow(text, effort).names.length > 0
  return !isCard && !isMisspelt('upgrade', text, effort) && !isMisspelt('squadron', text, effort)
}
