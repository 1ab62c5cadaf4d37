import { cardName } from '#shared/game/cards/catalog/catalog-names'
import { OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '#shared/game/cards/catalog/objectives'
import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, SQUADRONS, type SquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isCommander } from '#shared/game/cards/catalog/upgrade-kinds'
import { isUpgrade, UPGRADES, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { Faction } from '#shared/game/engine/terms'
import type { Fleet } from '../fleet'

/** A card with what is written of it. */
export interface Card {
  readonly id: string
  /** As printed, without quotation marks around the name of a pilot. */
  readonly name: string
  readonly points: number
}

export interface Ship extends Card {
  readonly upgrades: readonly Card[]
  /** With its upgrades. */
  readonly sum: number
}

/** Squadrons of one card that stand together in the list. */
export interface Squadrons extends Card {
  readonly count: number
  /** The kind of fighter that a pilot flies, as the squadron of that kind is called. */
  readonly kind?: string
}

/** What every format writes of a fleet, each in its own way. */
export interface Facts {
  readonly name: string
  readonly faction: Faction
  readonly commander?: Card
  readonly ships: readonly Ship[]
  readonly squadrons: readonly Squadrons[]
  /** By category, in their order; empty where there is none. */
  readonly objectives: Readonly<Record<ObjectiveCategory, string>>
  readonly sums: { readonly squadrons: number; readonly total: number }
  /** Fleet points of the game, and those that squadrons may take of them. */
  readonly limit: { readonly total: number; readonly squadrons: number }
}

const NAMELESS = 'Untitled Fleet'

export function factsOf(fleet: Fleet, name: string, limit: number): Facts {
  const ships = fleet.ships.map(({ card, upgrades }): Ship => {
    const ship = cardOf(card, isShipCard(card) ? shipCard(card).points : 0)
    const cards = upgrades.map((id) => cardOf(id, isUpgrade(id) ? upgradeCard(id).points : 0))
    return { ...ship, upgrades: cards, sum: added([ship, ...cards]) }
  })
  const squadrons = together(fleet.squadrons).map(({ id, count }): Squadrons => {
    const squadron = isSquadronCard(id) ? squadronCard(id) : undefined
    const kind = squadron?.unique ? kindOf(squadron) : undefined
    return { ...cardOf(id, squadron?.points ?? 0), count, ...(kind && { kind }) }
  })
  const commander = ships.flatMap(({ upgrades }) => upgrades).find(({ id }) => isCommander(id))
  const ofSquadrons = squadrons.reduce((sum, { points, count }) => sum + points * count, 0)
  const [assault = '', defense = '', navigation = ''] = OBJECTIVE_CATEGORIES.map((category) =>
    cardName(fleet.objectives[category] ?? ''),
  )
  return {
    name: name.split(/\s+/).join(' ').trim() || NAMELESS,
    faction: fleet.faction,
    ...(commander && { commander }),
    ships,
    squadrons,
    objectives: { assault, defense, navigation },
    sums: { squadrons: ofSquadrons, total: ships.reduce((sum, ship) => sum + ship.sum, ofSquadrons) },
    limit: { total: limit, squadrons: Math.ceil(limit / 3) },
  }
}

const added = (cards: readonly Card[]): number => cards.reduce((sum, { points }) => sum + points, 0)

const cardOf = (id: string, points: number): Card => ({ id, name: cardName(id).replaceAll('"', ''), points })

/** What the squadron of its kind is called that has no pilot of a name. */
function kindOf({ fighter }: SquadronCard): string | undefined {
  const all: readonly SquadronCard[] = Object.values(SQUADRONS)
  return all.find((each) => each.fighter === fighter && !each.unique)?.name
}

/** Neighbours of one kind as one row: the order of the list stays. */
function together(ids: readonly string[]): { readonly id: string; readonly count: number }[] {
  const rows: { id: string; count: number }[] = []
  for (const id of ids) {
    const last = rows.at(-1)
    if (last?.id === id) last.count++
    else rows.push({ id, count: 1 })
  }
  return rows
}

const SIGNS = [
  ['commander', 'com'],
  ['officer', 'off'],
  ['weapon-team', 'wpn'],
] as const

/** What tells an upgrade from others of its name: `com`, `off` or `wpn`; nothing where there is no other. */
export function signOf({ id, name }: Card): 'com' | 'off' | 'wpn' | undefined {
  const all = Object.entries(UPGRADES)
  if (!isUpgrade(id) || !all.some(([other, card]) => other !== id && card.name === name)) return undefined
  const slots = upgradeCard(id).slots
  return SIGNS.find(([slot]) => slots.includes(slot))?.[1]
}
