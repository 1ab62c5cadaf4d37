import type { Fleet } from '#shared/fleet/fleet'
import type { GameOptions } from '#shared/fleet/game-presets'
import { isObjective, OBJECTIVE_CATEGORIES, OBJECTIVES, objectiveCard } from '#shared/game/cards/catalog/objectives'
import { SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { SQUADRONS, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade } from '#shared/game/cards/catalog/upgrades'
import type { Faction } from '#shared/game/engine/terms'
import type { Brought } from './brought'
import { equipped, isCommander, isLegal, upgradesOf, withShip, withSquadron } from './random-fleet'

type Below = (k: number) => number

/** So many of the rarest upgrades are brought besides what is wanted, before all that is left is filled up. */
const RARE_UPGRADES = 4

/** One in so many of the cards that are wanted is brought twice, if it may be. */
const COPIED = 2

export interface FullFleetWishes {
  options: GameOptions
  faction: Faction
  /** Cards that it should bring, if it may. */
  wanted: readonly string[]
  /** So many of the rarest squadrons come before all other upgrades. */
  rareSquadrons: number
  brought: Brought
  below: Below
}

/** A legal fleet of what has come least so far, with as many upgrades as there is room for (R2). */
export function fullFleet({ options, faction, wanted, rareSquadrons, brought, below }: FullFleetWishes): Fleet {
  const rarest = (cards: readonly string[]) => brought.rarest(cards, below)
  const upgrades = upgradesOf(faction)
  const ships = rarest(Object.keys(SHIPS).filter((id) => shipCard(id).faction === faction))
  const squadrons = rarest(Object.keys(SQUADRONS).filter((id) => squadronCard(id).faction === faction))
  const commanders = upgrades.filter(isCommander)
  const others = rarest(upgrades.filter((id) => !isCommander(id)))
  const objectives = objectivesOf(wanted, rarest)
  const flagships = [...wanted.filter((id) => commanders.includes(id)), ...rarest(commanders)].flatMap((commander) =>
    ships.map((card): Fleet => ({ faction, ships: [{ card, upgrades: [commander] }], squadrons: [], objectives })),
  )
  const first = flagships.find((each) => isLegal(each, options))
  if (!first) throw new Error(`no flagship for ${options.limit} points`)
  let fleet = first
  const grow = (...bigger: readonly Fleet[]): void => {
    fleet = bigger.find((each) => isLegal(each, options)) ?? fleet
  }
  const equip = (card: string) => grow(...fleet.ships.map((_, at) => equipped(fleet, at, card)))
  const bring = (card: string) =>
    grow(
      ...fleet.ships.map((_, at) => equipped(fleet, at, card)),
      ...ships.map((ship) => withShip(fleet, ship, [card])),
    )
  // Some cards need a copy of themselves on another ship
  for (const card of [...wanted, ...wanted.filter(() => below(COPIED) === 0)]) {
    if (squadrons.includes(card)) grow(withSquadron(fleet, card))
    else if (isUpgrade(card) && !isCommander(card)) bring(card)
  }
  for (const card of others.slice(0, RARE_UPGRADES)) bring(card)
  for (const card of squadrons.slice(0, rareSquadrons)) grow(withSquadron(fleet, card))
  for (const card of others) equip(card)
  for (const card of squadrons) grow(withSquadron(fleet, card))
  return fleet
}

function objectivesOf(wanted: readonly string[], rarest: (cards: readonly string[]) => string[]): Fleet['objectives'] {
  const cards = [...wanted.filter(isObjective), ...rarest(Object.keys(OBJECTIVES))]
  return Object.fromEntries(
    OBJECTIVE_CATEGORIES.map((category) => [
      category,
      cards.find((card) => isObjective(card) && objectiveCard(card).category === category),
    ]),
  )
}
