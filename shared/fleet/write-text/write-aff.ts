import { type Card, type Facts, signOf } from './list-facts'

/** Keys and scrubbed names; no side, no prices, no objectives. */
export function writeAff({ ships, squadrons }: Facts): string {
  const lines = [
    ...ships.flatMap((ship) => [`ship:${scrubbed(ship)}`, ...ship.upgrades.map((each) => `upgrade:${scrubbed(each)}`)]),
    ...squadrons.flatMap((each) => Array.from({ length: each.count }, () => `squadron:${scrubbed(each)}`)),
  ]
  return `${lines.join('\n')}\n`
}

const scrubbed = (card: Card): string => `${card.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}${signOf(card) ?? ''}`
