import { type Card, type Facts, type Squadrons, signOf } from './list-facts'

const FACTIONS = { rebel: 'Rebel Alliance', imperial: 'Galactic Empire' }

/** Without apostrophes, blanks and tabs as the site puts them, the ship of the commander marked. */
export function writeWarlords({ name, faction, commander, ships, squadrons, objectives, sums, limit }: Facts): string {
  const blocks = ships.flatMap((ship) => [
    `${ship.upgrades.includes(commander ?? ship) ? '[ flagship ] ' : ''}${bare(ship.name)} (${ship.points} points)`,
    ...ship.upgrades.map((upgrade) => `-  ${marked(upgrade)}\t ( ${upgrade.points}\t points) `),
    `= ${ship.sum} total ship cost`,
    '',
    '',
  ])
  const lines = [
    `${bare(name)} `,
    '\t',
    `Faction: ${FACTIONS[faction]}\t`,
    `Points: ${sums.total}/${limit.total}\t`,
    '',
    ...(commander ? [`Commander: ${bare(commander.name)}`] : []),
    '',
    `Assault Objective: ${objectives.assault}\t`,
    `Defense Objective: ${objectives.defense}\t`,
    `Navigation Objective: ${objectives.navigation}\t`,
    '',
    '',
    ...blocks,
    ...squadrons.map(squadronRow),
    `= ${sums.squadrons} total squadron cost`,
  ]
  return `${lines.join('\n')}\n`
}

const bare = (name: string): string => name.replaceAll("'", '')

function marked(card: Card): string {
  const sign = signOf(card)
  return sign === undefined ? bare(card.name) : `${bare(card.name)} (${sign})`
}

function squadronRow({ name, count, points }: Squadrons): string {
  const called = bare(name).replace('-wing', '-Wing')
  return `${count}\t${count > 1 ? `${called}s` : called} ( ${points * count} points) `
}
