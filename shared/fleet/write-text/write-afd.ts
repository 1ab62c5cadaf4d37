import type { Facts, Ship, Squadrons } from './list-facts'

/** Neither side nor labels: the head underlined, prices as sums, the objectives at the end. */
export function writeAfd({ name, ships, squadrons, objectives, sums, limit }: Facts): string {
  const head = `${name} (${sums.squadrons}/${sums.total}/${limit.total})`
  const lines = [
    head,
    '='.repeat(head.length),
    ...ships.flatMap(shipRows),
    ...squadrons.map(squadronRow),
    ...[objectives.assault, objectives.defense, objectives.navigation].filter((objective) => objective !== ''),
  ]
  return `${lines.join('\n')}\n`
}

function shipRows({ name, points, upgrades, sum }: Ship): string[] {
  const price = upgrades.length > 0 ? `${points} + ${sum - points}: ${sum}` : `${points}`
  return [`${name} (${price})`, ...upgrades.map((upgrade) => `\t+ ${upgrade.name} (${upgrade.points})`)]
}

const squadronRow = ({ name, count, points }: Squadrons): string =>
  count > 1 ? `${count} x ${name} (${count} x ${points})` : `${name} (${points})`
