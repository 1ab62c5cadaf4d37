import { shortShipName } from '../read-text/every-card'
import type { Card, Facts, Squadrons } from './list-facts'

const OBJECTIVES = ({ objectives: { assault, defense, navigation } }: Facts): string[] => [
  `Assault: ${assault}`,
  `Defense: ${defense}`,
  `Navigation: ${navigation}`,
]

/** How the two builders call things. */
interface Style {
  readonly factions: Readonly<Record<Facts['faction'], string>>
  readonly commander: (card: Card) => string
  readonly ship: (name: string) => string
  readonly squadron: (squadron: Squadrons) => string
}

export const writeKingston = (facts: Facts): string =>
  written(facts, {
    factions: { rebel: 'Rebel', imperial: 'Imperial' },
    commander: ({ name }) => name,
    ship: shortShipName,
    squadron: ({ name }) => name,
  })

export const writeStarForge = (facts: Facts): string =>
  written(facts, {
    factions: { rebel: 'Rebel', imperial: 'Empire' },
    commander: ({ name, points }) => `${name} (${points})`,
    ship: (name) => name,
    squadron: ({ name, kind }) => (kind === undefined ? name : `${name} - ${kind}`),
  })

function written(facts: Facts, style: Style): string {
  const { name, faction, commander, ships, squadrons, sums } = facts
  const parts = [
    [
      `Name: ${name}`,
      `Faction: ${style.factions[faction]}`,
      `Commander: ${commander ? style.commander(commander) : ''}`,
    ],
    OBJECTIVES(facts),
    ...ships.map((ship) => [
      `${style.ship(ship.name)} (${ship.points})`,
      ...ship.upgrades.map((upgrade) => `• ${upgrade.name} (${upgrade.points})`),
      `= ${ship.sum} Points`,
    ]),
    ['Squadrons:', ...squadrons.map((each) => squadronRow(each, style)), `= ${sums.squadrons} Points`],
    [`Total Points: ${sums.total}`],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function squadronRow(squadron: Squadrons, style: Style): string {
  const { count, points } = squadron
  return `• ${count > 1 ? `${count} x ` : ''}${style.squadron(squadron)} (${points * count})`
}
