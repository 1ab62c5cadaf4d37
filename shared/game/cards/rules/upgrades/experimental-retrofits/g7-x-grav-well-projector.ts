import { isBaseNearToken } from '#shared/game/cards/card-measure'
import { shipKind } from '#shared/game/cards/catalog/kinds'
import { markersOf, placingMarker } from '#shared/game/cards/markers'
import { at, modify } from '#shared/game/engine/card-builder'

/**
 * Its token may be placed before fleets are deployed (R16.7): it acts on own ships, too. A ship of either player that is deployed
 * at distance 1-3 of a token begins at speed 0, while the owner of the token has a ship with this card in play
 * (FQ.g7-x-grav-well-projector.1).
 */
export default [
  at('setup.before-deploying')
    .may()
    .do((tx, _moment, _answers, self) => tx.inOrder(placingMarker(self))),
  modify('startingSpeed', () => 0, {
    when(g, unit, self, { pose }) {
      const ship = g.reserve?.ships[unit]
      const place = ship && { size: shipKind(ship.card).size, pose }
      return place !== undefined && markersOf(g, self).some((marker) => isBaseNearToken(place, { at: marker }, 3))
    },
  }),
]
