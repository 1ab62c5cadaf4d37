import { shipKind } from '#shared/game/cards/catalog/kinds'
import { objectiveCard } from '#shared/game/cards/catalog/objectives'
import { at, scores } from '#shared/game/engine/card-builder'
import type { Region } from '#shared/game/engine/region'
import { otherSeat } from '#shared/game/engine/state'
import { ofSecond, ownShip, seatOf } from './players'
import { placingToken, tokenId, tokensNear, tokensOn } from './tokens'

const VIP = tokenId(1)
const REGION: Region = {
  all: [{ inside: 'setup-area' }, { at: 1, of: 'obstacles' }, { beyond: 5, of: 'setup-edges' }],
}

/**
 * The second player places a token beside an obstacle (OB13). A ship that reveals a dial at distance 1 may take it; if that
 * ship is destroyed, the opponent puts it down against its base. Who carries it at the end has its victory token.
 */
export default [
  at('setup.after-obstacles')
    .when(ofSecond)
    .do((tx, _moment, _answers, self) => tx.inOrder(placingToken(VIP, self.seat, REGION, self))),
  at('dial.revealed')
    .may()
    .when((g, moment, self) => ownShip(g, moment, self) && tokensNear(g, moment.subject, 1).includes(VIP))
    .do((tx, { subject }, _answers, { seat }) => {
      const ship = tx.state.ships[subject]
      if (ship) tx.placeObjectiveToken(seat, { id: VIP, at: ship.pose, on: subject })
    }),
  at('unit.destroyed')
    // It left the table with the ship that carried it.
    .when((g, { subject }, self) => {
      const lost = g.lost.find(({ id }) => id === subject)
      return lost?.seat === otherSeat(self.seat) && lost.tokens?.includes(VIP) === true
    })
    .do((tx, { subject }, _answers, self) => {
      const { card, pose } = tx.state.lost.find(({ id }) => id === subject) ?? {}
      if (!card || !pose) return
      const { size } = shipKind(card)
      const region: Region = { all: [{ inside: 'play-area' }, { touching: { size, pose: { ...pose } } }] }
      tx.inOrder(placingToken(VIP, self.seat, region, self))
    }),
  scores((g, self) => {
    const carrier = tokensOn(g).find(({ id }) => id === VIP)?.on
    const worth = objectiveCard(self.card).victoryTokens ?? 0
    return carrier !== undefined && seatOf(g, carrier) === self.seat ? worth : 0
  }),
]
