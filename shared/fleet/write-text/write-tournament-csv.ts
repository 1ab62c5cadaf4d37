import { type Card, type Facts, type Ship, signOf } from './list-facts'

const FACTIONS = { rebel: 'Rebel', imperial: 'Empire' }
/** The flagship has 11 places for upgrades, each of the other eight ships 9; there are 18 for squadrons. */
const PLACES = { flagship: 12, ship: 10, ships: 12 + 8 * 10, squadrons: 18 }

/** One row with fixed columns, the flagship first and its commander in front of it; more cards make it longer. */
export function writeTournamentCsv({ faction, commander, ships, squadrons, objectives, sums }: Facts): string {
  const isFlagship = ({ upgrades }: Ship) => upgrades.some((each) => each === commander)
  const [flagship, ...others] = [...ships.filter(isFlagship), ...ships.filter((ship) => !isFlagship(ship))]
  const ofShips = [
    ...(flagship ? shipCells(flagship, commander, PLACES.flagship) : []),
    ...others.flatMap((ship) => shipCells(ship, undefined, PLACES.ship)),
  ]
  const ofSquadrons = squadrons.flatMap((each) =>
    Array.from({ length: each.count }, () => (each.kind === undefined ? each.name : `${each.name} ${each.kind}`)),
  )
  const cells = [
    FACTIONS[faction],
    commander?.name ?? '',
    objectives.assault,
    objectives.defense,
    objectives.navigation,
    ...filledUp(ofShips, PLACES.ships),
    `${sums.total - sums.squadrons}`,
    ...filledUp(ofSquadrons, PLACES.squadrons),
    `${sums.squadrons}`,
    `${sums.total}`,
    '',
  ]
  return `${cells.map(quoted).join(',')}\n`
}

function shipCells({ name, upgrades }: Ship, commander: Card | undefined, places: number): string[] {
  const cards = upgrades.filter((upgrade) => upgrade !== commander)
  return filledUp([name, ...cards.map(marked)], places)
}

const filledUp = (cells: readonly string[], places: number): string[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, places - cells.length) }, () => ''),
]

function marked(card: Card): string {
  const sign = signOf(card)
  return sign === undefined ? card.name : `${card.name} (${sign})`
}

const quoted = (cell: string): string => (cell.includes(',') ? `"${cell}"` : cell)
