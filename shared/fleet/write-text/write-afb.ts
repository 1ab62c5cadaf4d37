import { type Facts, type Squadrons, signOf } from './list-facts'

const FACTIONS = { rebel: 'Rebels', imperial: 'Empire' }

/** With the kind of fighter behind each pilot, all objectives on one line. */
export function writeAfb({ name, faction, commander, ships, squadrons, objectives, sums, limit }: Facts): string {
  const { assault, defense, navigation } = objectives
  const blocks = ships.flatMap((ship) => [
    `${ship.upgrades.includes(commander ?? ship) ? '[flagship] ' : ''}${ship.name} (${ship.points})`,
    ...ship.upgrades.map((upgrade) => {
      const sign = signOf(upgrade)
      return ` - ${upgrade.name}${sign ? ` (${sign})` : ''} (${upgrade.points})`
    }),
    `= ${ship.sum} total points`,
    '',
  ])
  const lines = [
    `${name} (${sums.total}/${limit.total})`,
    `${FACTIONS[faction]}  - Author: `,
    '',
    `Commander: ${commander?.name ?? ''}`,
    '',
    `Objectives: ${assault}, ${defense}, ${navigation}`,
    '',
    ...blocks,
    `Squadrons (${sums.squadrons}/${limit.squadrons}):`,
    ...squadrons.map(squadronRow),
  ]
  return `${lines.join('\n')}\n`
}

const squadronRow = ({ name, kind, count, points }: Squadrons): string =>
  `${count}x ${kind === undefined ? name : `${name} ${kind}`} (${points * count})`
