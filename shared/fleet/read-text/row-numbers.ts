/** `01|`, `2 | Gladiator I`, `| 3 | Raider I |` */
const NUMBER = /^((?:\s{0,8}\|)?\s{0,8})(0?\d{1,2})\s{0,8}\|\s{0,8}(?=\S)/
const NUMBER_BEHIND = /\|\s{0,8}\(?\d{1,3}\)?\s{0,8}\|?\s{0,8}$/
/** A column with this head holds counts. */
const HEAD_OF_COUNTS =
  /^(?:\s{0,8}\|)?\s{0,8}(?:qty|quantity|count|number|no\. of|x|szt\.?|ilo|anzahl|cantidad|quantit)/i
const LEAST_WITH_PRICES = 3

/** Numbers with a bar behind them that count up from one row to the next are no counts: the text without them. */
export function withoutRowNumbers(text: string): string {
  const lines = text.split('\n')
  const numbered = lines.flatMap((line, at) => {
    const number = NUMBER.exec(line)?.[2]
    return number === undefined ? [] : [{ line, at, number }]
  })
  const [first] = numbered
  const isCounting = numbered.every(({ number }, index) => Number(number) === Number(first?.number) + index)
  const beginsThere = first?.number.startsWith('0') || Number(first?.number) === 1
  const least = numbered.every(({ line }) => NUMBER_BEHIND.test(line)) ? LEAST_WITH_PRICES : 2
  if (!isCounting || !beginsThere || numbered.length < least || lines.some((line) => HEAD_OF_COUNTS.test(line)))
    return text
  const rows = new Set(numbered.map(({ at }) => at))
  return lines.map((line, at) => (rows.has(at) ? line.replace(NUMBER, '$1') : line)).join('\n')
}
