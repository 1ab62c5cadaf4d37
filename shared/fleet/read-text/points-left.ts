/** `= 278, 122 left`: a sum, and what the fleet still may cost. */
const SUM_AND_LEFT =
  /^(.*\p{L}.*?) ?= ?(\d{2,3})(?: ?(?:points?|pts?|pkt))?[,;/-]? ?((\d{1,3})(?: ?(?:points?|pts?|pkt))? (?:left|remaining|to go|to spare|zostało|übrig))[.!)]*$/iu

/** Limits are round numbers. */
const isLimit = (points: number): boolean => points % 25 === 0

/**
 * A row that ends with a sum and what is left of the limit, as several rows: with the rest it makes the limit, so the sum is
 * that of the fleet; else that of the row.
 */
export function withoutPointsLeft(row: string): readonly string[] {
  const [, cards, sum, left, rest] = SUM_AND_LEFT.exec(row.length > LONGEST ? '' : row) ?? []
  if (cards === undefined || left === undefined) return [row]
  return isLimit(Number(sum) + Number(rest)) ? [cards, `Total: ${sum}`, left] : [`${cards} = ${sum}`, left]
}
/** Nobody writes a row that long. */
const LONGEST = 400
