import type { CardMatch } from './card-match'
import type { WrittenList } from './list'
import { type ResolvedName, type ResolvedShip, type ResolvedSquadron, take } from './resolved-name'

/** More ways to choose cards than that tell nothing. */
const MOST_WAYS = 256

interface Part {
  readonly card: ResolvedName
  readonly count: number
}

/**
 * Where a list prints sums and no prices of single cards, the sum tells which of several cards of a name is meant: the sum
 * of a ship, else that of all ships, of the squadrons, or of the fleet.
 */
export function settleBySums(
  ships: readonly ResolvedShip[],
  squadrons: readonly ResolvedSquadron[],
  { sums }: WrittenList,
): void {
  for (const { upgrades } of ships) settleRows(upgrades.map(single))
  settleRows(squadrons.map(several))
  for (const { written, ship, upgrades } of ships) settle([ship, ...upgrades].map(single), written.sum)
  const ofShips = ships.flatMap(({ ship, upgrades }) => [ship, ...upgrades]).map(single)
  const ofSquadrons = squadrons.map(several)
  settle(ofShips, sums.ships)
  settle(ofSquadrons, sums.squadrons)
  settle([...ofShips, ...ofSquadrons], sums.total)
}

const single = (card: ResolvedName): Part => ({ card, count: 1 })
const several = (card: ResolvedSquadron): Part => ({ card, count: card.written.count })

function settleRows(parts: readonly Part[]): void {
  for (const { card } of parts) {
    const { line, sumOfRow } = card.written
    if (sumOfRow !== undefined)
      settle(
        parts.filter((each) => each.card.written.line === line),
        sumOfRow,
      )
  }
}

/** Takes the one way in which the open names fit the sum; of several, one without cards of later years. */
function settle(parts: readonly Part[], sum: number | undefined): void {
  const open = parts.filter(({ card }) => card.named === undefined)
  if (sum === undefined || open.length === 0 || open.some(({ card }) => card.options.length === 0)) return
  const known = parts.reduce((total, { card, count }) => total + (worth(card) ?? Number.NaN) * count, 0)
  if (Number.isNaN(known)) return
  const ways = waysFor(open)
  const fitting = ways.filter((way) => priceOf(way, open) === sum - known)
  const early = fitting.filter((way) => way.every(({ later }) => !later))
  const [way, ...others] = early.length > 0 ? early : fitting
  const chosen = way && others.length === 0 ? way : fitting.length === 0 ? laterOf(open, sum - known) : undefined
  for (const [index, { card }] of open.entries()) {
    const named = chosen?.[index]
    if (named) take(card, named, true)
  }
}

/** Of one that is open yet, nothing. */
function worth({ named, written, as }: ResolvedName): number | undefined {
  if (named === undefined) return 0
  return named.points ?? named.listed ?? (as === 'squadron' ? undefined : written.price)
}

function waysFor(open: readonly Part[]): readonly (readonly CardMatch[])[] {
  let ways: readonly (readonly CardMatch[])[] = [[]]
  for (const { card } of open) {
    ways = ways.flatMap((way) => card.options.map((option) => [...way, option]))
    if (ways.length > MOST_WAYS) return []
  }
  return ways
}

const priceOf = (way: readonly CardMatch[], open: readonly Part[]): number =>
  way.reduce((sum, { points, listed }, index) => sum + (points ?? listed ?? Number.NaN) * (open[index]?.count ?? 1), 0)

/** Prices of later cards change with the years: what is left may be near the price that most lists print. */
function laterOf([first, ...others]: readonly Part[], rest: number): readonly CardMatch[] | undefined {
  const later = first?.card.options.filter((option) => option.later && isNear(rest, option.listed)) ?? []
  return others.length === 0 && later.length === 1 ? later : undefined
}

const isNear = (rest: number, listed: number | undefined): boolean =>
  listed !== undefined && rest > 0 && Math.abs(rest - listed) <= Math.max(1, listed / 4)
