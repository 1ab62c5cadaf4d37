import type { WrittenList } from './list'
import type { Warning } from './reading'
import type { ResolvedList, ResolvedName, ResolvedShip, ResolvedSquadron } from './resolved-name'

/** Fleet points as the list prints them, with what they say about cards that are not known here. */
export interface Reckoning {
  readonly points: { readonly ships: number; readonly squadrons: number; readonly total: number }
  /** One of each card. */
  readonly prices: ReadonlyMap<string, number>
  readonly warnings: readonly Warning[]
}

interface Part {
  readonly card: ResolvedName
  readonly count: number
  /** Printed, for all of them. */
  readonly printed?: number
  /** By the card, for all of them. */
  readonly points?: number
}

/** Adds up what is printed. A price that is missing is that of the card, else what is left of the sum. */
export function reckon({ ships, squadrons, unplaced }: ResolvedList, { sums }: WrittenList): Reckoning {
  const prices = new Map<string, number>()
  const warnings: Warning[] = []
  const ofShips = ships.map((ship) => sumOfShip(ship, prices, warnings))
  const parts = ships.flatMap((ship) => bySumsOfRows(partsOfShip(ship), []))
  const isPriced = ships.some(({ written }) => written.sum !== undefined) || parts.some(isPrinted)
  const rows = bySumsOfRows(squadrons.map(partOfSquadron), warnings)
  const points = {
    ships: isPriced || sums.ships === undefined ? added(ofShips) : filled(parts, sums.ships, 'ships', prices, warnings),
    squadrons: filled(rows, sums.squadrons, 'squadrons', prices, warnings),
  }
  // Wherever they belong, the fleet pays for them
  points.ships += added(unplaced.map(({ card: { named, written } }) => written.price ?? named?.points ?? 0))
  const total = points.ships + points.squadrons
  if (sums.total !== undefined && sums.total !== total) {
    warnings.push({ code: 'wrong-sum', of: 'fleet', printed: sums.total, counted: total })
  }
  return { points: { ...points, total }, prices, warnings: [...wrongPrices([...parts, ...rows]), ...warnings] }
}

const added = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const isPrinted = ({ printed }: Part): boolean => printed !== undefined

function partsOfShip({ ship, upgrades }: ResolvedShip): Part[] {
  return [ship, ...upgrades].map((card) => {
    const { price } = card.written
    const points = card.named?.points
    return { card, count: 1, ...(price !== undefined && { printed: price }), ...(points !== undefined && { points }) }
  })
}

/** Programs differ in printing the price of one squadron or of all: one that fits the card tells. */
function partOfSquadron(card: ResolvedSquadron): Part {
  const { price, count, priceOfAll } = card.written
  const each = card.named?.points
  const part = { card, count, ...(each !== undefined && { points: each * count }) }
  if (price === undefined) return part
  const isOfOne = price === each || (!priceOfAll && price !== (each ?? 0) * count)
  return { ...part, printed: isOfOne ? price * count : price }
}

/** What is left of the sum of a row is the price of the card in it that nobody knows the price of. */
function bySumsOfRows(parts: readonly Part[], warnings: Warning[]): Part[] {
  let priced = [...parts]
  for (const { card } of parts) {
    const { line, sumOfRow } = card.written
    if (sumOfRow === undefined) continue
    const row = parts.filter((part) => part.card.written.line === line)
    const counted = added(row.map(({ points = 0 }) => points))
    const missing = row.find(({ points }) => points === undefined)
    if (missing) {
      const printed = Math.max(0, sumOfRow - counted)
      priced = priced.map((part) => (part === missing ? { ...part, printed } : part))
    } else if (counted !== sumOfRow) warnings.push({ code: 'wrong-sum', of: 'row', line, printed: sumOfRow, counted })
  }
  return priced
}

function sumOfShip(ship: ResolvedShip, prices: Map<string, number>, warnings: Warning[]): number {
  const parts = bySumsOfRows(partsOfShip(ship), warnings)
  const { line, sum } = ship.written
  return filled(parts, sum, 'ship', prices, warnings, line)
}

/** The sum of what is printed. Without a printed price the printed sum holds. */
function filled(
  parts: readonly Part[],
  sum: number | undefined,
  of: 'ship' | 'ships' | 'squadrons',
  prices: Map<string, number>,
  warnings: Warning[],
  line?: number,
): number {
  const counted = added(parts.map(({ printed, points }) => printed ?? points ?? 0))
  const missing = parts.find(({ printed, points }) => printed === undefined && points === undefined)
  const rest = missing && sum !== undefined ? Math.max(0, sum - counted) : 0
  for (const { card, count, printed } of parts) {
    if (card.named?.later !== false)
      prices.set(card.card, Math.round((card === missing?.card ? rest : (printed ?? 0)) / count))
  }
  const isWithout = sum !== undefined && sum + apartFrom(parts) === counted
  if (sum !== undefined && sum !== counted + rest && !isWithout) {
    warnings.push({ code: 'wrong-sum', of, printed: sum, counted: counted + rest, ...(line !== undefined && { line }) })
  }
  return sum === undefined || isWithout || parts.length === 0 || parts.some(isPrinted) ? counted + rest : sum
}

/** What cards cost that stand apart from their ships, whose printed sums may be without them. */
const apartFrom = (parts: readonly Part[]): number =>
  added(parts.map(({ card, printed, points }) => (card.written.apart ? (printed ?? points ?? 0) : 0)))

function wrongPrices(parts: readonly Part[]): Warning[] {
  return parts.flatMap(({ card: { card, written }, printed, points }): Warning[] =>
    printed === undefined || points === undefined || printed === points
      ? []
      : [{ code: 'wrong-price', line: written.line, card, printed, points }],
  )
}
