import { factionNamed, type Line } from './list'
import { keyed } from './row'

const ROW = /^([^;|,]{3,24})[;|,]([^;|,]{1,60})[;|,](.*)$/

interface Row extends Line {
  readonly side: string
  readonly ship: string
  /** Of the ship, or of all of the row. */
  readonly price?: number
  readonly cards: readonly string[]
}

/**
 * `Imperial;ISD II;Motti`: rows of a table without a head, the side in the first column of each. Rows of the same ship that
 * follow each other are one ship, until a card comes twice.
 */
export function withoutSides(lines: readonly Line[]): readonly Line[] {
  const rows = lines.map(rowOf)
  if (rows.filter((row) => row !== undefined).length < 2) return lines
  let ship = ''
  let on = new Set<string>()
  return lines.flatMap((line, index): readonly Line[] => {
    const row = rows[index]
    if (row === undefined) return [line]
    const isNext = row.ship === ship && !row.cards.some((card) => on.has(card))
    if (!isNext) on = new Set()
    ship = row.ship
    for (const card of row.cards) on.add(card)
    const isFirst = rows.findIndex((each) => each?.side === row.side) === index
    const head = isFirst ? [{ line: line.line, text: `Faction: ${row.side}` }] : []
    const written = isNext ? row.cards.map((card) => `- ${card}`) : [withCards(row)]
    return [...head, ...written.map((text) => ({ line: line.line, text }))]
  })
}

function rowOf({ line, text }: Line): Row | undefined {
  const [, side = '', ship = '', rest = ''] = ROW.exec(text) ?? []
  const cells = rest.split(/[;|,]/).map((card) => card.trim())
  const found = withPrices(cells.filter((card) => card !== ''))
  return factionNamed(side) ? { line, text, side: side.trim(), ship: ship.trim(), ...found } : undefined
}

/** `Motti;120;24`, `Motti;24`, `144`: the prices of the ship and of its cards, of these alone, or of all. */
function withPrices(cells: readonly string[]): Pick<Row, 'cards' | 'price'> {
  const names = cells.filter((cell) => !/^\d{1,3}$/.test(cell))
  const numbers = cells.filter((cell) => /^\d{1,3}$/.test(cell)).map(Number)
  const [first, ...others] = numbers
  const priced = (prices: readonly number[]) => names.map((name, at) => `${name} (${prices[at]})`)
  if (first === undefined) return { cards: names }
  if (names.length > 0 && numbers.length === names.length) return { cards: priced(numbers) }
  return others.length === names.length ? { cards: priced(others), price: first } : { cards: cells }
}

function withCards({ ship, price, cards }: Row): string {
  const head = `${/^squad/.test(keyed(ship)) ? 'Squadrons' : ship}${price === undefined ? '' : ` (${price})`}`
  return cards.length === 0 ? head : `${head}: ${cards.join(', ')}`
}
