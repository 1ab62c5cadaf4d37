/** Nobody writes a row that long. */
const LONGEST = 120

/** `3 TIE Fighter @ 8 = 24`, `4 x TIE Interceptor a 11 = 44` */
const OF_ONE =
  /^([^\p{L}\p{N}]{0,4}(\d{1,2})(?: ?[x×*])? \p{L}[^@=()]{1,60}?) ?(?:@ ?|\((?:po|à|je|@) ?| (?:po|à|je|a|at) )(\d{1,3})\)? ?= ?(\d{1,4})(?: ?(?:points?|pts?|pkt|p)\.?)?$/u
/** `TIE Interceptor 11 x 4 = 44`, `TIE Interceptor (4 @ 11)`, `TIE Interceptor 4x11` */
const BEHIND = /^(.{0,8}\p{L}[^@=()]{1,60}?) ?(\()?(?<=[ (])(\d{1,3}) ?([x×*@]) ?(\d{1,3})(?: ?= ?(\d{1,4}))?\)?$/u

/** A row that says how it counts its price, with the price of all in a bracket: `3 TIE Fighter (24)`. */
export function withProduct(text: string): string {
  if (text.length > LONGEST || !/\d/.test(text)) return text
  return sumBehind(text) ?? summed(text) ?? priceOfOne(text) ?? productBehind(text) ?? text
}

/** `= 56+10+5`, `: 120 + 24`, `(85+24+7)`, `= 4*8`: what a row costs, not added up. */
const SUMMANDS =
  /([=:(]) ?(\d{1,4}(?: ?[x×*] ?\d{1,3})?(?: ?\+ ?\d{1,4}(?: ?[x×*] ?\d{1,3})?){0,16})(?: ?= ?(\d{1,4}))?(?: ?(?:points?|pts?|pkt|p)\.?)?(\)?)$/u

const COUNTED = /^[^\p{L}\p{N}]{0,4}\d{1,2}(?: ?[x×*])? \p{L}/u

function summed(text: string): string | undefined {
  const [all = '', sign = '', terms = '', printed, end = ''] = SUMMANDS.exec(text) ?? []
  const count = terms.split('+').length
  // `TIE Fighters: 4 x 8` says how many there are
  const isOfSquadrons = /[x×*]/.test(terms) && sign === '=' && COUNTED.test(text)
  // `(96 + 37)` is a ship and its upgrades, `(2 x 13)` the squadrons of a row
  const isSum = sign === '(' ? count > 2 && end !== '' : (count > 1 || isOfSquadrons) && end === ''
  if (!isSum) return undefined
  const factorsOf = (term: string) => term.split(/[x×*]/).map(Number)
  const sum = terms.split('+').reduce((total, term) => total + factorsOf(term).reduce((one, by) => one * by, 1), 0)
  return `${text.slice(0, -all.length)}${sign === '(' ? sign : `${sign} `}${printed ?? sum}${end}`
}

/** `(44+20+2=66)`: the prices of a row, and their sum. */
const SUM = /\((\d{1,3}(?: ?\+ ?\d{1,3}){2,12}) ?= ?(\d{1,4})\)$/

function sumBehind(text: string): string | undefined {
  const [all = '', prices = '', sum] = SUM.exec(text) ?? []
  const total = prices.split('+').reduce((some, price) => some + Number(price), 0)
  return sum !== undefined && total === Number(sum) ? `${text.slice(0, -all.length)}(${sum})` : undefined
}

function priceOfOne(text: string): string | undefined {
  const [, row, count, one, all] = OF_ONE.exec(text) ?? []
  return row !== undefined && Number(count) * Number(one) === Number(all) ? `${row} (${all})` : undefined
}

function productBehind(text: string): string | undefined {
  const [, name = '', bracket, one, sign, other, all] = BEHIND.exec(text) ?? []
  const product = Number(one) * Number(other)
  if (one === undefined || (all === undefined ? product < LEAST_PRODUCT : Number(all) !== product)) return undefined
  const isPlain = bracket !== undefined && sign !== '@'
  return isPlain ? undefined : `${name} (${one} x ${other} = ${product})`
}
/** Two of the cheapest squadron. */
const LEAST_PRODUCT = 14
