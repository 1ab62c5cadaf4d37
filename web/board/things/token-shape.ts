import { isObjective, OBJECTIVES, type ObjectiveCategory } from '#shared/game/cards/catalog/objectives'

const corner = (radius: number, turn: number): string =>
  `${(radius * Math.sin(turn)).toFixed(2)},${(-radius * Math.cos(turn)).toFixed(2)}`

const polygon = (corners: number, radius: number, turn = 0): string =>
  `M${Array.from({ length: corners }, (_, n) => corner(radius, turn + (2 * Math.PI * n) / corners)).join('L')}Z`

const star = (points: number, radius: number): string =>
  `M${Array.from({ length: 2 * points }, (_, n) => corner(n % 2 === 0 ? radius : radius * 0.55, (Math.PI * n) / points)).join('L')}Z`

/** One shape for each kind of objective, another for cards of which tokens mean something of their own. */
const OF_CATEGORY: Record<ObjectiveCategory, string> = {
  assault: polygon(3, 8.5),
  defense: polygon(4, 8, Math.PI / 4),
  navigation: polygon(6, 7.5),
}
const OF_CARD: Readonly<Record<string, string>> = {
  'fire-lanes': polygon(5, 8),
  'hyperspace-assault': polygon(8, 7.5, Math.PI / 8),
  'intel-sweep': star(6, 8.5),
  minefields: star(8, 8.5),
}

/** Inside the disc of an objective token (radius 10 mm). */
export function tokenShape(objective: string | undefined): string {
  if (objective === undefined || !isObjective(objective)) return polygon(4, 8)
  return OF_CARD[objective] ?? OF_CATEGORY[OBJECTIVES[objective].category]
}

/** Of a token that an upgrade puts on the table: a ring of gravity. */
export const MARKER_SHAPE = 'M-8,0A8,8 0 1,0 8,0A8,8 0 1,0 -8,0ZM-4,0A4,4 0 1,1 4,0A4,4 0 1,1 -4,0Z'

/** Of an objective ship: five points in a square of 9 mm. */
export const SHIP_STAR = star(5, 4)
