import type { Facts } from './list-facts'

const FACTIONS = { rebel: 'Rebels', imperial: 'Empire' }

/** The price of one squadron in each row of them. */
export function writeFlagship({ name, faction, commander, ships, squadrons, objectives, sums }: Facts): string {
  const blocks = ships.flatMap((ship) => [
    `${ship.upgrades.includes(commander ?? ship) ? '[flagship] ' : ''}${ship.name} (${ship.points})`,
    ...ship.upgrades.map((upgrade) => `- ${upgrade.name} (${upgrade.points})`),
    `= ${ship.sum} points`,
    '',
  ])
  const lines = [
    name,
    '',
    `Faction: ${FACTIONS[faction]}`,
    `Commander: ${commander?.name ?? 'None'}`,
    '',
    `Assault Objective: ${objectives.assault || 'None'}`,
    `Defense Objective: ${objectives.defense || 'None'}`,
    `Navigation Objective: ${objectives.navigation || 'None'}`,
    '',
    ...blocks,
    ...squadrons.map((each) => `${each.count} ${each.name} (${each.points})`),
    `= ${sums.squadrons} points`,
  ]
  return `${lines.join('\n')}\n`
}
