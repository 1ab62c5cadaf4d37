import { shipKind } from '#shared/game/cards/catalog/kinds'
import { permit } from '#shared/game/engine/card-builder'

/** Attacks of ships on friendly small and medium ships at speed 3 or more are obstructed (R6.13). */
export default [
  permit('obstruct', (g, unit, self, { attacker }) => {
    const ship = g.ships[unit]
    const isMeant = ship?.seat === self.seat && shipKind(ship.card).size !== 'large' && ship.dialSpeed >= 3
    return isMeant && g.ships[attacker] !== undefined
  }),
]
