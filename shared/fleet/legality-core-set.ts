import { CORE_SET } from '#shared/game/cards/catalog/core-set'
import { isShipCard, shipCard } from '#shared/game/cards/catalog/ships'
import { isSquadronCard, type SquadronCardId, squadronCard } from '#shared/game/cards/catalog/squadrons'
import { isUpgrade } from '#shared/game/cards/catalog/upgrades'
import type { Fleet } from './fleet'
import { type Fault, fault } from './legality-faults'

/** A piece of the box that a card of the fleet needs. */
interface BoxPiece {
  readonly card: string
  readonly ship?: number
  /** What there is a limited number of. */
  readonly piece: string
  readonly most: number
}

/**
 * Cards and models that the box of the core set does not hold (R2.20). Who of the two has which of the neutral upgrades
 * is dealt out by the players; here each card is there once.
 */
export function coreSetFaults({ ships, squadrons }: Fleet): Fault[] {
  const needed: BoxPiece[] = [
    ...ships.flatMap(({ card, upgrades }, ship) => [
      ...(isShipCard(card) ? [{ card, ship, ...modelOfShip(card) }] : []),
      ...upgrades
        .filter(isUpgrade)
        .map((id) => ({ card: id, ship, piece: id, most: CORE_SET.upgrades.includes(id) ? 1 : 0 })),
    ]),
    ...squadrons.filter(isSquadronCard).map((card) => ({ card, ...modelOfSquadron(card) })),
  ]
  return [...foreignCards(needed), ...piecesBeyond(needed.filter(({ most }) => most > 0))]
}

const place = ({ card, ship }: BoxPiece) => ({ card, ...(ship !== undefined && { ship }) })

/** Squadrons of a kind share one card (R2.17): it is named once. */
function foreignCards(needed: readonly BoxPiece[]): Fault[] {
  const foreign = needed.filter(({ most }) => most === 0)
  return foreign
    .filter(({ card, ship }, at) => ship !== undefined || foreign.findIndex((each) => each.card === card) === at)
    .map((each) => fault('not-in-core-set', place(each)))
}

function piecesBeyond(needed: readonly BoxPiece[]): Fault[] {
  return [...new Set(needed.map(({ piece }) => piece))].flatMap((piece) => {
    const using = needed.filter((each) => each.piece === piece)
    const beyond = using.find(({ most }, at) => at === most)
    return beyond ? [fault('more-than-core-set', { ...place(beyond), count: using.length, most: beyond.most })] : []
  })
}

function modelOfShip(card: string): { piece: string; most: number } {
  const { shipClass } = shipCard(card)
  return { piece: shipClass, most: CORE_SET.shipModels[shipClass] ?? 0 }
}

function modelOfSquadron(card: SquadronCardId): { piece: string; most: number } {
  const { fighter } = squadronCard(card)
  return { piece: fighter, most: CORE_SET.squadrons.includes(card) ? (CORE_SET.squadronModels[fighter] ?? 0) : 0 }
}
