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
import { isWaiting } from '#shared/game/cards/catalog/waiting'
import { beyond, withObjective, withShip, withSquadron, withUpgrade } from './edit-fleet'

/** A card that could be taken into the fleet. */
export interface Offer {
  readonly card: string
  readonly name: string
  /** Fleet points; objectives cost none. */
  readonly points?: number
  /** Why it cannot be taken now. */
  readonly fault?: Fault
}

/** A card with one of these does not belong there at all, and is not listed. */
const FOREIGN: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'wrong-faction',
  'title-wrong-ship',
  'restriction',
  'commander-on-flotilla',
  'no-free-slot',
  'not-in-core-set',
])
/** What may be mended elsewhere in the fleet keeps nobody from taking a card. */
const MENDED_LATER: ReadonlySet<FaultCode> = new Set<FaultCode>(['over-points', 'squadron-points'])

/** The cards that fit into a place of a ship, those that can be taken first. */
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

/** Whether one more of a squadron that is in the fleet may be taken: of a unique one there is one (R2.4). */
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
      const fault = faults.find(({ code }) => code === 'not-yet') ?? faults[0]
      return [{ card, name: cardName(card), ...pointsOf(card), ...(fault && { fault }) }]
    })
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, site.locale))
}

const rank = ({ card, fault }: Offer): number => (fault === undefined ? 0 : isWaiting(card) ? 2 : 1)

/** What is wrong only with the card, not what was wrong before. */
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
