import { at, forbid, permit } from '#shared/game/engine/card-builder'
import { shipsOf } from '#shared/game/engine/forces'
import { hasShot } from '#shared/game/engine/once'
import { doubledObjectiveShips, isObjectiveShip } from './objective-ships'
import { isFirst } from './players'

/**
 * Each player names one of his ships (OB1). It may attack again from a hull zone that has attacked; the first player's
 * not the same hull zone or squadron from there in one round, the second player's any. Destroyed, it counts twice.
 */
export default [
  at('setup.after-deploying')
    .ask('ship', (g, _moment, _answers, self) => shipsOf(g, self.seat))
    .do((tx, _moment, { ship }, self) => {
      if (ship) tx.nameObjectiveShip(ship, self.seat)
    }),
  permit('reuse-zone', isObjectiveShip),
  forbid('attack', (g, attacker, self, { zone, defender, defendingZone, manner }) => {
    const ownShip = g.ships[attacker]?.seat === self.seat && isObjectiveShip(g, attacker)
    if (!ownShip || !isFirst(g, self) || zone === undefined || manner) return false
    return hasShot(g, { attacker, zone, defender, defendingZone })
  }),
  doubledObjectiveShips,
]
