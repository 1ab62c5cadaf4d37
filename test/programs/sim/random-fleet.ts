import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import type { GameOptions } from '#shared/fleet/game-presets'
import { OBJECTIVES, type ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import { SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, SQUADRONS, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade, UPGRADES, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import { CARD_RULES } from '#shared/game/cards/rules/index'
import type { Faction } from '#shared/game/engine/terms'

type Below = (k: number) => number
const pick = <T>(things: readonly T[], below: Below): T => {
  const thing = things[below(things.length)]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

/** So many upgrades and squadrons are brought if there is any ship for them, so that rare ones are seen as often as any. */
const FEATURED_UPGRADES = 5
const FEATURED_SQUADRONS = 3
/** How many further additions are tried; those that would make the list illegal are left. */
const TRIES = 50

/** Nothing for a card that either side may bring. */
export function factionOf(card: string): Faction | undefined {
  if (isUpgrade(card)) return upgradeCard(card).faction
  return isSquadronCard(card) ? squadronCard(card).faction : undefined
}
export const upgradesOf = (faction: Faction): string[] =>
  Object.keys(UPGRADES).filter((id) => (upgradeCard(id).faction ?? faction) === faction)
export const isCommander = (id: string): boolean => upgradeCard(id).slots[0] === 'commander'

const objectives = (below: Below): Fleet['objectives'] => {
  const of = (category: ObjectiveCategory) =>
    pick(
      Object.keys(OBJECTIVES).filter((id) => OBJECTIVES[id as keyof typeof OBJECTIVES].category === category),
      below,
    )
  return { assault: of('assault'), defense: of('defense'), navigation: of('navigation') }
}

export const isLegal = (fleet: Fleet, options: GameOptions): boolean => judgeFleet(fleet, options).faults.length === 0

/** A legal fleet: any flagship, some cards that are to be seen, then anything that fits (R2). */
export function randomFleet(faction: Faction, options: GameOptions, below: Below): Fleet {
  const upgrades = upgradesOf(faction)
  const ships = Object.keys(SHIPS).filter((id) => shipCard(id).faction === faction)
  const squadrons = Object.keys(SQUADRONS).filter((id) => squadronCard(id).faction === faction)
  let fleet = flagship(faction, options, below)
  const grow = (...bigger: readonly Fleet[]): void => {
    fleet = bigger.find((each) => isLegal(each, options)) ?? fleet
  }
  // They alone do not keep a fleet in the game (R20.12): some should be there when all else is gone.
  const flotillas = ships.filter((id) => shipCard(id).flotilla)
  if (options.elimination === 'end-of-round-without-flotillas') grow(withShip(fleet, pick(flotillas, below)))
  for (let n = 0; n < FEATURED_UPGRADES; n += 1) {
    const card = pick(upgrades, below)
    const more = shuffled(ships, below).map((ship) => withShip(fleet, ship, [card]))
    grow(...fleet.ships.map((_, at) => equipped(fleet, at, card)), ...more)
  }
  for (let n = 0; n < FEATURED_SQUADRONS; n += 1) {
    const aces = squadrons.filter((id) => id in CARD_RULES)
    grow(withSquadron(fleet, pick(n === 0 && aces.length > 0 ? aces : squadrons, below)))
  }
  for (let n = 0; n < TRIES; n += 1) {
    const what = below(6)
    if (what === 0) grow(withShip(fleet, pick(ships, below)))
    else if (what < 3) grow(withSquadron(fleet, pick(squadrons, below)))
    else grow(equipped(fleet, below(fleet.ships.length), pick(upgrades, below)))
  }
  return fleet
}

function shuffled(ids: readonly string[], below: Below): string[] {
  const left = [...ids]
  return ids.flatMap(() => left.splice(below(left.length), 1))
}

function flagship(faction: Faction, options: GameOptions, below: Below): Fleet {
  const ships = Object.keys(SHIPS).filter((id) => shipCard(id).faction === faction)
  const commanders = upgradesOf(faction).filter(isCommander)
  for (let tries = 0; tries < 1000; tries += 1) {
    const ship = { card: pick(ships, below), upgrades: [pick(commanders, below)] }
    const fleet: Fleet = { faction, ships: [ship], squadrons: [], objectives: objectives(below) }
    if (isLegal(fleet, options)) return fleet
  }
  throw new Error(`no flagship for ${options.limit} points`)
}

export const withShip = (fleet: Fleet, card: string, upgrades: readonly string[] = []): Fleet => ({
  ...fleet,
  ships: [...fleet.ships, { card, upgrades }],
})
export const withSquadron = (fleet: Fleet, card: string): Fleet => ({ ...fleet, squadrons: [...fleet.squadrons, card] })
export const equipped = (fleet: Fleet, at: number, card: string): Fleet => ({
  ...fleet,
  ships: fleet.ships.map((ship, i) => (i === at ? { ...ship, upgrades: [...ship.upgrades, card] } : ship)),
})
