import { type Card, type Facts, signOf } from './list-facts'

const SLOTS = { com: 'commander', off: 'officer', wpn: 'weaponsTeam' }

/** Keys in camel case; no side, no prices, no objectives. */
export function writeKeyJson({ name, ships, squadrons }: Facts): string {
  const list = {
    name,
    ships: ships.map((ship) => ({ ship: keyOf(ship), upgrades: ship.upgrades.map(keyOf) })),
    squadrons: squadrons.flatMap((each) => Array.from({ length: each.count }, () => keyOf(each))),
  }
  return `${JSON.stringify(list, undefined, 1)}\n`
}

/** `Victory II-class Star Destroyer` is `victoryIiClassStarDestroyer`; a slot tells cards of one name apart. */
function keyOf(card: Card): string {
  const [first = '', ...others] = card.name
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const sign = signOf(card)
  const key = first + others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return sign === undefined ? key : `${key}_${SLOTS[sign]}`
}
