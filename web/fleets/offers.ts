import { cardName } from '#messages/card-names'
import { site } from '#messages/site'
import type { Fleet } from '#shared/fleet/fleet'
import { judgeFleet } from '#shared/fleet/fleet-legality'
import type { GameOptions } from '#shared/fleet/game-presets'
import type { Fault, FaultCode } from '#shared/fleet/legality-faults'
import { isObjective, OBJECTIVES, type ObjectiveCategory, objectiveCard } from '#shared/game/cards/catalog/objectives'
import { isShipCard, SHIPS, shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, SQUADRONS, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade, UPGRADES, type UpgradeSlot, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import { beyond, withObjective, withShip, withSquadron, withUpgrade } from './edit-fleet'

/** A card that the list offers for the fleet. */
export interface Offer {
  readonly card: string
  readonly name: string
  /** Fleet points; objectives cost none. */
  readonly points?: number
  /** Why the player cannot take it now. */
  readonly fault?: Fault
}

/** The list leaves out a card with one of these faults. */
const FOREIGN: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'wrong-faction',
  'title-wrong-ship',
  'restriction',
  'commander-on-flotilla',
  'no-free-slot',
  'not-in-core-set',
])
/** A fault that the player can mend elsewhere in the fleet does not bar a card. */
const MENDED_LATER: ReadonlySet<FaultCode> = new Set<FaultCode>(['over-points', 'squadron-points'])

/** The cards for a place of a ship; first those that the player can take. */
export const upgradeOffers = (fleet: Fleet, at: number, slot: UpgradeSlot, options: GameOptions): Offer[] =>
  offers(
    Object.keys(UPGRADES).filter((id) => isUpgrade(id) && upgradeCard(id).slots.includes(slot)),
    fleet,
    options,
    (card) => withUpgrade(fleet, at, card),
  )

export const shipOffers = (fleet: Fleet, options: GameOptions): Offer[] =>
  offers(
    Object.keys(SHIPS).filter((id) => isShipCard(id) && shipCard(id).faction === fleet.faction),
    fleet,
    options,
    (card) => withShip(fleet, card),
  )

export const squadronOffers = (fleet: Fleet, options: GameOptions): Offer[] =>
  offers(
    Object.keys(SQUADRONS).filter((id) => isSquadronCard(id) && squadronCard(id).faction === fleet.faction),
    fleet,
    options,
    (card) => withSquadron(fleet, card),
  )

export const objectiveOffers = (fleet: Fleet, category: ObjectiveCategory, options: GameOptions): Offer[] =>
  offers(
    Object.keys(OBJECTIVES).filter((id) => isObjective(id) && objectiveCard(id).category === category),
    withObjective(fleet, category, undefined),
    options,
    (card) => withObjective(fleet, category, card),
  )

/** Whether the fleet may have one more of a squadron: a unique one is there once (R2.4). */
export function canHaveMore(fleet: Fleet, card: string, options: GameOptions): boolean {
  const before = judgeFleet(fleet, options).faults
  const added = judgeFleet(withSquadron(fleet, card), options).faults
  return newFaults(before, added).length === 0
}

function offers(
  cards: readonly string[],
  fleet: Fleet,
  options: GameOptions,
  taking: (card: string) => Fleet,
): Offer[] {
  const before = judgeFleet(fleet, options).faults
  return cards
    .flatMap((card): Offer[] => {
      const faults = newFaults(before, judgeFleet(taking(card), options).faults)
      if (faults.some(({ code }) => FOREIGN.has(code))) return []
      const [fault] = faults
      return [{ card, name: cardName(card), ...pointsOf(card), ...(fault && { fault }) }]
    })
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, site.locale))
}

const rank = ({ fault }: Offer): number => (fault === undefined ? 0 : 1)

/** The faults that the card adds. */
function newFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  return beyond(after, before, JSON.stringify).filter(({ code }) => !MENDED_LATER.has(code))
}

/** Objectives cost nothing. */
function pointsOf(card: string): { points?: number } {
  const printed = isShipCard(card)
    ? shipCard(card)
    : isSquadronCard(card)
      ? squadronCard(card)
      : isUpgrade(card)
        ? upgradeCard(card)
        : undefined
  return printed === undefined ? {} : { points: printed.points }
}
