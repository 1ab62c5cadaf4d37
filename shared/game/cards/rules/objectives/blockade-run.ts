import { isShipCard } from '#shared/game/cards/catalog/kinds'
import { basePlace } from '#shared/game/cards/catalog/models'
import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import { at, modify, scores } from '#shared/game/engine/card-builder'
import type { Self } from '#shared/game/engine/card-rules'
import type { LostUnit, PublicTable } from '#shared/game/engine/state'
import { otherSeat } from '#shared/game/engine/state'
import { shapeInside } from '#shared/game/geometry/region-shape'
import { deploymentZone } from '#shared/game/geometry/table-area'
import { isFirst, ofSecond } from './players'
import { tokenId, tokensOn } from './tokens'

/** All ships of the second player carry one. */
const isCarrierLost = ({ seat, card }: Pick<LostUnit, 'seat' | 'card'>, self: Self): boolean =>
  seat === otherSeat(self.seat) && isShipCard(card)

/** Ships with a token that have broken through. */
const through = (g: PublicTable, { seat }: Self): number =>
  tokensOn(g).filter(({ on }) => {
    const ship = g.ships[on ?? '']
    return ship && shapeInside({ kind: 'ship', place: basePlace(ship) }, deploymentZone(g, otherSeat(seat)))
  }).length

/**
 * The players sit at the short edges, and their zones are two rulers deep (OB5, RL.26). The second player places all obstacles
 * between them; each of his ships carries a token, also one that is set aside later (FQ.blockade-run.1). A destroyed carrier is
 * worth a victory token to the first player; one that is wholly in the zone of the first player at the end, to the second.
 */
export default [
  at('setup.objective')
    .when(ofSecond)
    .do((tx, _moment, _answers, { seat, source }) => {
      tx.takeShortEdges(source)
      const ships = Object.values(tx.state.reserve?.ships ?? {}).filter((ship) => ship.seat === seat)
      for (const [i, { id, pose }] of ships.entries())
        tx.placeObjectiveToken(seat, { id: tokenId(i + 1), at: pose, on: id })
    }),
  modify('obstacles', () => ({
    region: { all: [{ inside: 'between-zones' }, { beyond: 1, of: 'obstacles' }] },
    by: 'second',
  })),
  at('unit.destroyed')
    .when(
      (g, { subject }, self) =>
        isFirst(g, self) && g.lost.some((unit) => unit.id === subject && isCarrierLost(unit, self)),
    )
    .do((tx, _moment, _answers, self) => tx.gainVictoryTokens(self.seat, 1, self.source)),
  scores((g, self) => {
    const worth = objectiveCard(self.card).victoryTokens ?? 0
    if (!isFirst(g, self)) return worth * through(g, self)
    // What is still set aside at the end is destroyed when nothing can act any more (R3.29).
    return (
      worth * g.lost.filter((unit) => unit.round > 0 && unit.cause === 'left-out' && isCarrierLost(unit, self)).length
    )
  }),
]
