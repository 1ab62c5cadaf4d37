/** `= 278, 122 left`: a sum, and what the fleet still may cost. */
const SUM_AND_LEFT =
  /(?<=\S) ?= ?(\d{2,3})(?: ?(?:points?|pts?|pkt))?[,;/-]? ?((\d{1,3})(?: ?(?:points?|pts?|pkt))? (?:left|remaining|to go|to spare|zostało|übrig))[.!)]*$/iu

/** Limits are round numbers. */
const isLimit = (points: number): boolean => points % 25 === 0

/**
 * A row that ends with a sum and what is left of the limit, as several rows: with the rest it makes the limit, so the sum is
 * that of the fleet; else that of the row.
 */
export function withoutPointsLeft(row: string): readonly string[] {
  const found = SUM_AND_LEFT.exec(row.length > LONGEST ? '' : row)
  const [, sum, left, rest] = found ?? []
  const cards = row.slice(0, found?.index)
  if (left === undefined || !/\p{L}/u.test(cards)) return [row]
  return isLimit(Number(sum) + Number(rest)) ? [cards, `Total: ${sum}`, left] : [`${cards} = ${sum}`, left]
}
/** Nobody writes a row that long. */
const LONGEST = 400
