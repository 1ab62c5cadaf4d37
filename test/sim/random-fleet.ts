import { OBJECTIVES, type ObjectiveCategory } from '#shared/cards/catalog/objectives'
import { SHIPS, shipCard } from '#shared/cards/catalog/ships'
import { SQUADRONS, squadronCard } from '#shared/cards/catalog/squadrons'
import { UPGRADES, upgradeCard } from '#shared/cards/catalog/upgrades'
import { isWaiting } from '#shared/cards/catalog/waiting'
import type { Faction } from '#shared/engine/terms'
import type { Fleet, FleetShip } from '#shared/fleet/fleet'
import type { GameOptions } from '#shared/fleet/game-options'
import { judgeFleet } from '#shared/fleet/legality'

type Below = (k: number) => number
const pick = <T>(things: readonly T[], below: Below): T => {
  const thing = things[below(things.length)]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

/** How many additions are tried; those that would make the list illegal are left. */
const TRIES = 60

const playable = (ids: object): string[] => Object.keys(ids).filter((id) => !isWaiting(id))
const upgradesOf = (faction: Faction): string[] =>
  playable(UPGRADES).filter((id) => (upgradeCard(id).faction ?? faction) === faction)
const isCommander = (id: string): boolean => upgradeCard(id).slots[0] === 'commander'

const objectives = (below: Below): Fleet['objectives'] => {
  const of = (category: ObjectiveCategory) =>
    pick(
      playable(OBJECTIVES).filter((id) => OBJECTIVES[id as keyof typeof OBJECTIVES].category === category),
      below,
    )
  return { assault: of('assault'), defense: of('defense'), navigation: of('navigation') }
}

const isLegal = (fleet: Fleet, options: GameOptions): boolean => judgeFleet(fleet, options).faults.length === 0

/** A legal fleet of playable cards: any flagship, then anything that fits, in any order (R2). */
export function randomFleet(faction: Faction, options: GameOptions, below: Below): Fleet {
  let fleet = flagship(faction, options, below)
  const upgrades = upgradesOf(faction)
  const ships = playable(SHIPS).filter((id) => shipCard(id).faction === faction)
  const squadrons = playable(SQUADRONS).filter((id) => squadronCard(id).faction === faction)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const what = below(6)
    const bigger =
      what === 0
        ? withShip(fleet, pick(ships, below))
        : what < 3
          ? withSquadron(fleet, pick(squadrons, below))
          : withUpgrade(fleet, pick(upgrades, below), below)
    if (isLegal(bigger, options)) fleet = bigger
  }
  return fleet
}

function flagship(faction: Faction, options: GameOptions, below: Below): Fleet {
  const ships = playable(SHIPS).filter((id) => shipCard(id).faction === faction)
  const commanders = upgradesOf(faction).filter(isCommander)
  for (let tries = 0; tries < 1000; tries += 1) {
    const ship = { card: pick(ships, below), upgrades: [pick(commanders, below)] }
    const fleet: Fleet = { faction, ships: [ship], squadrons: [], objectives: objectives(below) }
    if (isLegal(fleet, options)) return fleet
  }
  throw new Error(`no flagship for ${options.limit} points`)
}

const withShip = (fleet: Fleet, card: string): Fleet => ({ ...fleet, ships: [...fleet.ships, { card, upgrades: [] }] })
const withSquadron = (fleet: Fleet, card: string): Fleet => ({ ...fleet, squadrons: [...fleet.squadrons, card] })
function withUpgrade(fleet: Fleet, card: string, below: Below): Fleet {
  const at = below(fleet.ships.length)
  const equipped = (ship: FleetShip, i: number) => (i === at ? { ...ship, upgrades: [...ship.upgrades, card] } : ship)
  return { ...fleet, ships: fleet.ships.map(equipped) }
}
