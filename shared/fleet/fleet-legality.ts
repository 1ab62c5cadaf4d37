import { isLater } from '#shared/game/cards/catalog/catalog-names'
import { LATER_COMMANDERS } from '#shared/game/cards/catalog/later-names'
import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade, type UpgradeSlot, upgradeCard } from '#shared/game/cards/catalog/upgrades'
import type { Faction } from '#shared/game/engine/terms'
import type { Fleet } from './fleet'
import { bringsObjectives, type GameOptions } from './game-presets'
import { coreSetFaults } from './legality-core-set'
import { type Fault, fault } from './legality-faults'
import { objectiveFaults } from './legality-objectives'
import { shipFaults } from './legality-ship'

/** What a fleet costs and every reason why it is not legal; without faults it is. */
export interface Judgement {
  readonly points: number
  /** Ships with their upgrades. */
  readonly shipPoints: number
  readonly squadronPoints: number
  readonly squadronLimit: number
  readonly faults: readonly Fault[]
}

/** What ships, squadrons and upgrades have in common. */
interface PrintedCard {
  readonly name: string
  readonly points: number
  readonly unique?: boolean
  readonly uniqueName?: string
  readonly faction?: Faction
  readonly slots?: readonly UpgradeSlot[]
}

/** A card in its place in the list. */
interface ListEntry {
  readonly as: 'ship' | 'upgrade' | 'squadron'
  readonly card: string
  readonly ship?: number
  /** Nothing for a card that is not known here. */
  readonly printed: PrintedCard | undefined
}

/** One third of the agreed limit, rounded up, even if the fleet is cheaper than that (R2.16). */
export const squadronLimit = (limit: number): number => Math.ceil(limit / 3)

/**
 * Judges a fleet by the rules of fleet building (R2) for a game with these options.
 * @param prices what a list prints as the fleet points of cards that are not known here; they count nothing without it
 */
export function judgeFleet(
  fleet: Fleet,
  options: GameOptions,
  prices: Readonly<Record<string, number>> = {},
): Judgement {
  const cards = cardsOf(fleet)
  const cost = ({ card, printed }: ListEntry) =>
    printed?.points ?? (Object.hasOwn(prices, card) ? (prices[card] ?? 0) : 0)
  const sum = (some: readonly ListEntry[]) => some.reduce((total, each) => total + cost(each), 0)
  const points = sum(cards)
  const squadronPoints = sum(cards.filter(({ as }) => as === 'squadron'))
  return {
    points,
    shipPoints: points - squadronPoints,
    squadronPoints,
    squadronLimit: squadronLimit(options.limit),
    faults: [
      ...totalFaults(points, squadronPoints, options),
      ...flotillaFaults(cards, options),
      ...commanderFaults(cards),
      ...fleet.ships.flatMap(shipFaults),
      ...onceEach(cards).flatMap((each) => cardFaults(each, fleet.faction)),
      ...uniqueFaults(cards),
      ...(options.coreSet ? coreSetFaults(fleet) : []),
      ...(bringsObjectives(options) ? objectiveFaults(fleet) : []),
    ],
  }
}

const cardsOf = ({ ships, squadrons }: Fleet): ListEntry[] => [
  ...ships.flatMap(({ card, upgrades }, ship): ListEntry[] => [
    { as: 'ship', card, ship, printed: isShipCard(card) ? shipCard(card) : undefined },
    ...upgrades.map(
      (id): ListEntry => ({
        as: 'upgrade',
        card: id,
        ship,
        printed: isUpgrade(id) ? upgradeCard(id) : undefined,
      }),
    ),
  ]),
  ...squadrons.map(
    (card): ListEntry => ({
      as: 'squadron',
      card,
      printed: isSquadronCard(card) ? squadronCard(card) : undefined,
    }),
  ),
]

function totalFaults(points: number, squadronPoints: number, { limit }: GameOptions): Fault[] {
  const most = squadronLimit(limit)
  return [
    ...(points > limit ? [fault('over-points', { count: points, most: limit })] : []),
    ...(squadronPoints > most ? [fault('squadron-points', { count: squadronPoints, most })] : []),
  ]
}

/** Tournaments of the time allow two (R2.22, R20.14). */
function flotillaFaults(cards: readonly ListEntry[], { flotillas }: GameOptions): Fault[] {
  const count = cards.filter(({ as, card }) => as === 'ship' && isShipCard(card) && shipCard(card).flotilla).length
  return flotillas !== undefined && count > flotillas ? [fault('too-many-flotillas', { count, most: flotillas })] : []
}

const isCommander = ({ as, card, printed }: ListEntry): boolean =>
  as === 'upgrade' && (printed?.slots?.includes('commander') ?? Object.hasOwn(LATER_COMMANDERS, card))

/** Exactly one in the fleet, on any ship (R2.6). */
function commanderFaults(cards: readonly ListEntry[]): Fault[] {
  const [first, ...more] = cards.filter(isCommander)
  if (first === undefined) return [fault('no-commander', {})]
  return more.map(({ card, ship = 0 }) => fault('more-than-one-commander', { card, beside: first.card, ship }))
}

/** Squadrons of a kind share one card (R2.17): what is wrong with it is said once. */
const onceEach = (cards: readonly ListEntry[]): ListEntry[] =>
  cards.filter(
    ({ as, card }, at) => as !== 'squadron' || cards.findIndex((each) => each.as === as && each.card === card) === at,
  )

const place = ({ card, ship }: ListEntry) => ({ card, ...(ship !== undefined && { ship }) })

/** What is wrong with a card wherever it lies (R2.1, R2.3, R2.13). */
function cardFaults(listed: ListEntry, faction: Faction): Fault[] {
  const { card, printed } = listed
  if (printed === undefined) return [fault('unknown-card', { ...place(listed), later: isLater(card) })]
  const isForeign = printed.faction !== undefined && printed.faction !== faction
  return isForeign ? [fault('wrong-faction', place(listed))] : []
}

/** At most one card of each unique name, among cards of all kinds (R2.4). */
function uniqueFaults(cards: readonly ListEntry[]): Fault[] {
  const named = new Map<string, string>()
  return cards.flatMap((listed) => {
    const { card, printed } = listed
    if (!printed?.unique) return []
    const name = printed.uniqueName ?? printed.name
    const beside = named.get(name)
    if (beside !== undefined) return [fault('unique-twice', { ...place(listed), beside })]
    named.set(name, card)
    return []
  })
}
