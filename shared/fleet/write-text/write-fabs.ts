import type { Facts, Squadrons } from './list-facts'

const FACTIONS = { rebel: 'REBEL', imperial: 'EMPIRE' }

/** One numbered row for the objectives, each ship and each squadron; prices of whole rows only. */
export function writeFabs({ faction, ships, squadrons, objectives, sums }: Facts): string {
  const { assault, defense, navigation } = objectives
  const chosen = [assault, defense, navigation].filter((objective) => objective !== '')
  const rows = [
    ...(chosen.length > 0 ? [`${['Objectives', ...chosen].join(' - ')} (0)`] : []),
    ...ships.map(({ name, upgrades, sum }) => `${[name, ...upgrades.map((each) => each.name)].join(' - ')} (${sum})`),
    ...squadrons.flatMap(squadronRows),
  ]
  const lines = [
    `${FACTIONS[faction]} FLEET (${sums.total} points)`,
    ...rows.map((row, index) => `${index + 1} • ${row}`),
  ]
  return `${lines.join('\n')}\n`
}

const squadronRows = ({ name, kind, count, points }: Squadrons): string[] =>
  Array.from({ length: count }, () => `${kind === undefined ? name : `${name} ${kind}`} (${points})`)
