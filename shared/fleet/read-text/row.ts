import type { Effort } from './effort'
import type { Line } from './list'

/** The numbers in the bracket at the end of a row, and the signs between them: `96 + 37: 133` is `+:`. */
export interface Price {
  readonly numbers: readonly number[]
  readonly signs: string
}

/** A line as a card with what stands around its name. */
export interface Row extends Line {
  /** The name alone. */
  readonly text: string
  readonly bullet: boolean
  readonly flagship: boolean
  /** `2 x`, `2x`, `2 ` */
  readonly count?: number
  readonly price?: Price
}

const BULLETS = '•·*+-▪◦‣●○■∙'
const LONGEST_PRICE = 32
const WORDS_OF_PRICES = new Set(['points', 'point', 'pts', 'pt', 'p'])

/** Reads `[flagship]`, bullet, count, name, marks and price of a line. */
export function rowOf({ line, text }: Line, effort: Effort): Row {
  effort.steps += text.length
  let rest = text
  const bullet = BULLETS.includes(rest[0] ?? '?')
  while (rest !== '' && BULLETS.includes(rest[0] ?? '?')) rest = rest.slice(1).trimStart()
  const flagship = /^\[ ?flagship ?\]/i.exec(rest)?.[0]
  if (flagship) rest = rest.slice(flagship.length).trimStart()
  const number = /^(\d{1,3})(?: ?[x×] |[x×](?=[^ -])| (?!\())/i.exec(rest)
  if (number) rest = rest.slice(number[0].length).trimStart()
  const { name, price } = splitPrice(rest)
  return {
    line,
    text: withoutSourceMarks(name),
    bullet,
    flagship: flagship !== undefined,
    ...(number && { count: Number(number[1]) }),
    ...(price && { price }),
  }
}

/** `Hera Syndulla (Ghost) (28)!` is a name with a bracket, a price, and a mark that says nothing. */
export function splitPrice(text: string): { readonly name: string; readonly price?: Price } {
  const plain = withoutSourceMarks(text)
  if (!plain.endsWith(')')) return { name: plain }
  const open = plain.lastIndexOf('(')
  if (open < 0 || plain.length - open > LONGEST_PRICE) return { name: plain }
  const price = priceOf(plain.slice(open + 1, -1))
  return price ? { name: plain.slice(0, open).trimEnd(), price } : { name: plain }
}

/** Leaves out `!` and groups like `[Legacy]` or `{CIS}` behind a name. */
function withoutSourceMarks(text: string): string {
  let plain = text.trimEnd()
  for (;;) {
    const open = plain.endsWith(']') ? plain.lastIndexOf('[') : plain.endsWith('}') ? plain.lastIndexOf('{') : -1
    const end = open > 0 ? open : plain.endsWith(')!') ? plain.length - 1 : plain.length
    if (end === plain.length) return plain
    plain = plain.slice(0, end).trimEnd()
  }
}

/** The numbers of a price: `44`, `2 points`, `96 + 37: 133`, `2 x 13`, `84/400`; other words make it a part of the name. */
export function priceOf(text: string): Price | undefined {
  const parts = text.toLowerCase().match(/\d+|[a-z]+|[^\sa-z\d]/g) ?? []
  const numbers: number[] = []
  let signs = ''
  for (const part of parts) {
    if (/^\d{1,5}$/.test(part)) numbers.push(Number(part))
    else if (part === 'x' || part === '×' || part === '*') signs += 'x'
    else if ('+:/'.includes(part)) signs += part
    else if (!WORDS_OF_PRICES.has(part)) return undefined
  }
  return numbers.length > 0 ? { numbers, signs } : undefined
}

/** `key: value` with a short key, the key in small letters without blanks. */
export function labelOf({ text }: Line): { readonly key: string; readonly value: string } | undefined {
  const colon = text.indexOf(':')
  if (colon < 1 || colon > 32) return undefined
  const key = text.slice(0, colon).toLowerCase().replaceAll(' ', '')
  return { key, value: text.slice(colon + 1).trim() }
}

/** The number of a line like `= 46 Points`. */
export function sumOf({ text }: Line): number | undefined {
  const number = /^= ?(\d{1,5})(?!\d)/.exec(text)?.[1]
  return number === undefined ? undefined : Number(number)
}
